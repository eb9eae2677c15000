import { objectOf, siteKey } from '@court/records';
import { atom } from 'jotai';
import {
  type DeviceStore,
  deviceStoreAtom,
  reportCorruptBackupAtom,
  storeFailedAtom,
} from '../device/device-store';
import { backUpCorrupt, corruptBackupKey } from '../state/stored/corrupt-backup';
import {
  afterChanges,
  leaveChangesAtom,
  listMemoryAtom,
  listsReadAtom,
  NO_LISTS,
  pendingChangesAtom,
} from './lists';

import { leftChanges, listsKey, readLists, stampKey, writeLists } from './stored-lists';

const turns = new Map<string, Promise<unknown>>();

/**
 * Does `work` while nothing else is done under `name`: in this tab, and in all tabs where the browser has locks
 * (it gives them to pages over https and on localhost).
 */
function underLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (locks) return locks.request(name, work);
  const mine = (turns.get(name) ?? Promise.resolve()).then(work);
  turns.set(
    name,
    mine.catch(() => undefined),
  );
  return mine;
}

/** Tabs tell each other by this name the code of the court whose lists they have written. */
const CHANNEL = siteKey('court-lists');

const HAS_CHANNELS = typeof BroadcastChannel !== 'undefined';

/** The one that is listened to while somebody looks at lists; it does not hear itself. */
const channelAtom = atom<BroadcastChannel | null>(null);

function tellTabs(open: BroadcastChannel | null, court: string): void {
  if (!HAS_CHANNELS) return;
  const channel = open ?? new BroadcastChannel(CHANNEL);
  channel.postMessage(court);
  if (!open) channel.close();
}

/** By court, the stamp of what memory was last brought together with. */
const stampAtom = atom<Readonly<Record<string, unknown>>>({});

/** Brings memory and device together; rejects where the device refuses. */
const reconcileAtom = atom(null, async (get, set, court: string, store: DeviceStore) => {
  const pending = () => get(pendingChangesAtom)[court] ?? [];
  const stamp = await store.get(stampKey(court));
  const isKnown = stamp !== null && stamp === get(stampAtom)[court];
  const stored = isKnown ? null : await store.get(listsKey(court));
  const { lists, whole, isLater } = readLists(stored);
  // a store that lost or ruined what it had: what is in memory is then all there is
  const base = objectOf(stored) ? lists : (get(listMemoryAtom)[court] ?? NO_LISTS);
  const own = pending();
  // what a page before this one was left with; what is this one's stands in both, and does no more twice
  const changes = [...leftChanges(court), ...own];
  const kept = afterChanges(base, changes);
  const know = (known: unknown) => set(stampAtom, (stamps) => ({ ...stamps, [court]: known }));
  // before anything is written: a device that refuses it keeps nobody from what could be read
  set(listMemoryAtom, (memory) => ({ ...memory, [court]: kept }));
  set(listsReadAtom, (read) => ({ ...read, [court]: 'read' }));
  // what a later release wrote it will read again; it stays as it is for as long as nothing is changed here
  const isMended = !whole && !isLater;
  if (changes.length > 0 || isMended) {
    if (!whole) await backUpCorrupt(store, listsKey(court), stored);
    const written = crypto.getRandomValues(new Uint32Array(2)).join('-');
    // first the stamp: a tab that finds another than it knows reads the lists anew
    await store.set(stampKey(court), written);
    await store.set(listsKey(court), writeLists(kept));
    know(written);
    set(pendingChangesAtom, (all) => ({ ...all, [court]: pending().slice(own.length) }));
    set(leaveChangesAtom, court);
    tellTabs(get(channelAtom), court);
    if (!whole) set(reportCorruptBackupAtom);
  } else {
    know(stamp);
  }
});

/**
 * Takes what the device keeps of a court's lists, and over it what was done here and is not kept yet. What does not fit is
 * set aside, and the rest written in its place. Where the device refuses, memory keeps everything and the host says so.
 */
export const syncListsAtom = atom(
  null,
  async (get, set, court: string, isNeeded: () => boolean = () => true) => {
    const store = get(deviceStoreAtom);
    if (!store) return;
    try {
      await underLock(listsKey(court), async () => {
        if (isNeeded()) await set(reconcileAtom, court, store);
      });
    } catch (error) {
      if (get(listsReadAtom)[court] === 'read') return set(storeFailedAtom, error);
      console.warn(`The lists of ${court} could not be read`, error);
      set(listsReadAtom, (read) => ({ ...read, [court]: 'failed' }));
    }
  },
);

/** Writes what is not kept yet; of several that wait for each other, one writes for all. */
export const keepListsAtom = atom(null, (get, set, court: string) =>
  set(syncListsAtom, court, () => (get(pendingChangesAtom)[court] ?? []).length > 0),
);

/** Reads a court's lists, and again whenever another tab has written them, until the reader has `unmounted`. */
export const followListsAtom = atom(null, async (_get, set, court: string, unmounted: AbortSignal) => {
  if (HAS_CHANNELS) {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      if (data === court) void set(syncListsAtom, court);
    };
    set(channelAtom, channel);
    unmounted.addEventListener('abort', () => {
      channel.close();
      set(channelAtom, (open) => (open === channel ? null : open));
    });
  }
  await set(syncListsAtom, court);
});

/** Takes everything off a court's lists, in every tab, and off the device what had been put aside. */
export const forgetListsAtom = atom(null, async (get, set, court: string) => {
  set(listsReadAtom, (read) => ({ ...read, [court]: 'read' }));
  set(listMemoryAtom, (memory) => ({ ...memory, [court]: NO_LISTS }));
  set(pendingChangesAtom, (all) => ({ ...all, [court]: [] }));
  set(leaveChangesAtom, court);
  await underLock(listsKey(court), async () => {
    const store = get(deviceStoreAtom);
    await store?.remove(stampKey(court));
    await store?.set(listsKey(court), writeLists(NO_LISTS));
    await store?.remove(corruptBackupKey(listsKey(court)));
    tellTabs(get(channelAtom), court);
  });
});

// for backups, which write and read lists as the device does
export { readLists, writeLists };
