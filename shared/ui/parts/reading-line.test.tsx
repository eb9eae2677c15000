// @vitest-environment jsdom
import { chooseCourtAtom, type PageCourt, type ReadingStatus } from '@court/contract';
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReadingLine } from './reading-line';

const NOON = Date.UTC(2026, 10, 23, 18);
const MINUTE = 60_000;

beforeEach(() => vi.useFakeTimers({ now: NOON }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function textOf(status: ReadingStatus, asOf: number): string | null {
  const store = createStore();
  store.set(chooseCourtAtom, { timeZones: ['America/Chicago'] } as unknown as PageCourt);
  const { container } = render(
    <Provider store={store}>
      <ReadingLine status={status} asOf={asOf} polling={false} />
    </Provider>,
  );
  return container.textContent;
}

test('shows the time of the reading on the court’s clock', () => {
  expect(textOf('cached', NOON - 168 * MINUTE)).toBe('Loaded at 9:12 AM');
});

test('an offline device says when it loaded the page and how long ago that was', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(textOf('offline', NOON - 12 * MINUTE)).toBe('Offline. Loaded at 11:48 AM, 12 min ago.');
  expect(textOf('offline', NOON - 168 * MINUTE)).toBe('Offline. Loaded at 9:12 AM, 2 hours ago.');
  expect(textOf('offline', NOON - 1200 * MINUTE)).toBe('Offline. Loaded at Nov 22, 4:00 PM, 20 hours ago.');
  expect(textOf('offline', NOON - 4320 * MINUTE)).toBe('Offline. Loaded at Nov 20, 12:00 PM, 3 days ago.');
});

test('a device with a network says only that the database does not answer', () => {
  expect(textOf('offline', NOON - 20_000)).toBe(
    'No answer from the court’s database. Loaded at 11:59 AM, less than 1 min ago.',
  );
});
