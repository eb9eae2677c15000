import { chooseCourtAtom, type PageCourt } from '@court/contract';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { nextDateAtom } from './next-date';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ROW = { n: '26-51234', c: 'Rivera', y: 'bk', s: 'scheduled' };
/** Three hearings this morning, which fill the first read, and one tomorrow. */
const DATES = Object.fromEntries(
  ['2026-11-23~0930~a', '2026-11-23~0930~b', '2026-11-23~0930~c', '2026-11-24~0930~d'].map((key) => [
    key,
    ROW,
  ]),
);

test('the next date moves on when the hearings that were read are over', async () => {
  vi.useFakeTimers();
  vi.setSystemTime(Date.UTC(2026, 10, 23, 9));
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address);
    if (!pathname.includes('Attorneys')) return Response.json(null);
    const from = JSON.parse(searchParams.get('startAt') ?? '""') as string;
    const found = Object.entries(DATES).filter(([key]) => key >= from);
    return Response.json(Object.fromEntries(found.slice(0, Number(searchParams.get('limitToFirst')))));
  });
  const store = createStore();
  const client = { databaseURL: 'http://localhost:9000?ns=next' };
  store.set(chooseCourtAtom, { code: 'next', client, timeZones: ['UTC'] } as unknown as PageCourt);
  const next = nextDateAtom(
    JSON.stringify({ kind: 'hearings', field: 'attorney', id: 'p1', hasMeeting: false }),
  );
  store.sub(next, () => {});
  const date = () => (store.get(next) as { row: { date: string } } | null)?.row?.date;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(date()).toBe('2026-11-23');
  vi.setSystemTime(Date.UTC(2026, 10, 23, 17));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(date()).toBe('2026-11-24');
});
