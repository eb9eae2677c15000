// @vitest-environment jsdom
import type { ReadingStatus } from '@court/contract';
import { render, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReadingLine } from './reading-line';

const NOON = new Date(2026, 10, 23, 12, 0).getTime();
const EARLIER = new Date(2026, 10, 23, 9, 12).getTime();
const YESTERDAY = new Date(2026, 10, 22, 16, 5).getTime();

beforeEach(() => vi.useFakeTimers({ now: NOON }));
afterEach(() => vi.useRealTimers());

test.each<[ReadingStatus, number, string]>([
  ['cached', EARLIER, 'Read at 9:12 AM'],
  ['offline', EARLIER, 'Offline: showing what was read at 9:12 AM'],
  ['offline', YESTERDAY, 'Offline: showing what was read at Nov 22, 2026, 4:05 PM'],
])('%s, read at %i: %s', (status, asOf, text) => {
  const { container, unmount } = render(<ReadingLine status={status} asOf={asOf} polling={false} />);
  expect(within(container).getByRole('status').textContent).toBe(text);
  unmount();
});
