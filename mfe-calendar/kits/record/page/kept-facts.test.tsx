// @vitest-environment jsdom
import { chooseCourtAtom, type PageCourt } from '@court/contract';
import { readRow, type StoredRow } from '@court/domain';
import { cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptFacts } from './kept-facts';

const NOW = Date.UTC(2026, 10, 23, 18);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function textOf(row: Partial<StoredRow>, asOf: number | null = NOW - 60_000) {
  const store = createStore();
  const client = { databaseURL: 'http://localhost:9000' };
  const court = { code: 'txwb', client, timeZones: ['America/Chicago'], offices: {} };
  store.set(chooseCourtAtom, court as unknown as PageCourt);
  const kept = {
    row: readRow('2026-11-30', '0930~h1', {
      n: '26-50001',
      c: 'Quesada',
      y: 'bk',
      m: 'Motion',
      s: 'scheduled',
      ...row,
    }),
    asOf,
  };
  const { container } = render(
    <Provider store={store}>
      <KeptFacts kind="hearings" kept={kept} />
    </Provider>,
  );
  const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  return { lines, struck: container.querySelector('s')?.textContent };
}

test("shows the cached row's facts and their age if the record cannot be read", () => {
  const { lines, struck } = textOf({ l: 'Courtroom 1, Austin', a: 'inPerson' });
  expect(lines).toEqual([
    'Monday, November 30, 2026, 9:30 AM',
    '',
    'In person · Courtroom\u00a01, Austin',
    '26-50001 · Motion',
    'This is from a list that was loaded Nov 23, 11:59 AM. The rest needs a connection.',
  ]);
  expect(struck).toBeUndefined();
});

test('shows no place and a struck-through time for a hearing that is off', () => {
  const { lines, struck } = textOf({ l: 'Courtroom 1, Austin', a: 'inPerson', s: 'stricken' }, null);
  expect(struck).toBe('Monday, November 30, 2026, 9:30 AM');
  expect(lines.join()).not.toContain('Courtroom');
  expect(lines.join()).toMatch(/Stricken/);
  expect(lines.at(-1)).toBe('This is from your list on this device. The rest needs a connection.');
});

test('shows no courtroom for a hearing by video', () => {
  expect(textOf({ l: 'Courtroom 1, Austin', a: 'video' }).lines.join()).not.toContain('Courtroom');
});
