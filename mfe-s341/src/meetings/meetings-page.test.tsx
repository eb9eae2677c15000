// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../testing/render-at';

afterEach(cleanup);

test('the page says what it is, in the window’s title too, and whose it is', () => {
  renderAt('/s341-hearing');
  expect(screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent)).toEqual(['Meetings']);
  expect(document.title).toBe('Meetings');
  expect(screen.getByText('What stands here is of the Sample Court.')).toBeTruthy();
});
