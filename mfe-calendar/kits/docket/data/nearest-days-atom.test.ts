import { chooseCourtAtom, type PageCourt, setConnectionAtom } from '@court/contract';
import { monthPath } from '@court/domain';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { nearestDaysAtom, nextDayAtom } from './nearest-days-atom';

afterEach(() => vi.unstubAllGlobals());

/** Two scheduled hearings. */
const FACET = 'j1~_~o1~bk~7~scheduled~N';

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('the nearest day appears when the connection comes back, and gives way to a nearer one that is published', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const store = createStore();
  const client = { databaseURL: 'http://localhost:9000?ns=nearest' };
  store.set(chooseCourtAtom, { code: 'nearest', client, timeZones: ['UTC'] } as unknown as PageCourt);
  const nearestAtom = nearestDaysAtom({ kind: 'hearings', date: '2026-11-23' });
  store.sub(nearestAtom, () => {});
  await vi.waitFor(() => expect(store.get(nearestAtom).status).toBe('failed'), 10_000);

  const listeners = new Map<string, (json: unknown) => void>();
  store.set(setConnectionAtom, {
    watch(path, onValue) {
      listeners.set(path, onValue);
      return () => listeners.delete(path);
    },
    watchConnected(tell) {
      tell(true);
      return () => {};
    },
  });
  const send = async (month: string, days: readonly string[]) => {
    const counts = days.map((day) => [`d${day}`, { [FACET]: 2 }]);
    listeners.get(monthPath('hearings', month))?.(Object.fromEntries(counts));
    await settle();
  };
  await send('2026-11', ['09']);
  expect(store.get(nearestAtom)).toEqual({ status: 'loading', before: '2026-11-09', after: null });
  await send('2026-12', ['08']);
  expect(store.get(nearestAtom)).toEqual({ status: 'known', before: '2026-11-09', after: '2026-12-08' });
  expect(listeners.has(monthPath('hearings', '2027-01'))).toBe(false);
  await send('2026-12', ['02', '08']);
  expect(store.get(nearestAtom).after).toBe('2026-12-02');
});

test('the next day alone reads no earlier month', async () => {
  const read: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    read.push(decodeURIComponent(new URL(url).pathname));
    return new Response(url.includes('2026-12') ? JSON.stringify({ d08: { [FACET]: 2 } }) : '{}');
  });
  const store = createStore();
  const client = { databaseURL: 'http://localhost:9000?ns=next' };
  store.set(chooseCourtAtom, { code: 'next', client, timeZones: ['UTC'] } as unknown as PageCourt);
  const nextAtom = nextDayAtom({ kind: 'hearings', date: '2026-11-02' });
  store.sub(nextAtom, () => {});
  await vi.waitFor(() => expect(store.get(nextAtom)).toEqual({ status: 'known', day: '2026-12-08' }));
  expect(read.filter((path) => /2026-10/.test(path))).toEqual([]);
  expect(read.some((path) => /2026-11/.test(path))).toBe(true);
});
