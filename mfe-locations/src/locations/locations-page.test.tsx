// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../testing/render-at';

afterEach(cleanup);

test('the page says what it is, in the window’s title too, and whose it is', () => {
  renderAt('/locations');
  expect(screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent)).toEqual(['Locations']);
  expect(document.title).toBe('Locations');
  expect(screen.getByText('What stands here is of the Sample Court.')).toBeTruthy();
});
