import { objectOf, siteKey } from '@court/domain';
import { atom } from 'jotai';
import {
  type DeviceStore,
  deviceStoreAtom,
  reportCorruptBackupAtom,
  storeFailedAtom,
} from '../device/device-store';
import { backUpCorrupt, corruptBackupKey } from '../state/stored/corrupt-backup';
import { underLock } from '../state/stored/under-lock';
import {
  afterChanges,
  leaveChangesAtom,
  listMemoryAtom,
  listsReadAtom,
  NO_LISTS,
  pendingChangesAtom,
} from './lists';

import { leftChanges, listsKey, readLists, stampKey, writeLists } from './stored-lists';

/** Channel on which tabs send the code of the court whose lists they have written. */
const CHANNEL = siteKey('court-lists');

const HAS_CHANNELS = typeof BroadcastChannel !== 'undefined';

/** The channel that is open while something reads lists. A channel does not receive its own messages. */
const channelAtom = atom<BroadcastChannel | null>(null);

function tellTabs(open: BroadcastChannel | null, court: string): void {
  if (!HAS_CHANNELS) return;
  const channel = open ?? new BroadcastChannel(CHANNEL);
  channel.postMessage(court);
  if (!open) channel.close();
}

/** By court, the stamp of the stored lists that memory was last merged with. */
const stampAtom = atom<Readonly<Record<string, unknown>>>({});

/** Merges the lists in memory with those on the device. Rejects if the device refuses. */
const reconcileAtom = atom(null, async (get, set, court: string, store: DeviceStore) => {
  const pending = () => get(pendingChangesAtom)[court] ?? [];
  const stamp = await store.get(stampKey(court));
  const isKnown = stamp !== null && stamp === get(stampAtom)[court];
  const stored = isKnown ? null : await store.get(listsKey(court));
  const { lists, whole, isLater } = readLists(stored);
  // the store lost or damaged its lists, so memory has the only copy
  const base = objectOf(stored) ? lists : (get(listMemoryAtom)[court] ?? NO_LISTS);
  const own = pending();
  // Changes that an earlier page left in localStorage. Changes of this page may be in both lists. Applying them twice
  // has no effect.
  const changes = [...leftChanges(court), ...own];
  const kept = afterChanges(base, changes);
  const know = (known: unknown) => set(stampAtom, (stamps) => ({ ...stamps, [court]: known }));
  // Set before the write, so that the lists are shown even if the device refuses the write.
  set(listMemoryAtom, (memory) => ({ ...memory, [court]: kept }));
  set(listsReadAtom, (read) => ({ ...read, [court]: 'read' }));
  // Lists of a newer release stay untouched on the device until this release changes them.
  const isMended = !whole && !isLater;
  if (changes.length > 0 || isMended) {
    if (!whole) await backUpCorrupt(store, listsKey(court), stored);
    const written = crypto.getRandomValues(new Uint32Array(2)).join('-');
    // The stamp is written first. A tab that finds an unknown stamp reads the lists again.
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
 * Loads a court's lists from the device and applies the changes that are not stored yet. Damaged lists are backed up,
 * and their readable items are written back. If the device refuses the write, memory keeps all changes and the host
 * shows the problem.
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

/** Stores pending changes. If several calls wait for the lock, the first one stores the changes of all. */
export const keepListsAtom = atom(null, (get, set, court: string) =>
  set(syncListsAtom, court, () => (get(pendingChangesAtom)[court] ?? []).length > 0),
);

/** Reads a court's lists, and reads them again when another tab has written them, until `unmounted` aborts. */
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

/** Deletes all items from a court's lists, in every tab, and deletes the device's backup of damaged lists. */
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

// for backups, which use the same format as the device
export { readLists, writeLists };
