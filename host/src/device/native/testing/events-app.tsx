import {
  type CalendarEvent,
  chooseCourtAtom,
  type FoundEvent,
  type PageCourt,
  setConnectionAtom,
  setDeviceAtom,
  storedValuesAtom,
  takeStoredAtom,
} from '@court/contract';
import { act, render, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, vi } from 'vitest';
import { MovedEvents } from '../moved-events';

/** 9:30 AM on November 30, 2026, in San Antonio. */
export const START = Date.UTC(2026, 10, 30, 15, 30);

/** A hearing at 9:30 AM as stored in the database. */
export const record = (more = {}) => ({
  ...{ date: '2026-11-30', time: '09:30', caseNumber: '26-50001', caseTitle: 'Peña', officeId: 'o5' },
  ...{ status: 'scheduled', ...more },
});

export const TITLE = 'Hearing: 26-50001 Peña';
/** Its event in the device’s calendar. */
export const STANDING = { title: TITLE, start: START, end: START + 1_800_000, calendar: null };

let courts = 0;
/** An app whose calendar has an event at 9:30 AM for each of `uids`. The court's database has `entries`. */
export function eventsApp(
  uids: (court: string) => string[],
  entries: Record<string, unknown>,
  permission = 'granted',
  stored = {},
) {
  courts += 1;
  const code = `moved${courts}`;
  const reads: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const path = decodeURIComponent(new URL(url).pathname.slice(1, -'.json'.length));
    reads.push(path);
    if (entries[path] === 'gone') throw new TypeError('Failed to fetch');
    if (entries[path] === 'refused') return new Response('null', { status: 500 });
    if (entries[path] === 'cut') return new Response('{"date":');
    return Response.json(entries[path] ?? null);
  });
  const calendar = {
    permission: async () => permission,
    find: vi.fn(async (_uid: string): Promise<FoundEvent | null> => STANDING),
    put: vi.fn(async (_events: CalendarEvent[]) => ({ added: 0, changed: 1 })),
  };
  const store = createStore();
  const client = { databaseURL: `http://localhost:9000?ns=${code}` };
  const court = { code, client, timeZones: ['America/Chicago'], officialSite: 'https://court.example' };
  store.set(chooseCourtAtom, court as unknown as PageCourt);
  store.set(setDeviceAtom, { isNative: true, calendar: async () => calendar } as never);
  const nativeEvents = Object.fromEntries(uids(code).map((uid, n) => [uid, `native-${n}`]));
  store.set(takeStoredAtom, { nativeEvents, ...stored });
  const tells = new Set<(json: unknown) => void>();
  store.set(setConnectionAtom, {
    watch(path, onValue) {
      if (path === 'lastUpdated11') tells.add(onValue);
      else
        onValue(path === 'offices11' ? { o5: { name: 'San Antonio', timeZone: 'America/Chicago' } } : null);
      return () => {};
    },
    watchConnected(listener) {
      listener(true);
      return () => {};
    },
  });
  render(
    <Provider store={store}>
      <MovedEvents />
    </Provider>,
  );
  const publish = (at: number) =>
    act(async () => {
      for (const tell of tells) tell({ checkedAt: at, version: 1, hearings: at });
    });
  const followed = (at: number) =>
    waitFor(() => expect(store.get(storedValuesAtom).nativeEventsFollowed).toBe(at));
  return { calendar, reads, publish, followed, store };
}
/** The path of the hearing in the database. */
export const HEARING = 'hearingCalendarEntries11/h1';
/** Uid of its event in a court. */
export const hearing = (court: string) => [`h1@${court}`];
