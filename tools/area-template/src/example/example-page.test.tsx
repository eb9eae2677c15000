// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../testing/render-at';

afterEach(cleanup);

test('the page shows its name, also in the window’s title, and its court', () => {
  renderAt('/example');
  expect(screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent)).toEqual(['Example']);
  expect(document.title).toBe('Example');
  expect(screen.getByText('This page belongs to the Sample Court.')).toBeTruthy();
});
