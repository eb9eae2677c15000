import { type DocketRow, readRow } from '@court/domain';
import { createStore } from 'jotai';
import { type DeviceStore, setDeviceStoreAtom } from '../device/device-store';
import { listsAtom } from '../lists/lists-atom';
import type { PageCourt } from '../release/page-config';
import { chooseCourtAtom } from '../state/court-atom';

export const courtOf = (code: string) =>
  ({ code, client: { databaseURL: `http://localhost:9000?ns=${code}` } }) as PageCourt;
export const row = (id: string, more: Partial<DocketRow> = {}): DocketRow => ({
  ...readRow('2026-11-30', `0930~${id}`, { n: '26-50001', c: 'Peña', y: 'bk', s: 'scheduled', j: 'j-1' }),
  ...more,
});
export const hearing = (id: string, more: Partial<DocketRow> = {}) =>
  ({ list: 'hearings', id, last: row(id, more) }) as const;

/** A device that copies values, as a real store does. */
export function device(kept = new Map<string, unknown>()) {
  const state = { refuses: false, kept };
  const work = (act: () => void) => {
    if (state.refuses) throw new DOMException('full', 'QuotaExceededError');
    act();
  };
  const store: DeviceStore = {
    driver: 'indexedDB',
    get: async (key) => structuredClone(kept.get(key) ?? null),
    set: async (key, value) => work(() => kept.set(key, structuredClone(value))),
    remove: async (key) => work(() => kept.delete(key)),
    keys: async () => [...kept.keys()],
  };
  return { ...state, store, refuse: (value: boolean) => (state.refuses = value) };
}

const leaving: (() => void)[] = [];

/** Call after each test: unsubscribes all tabs from their lists. */
export function closeTabs(): void {
  for (const leave of leaving.splice(0)) leave();
}

/** A tab that subscribes to the lists. */
export function openTab(store: DeviceStore | null, court = 'txwb') {
  const tab = createStore();
  tab.set(chooseCourtAtom, courtOf(court));
  tab.set(setDeviceStoreAtom, store);
  leaving.push(tab.sub(listsAtom, () => {}));
  return tab;
}
export type Tab = ReturnType<typeof openTab>;
export const idsIn = (tab: Tab) => [...tab.get(listsAtom).hearings.keys()];
export const stored = (kept: Map<string, unknown>) =>
  kept.get('lists/txwb') as { hearings: { id: string }[] };
