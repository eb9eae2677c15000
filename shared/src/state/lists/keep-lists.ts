import { atom } from 'jotai';
import { listOf } from '../../data/json-fields';
import { type DeviceStore, deviceStoreAtom, storeFailedAtom } from '../../platform/device-store';
import { afterChanges } from './list-change';
import { listMemoryAtom, unkeptAtom } from './list-memory';
import { NO_LISTS } from './lists';
import { asideKey, listsKey, readLists, stampKey, writeLists } from './stored-lists';
import { underLock } from './under-lock';

/** Tabs tell each other by this name the code of the court whose lists they have written. */
const CHANNEL = 'court-lists';

const HAS_CHANNELS = typeof BroadcastChannel !== 'undefined';

/** The one that is listened to while somebody looks at lists; it does not hear itself. */
const channelAtom = atom<BroadcastChannel | null>(null);

function tellTabs(open: BroadcastChannel | null, court: string): void {
  if (!HAS_CHANNELS) return;
  const channel = open ?? new BroadcastChannel(CHANNEL);
  channel.postMessage(court);
  if (!open) channel.close();
}

async function keepAside(store: DeviceStore, court: string, damaged: unknown): Promise<void> {
  const before = await store.get(asideKey(court));
  await store.set(asideKey(court), [...listOf(before), damaged]);
}

/** By court, the stamp of what memory was last brought together with. */
const stampAtom = atom<Readonly<Record<string, unknown>>>({});

/** Brings memory and device together; rejects where the device refuses. */
const settleAtom = atom(null, async (get, set, court: string, store: DeviceStore) => {
  const unkept = () => get(unkeptAtom)[court] ?? [];
  const stamp = await store.get(stampKey(court));
  const isKnown = stamp !== null && stamp === get(stampAtom)[court];
  const stored = isKnown ? null : await store.get(listsKey(court));
  const { lists, whole } = readLists(stored);
  // null may also be a store that lost what it had: what is in memory is then all there is
  const base = stored === null ? (get(listMemoryAtom)[court] ?? NO_LISTS) : lists;
  const changes = unkept();
  const kept = afterChanges(base, changes);
  const know = (known: unknown) => set(stampAtom, (stamps) => ({ ...stamps, [court]: known }));
  if (changes.length > 0) {
    if (!whole) await keepAside(store, court, stored);
    const written = crypto.getRandomValues(new Uint32Array(2)).join('-');
    // first the stamp: a tab that finds another than it knows reads the lists anew
    await store.set(stampKey(court), written);
    await store.set(listsKey(court), writeLists(kept));
    know(written);
    set(unkeptAtom, (all) => ({ ...all, [court]: unkept().slice(changes.length) }));
    tellTabs(get(channelAtom), court);
  } else {
    know(stamp);
  }
  set(listMemoryAtom, (memory) => ({ ...memory, [court]: afterChanges(kept, unkept()) }));
});

/**
 * Takes what the device keeps of a court's lists, and over it what was done here and is not kept yet. What cannot be read
 * is put aside before it is written over. Where the device refuses, memory keeps everything and the host says so.
 */
export const syncListsAtom = atom(
  null,
  async (get, set, court: string, isNeeded: () => boolean = () => true) => {
    const store = get(deviceStoreAtom);
    if (!store) return;
    try {
      await underLock(listsKey(court), async () => {
        if (isNeeded()) await set(settleAtom, court, store);
      });
    } catch (error) {
      set(storeFailedAtom, error);
    }
  },
);

/** Writes what is not kept yet; of several that wait for each other, one writes for all. */
export const keepListsAtom = atom(null, (get, set, court: string) =>
  set(syncListsAtom, court, () => (get(unkeptAtom)[court] ?? []).length > 0),
);

/** Reads a court's lists, and again whenever another tab has written them, until the reader has `left`. */
export const followListsAtom = atom(null, async (_get, set, court: string, left: AbortSignal) => {
  if (HAS_CHANNELS) {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      if (data === court) void set(syncListsAtom, court);
    };
    set(channelAtom, channel);
    left.addEventListener('abort', () => {
      channel.close();
      set(channelAtom, (open) => (open === channel ? null : open));
    });
  }
  await set(syncListsAtom, court);
});

/** Takes everything off a court's lists, in every tab, and off the device what had been put aside. */
export const forgetListsAtom = atom(null, async (get, set, court: string) => {
  set(listMemoryAtom, (memory) => ({ ...memory, [court]: NO_LISTS }));
  set(unkeptAtom, (all) => ({ ...all, [court]: [] }));
  await underLock(listsKey(court), async () => {
    const store = get(deviceStoreAtom);
    await store?.remove(stampKey(court));
    await store?.set(listsKey(court), writeLists(NO_LISTS));
    await store?.remove(asideKey(court));
    tellTabs(get(channelAtom), court);
  });
});
