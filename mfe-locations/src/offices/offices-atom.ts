import { courtAtom, deviceStoreAtom, officesAtom, readReference, storeFailedAtom } from '@court/contract';
import { compareNames, type Office } from '@court/domain';
import { atom } from 'jotai';
import { type OfficeFacts, officeFacts } from './office-facts';

/**
 * `read`: from the database in this session. `kept`: from an earlier session, stored on this device. `names`: only
 * the names in the page itself.
 */
export type OfficesSource = 'read' | 'kept' | 'names';
export type KnownOffices = { offices: OfficeFacts[]; source: OfficesSource; isFailed: boolean };

type ById = Readonly<Record<string, Office>>;

const keyOf = (court: string) => `offices/${court}`;

const keptAtom = atom<{ court: string; byId: ById } | null>(null);

/** Reads the chosen court's offices from the device storage, for a page without a connection. */
export const recallOfficesAtom = atom(null, async (get, set) => {
  const court = get(courtAtom)?.code;
  const store = get(deviceStoreAtom);
  if (court === undefined || !store) return;
  // a failed read counts as empty; the host reports it
  const json = await store.get(keyOf(court)).catch(() => null);
  set(keptAtom, { court, byId: readReference<Office>(json) });
});

const isRead = (status: string) => status === 'live' || status === 'cached' || status === 'offline';

/** Stores the offices on the device after a read. Does nothing if they have not changed. */
export const keepOfficesAtom = atom(null, async (get, set) => {
  const court = get(courtAtom)?.code;
  const { byId, status } = get(officesAtom);
  const store = get(deviceStoreAtom);
  if (court === undefined || !store || !isRead(status)) return;
  try {
    const there = await store.get(keyOf(court));
    if (JSON.stringify(there) !== JSON.stringify(byId)) await store.set(keyOf(court), byId);
  } catch (error) {
    set(storeFailedAtom, error);
  }
});

/** The court's offices, in the order of its court file. Offices that only records name come last. */
export const knownOfficesAtom = atom((get): KnownOffices => {
  const court = get(courtAtom);
  const { byId, status } = get(officesAtom);
  const kept = get(keptAtom);
  const own = kept && kept.court === court?.code && Object.keys(kept.byId).length > 0 ? kept.byId : null;
  const source = isRead(status) ? 'read' : own ? 'kept' : 'names';
  const shown: ById = source === 'kept' ? { ...byId, ...own } : byId;
  const order = Object.keys(court?.offices ?? {});
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const offices = Object.entries(shown)
    .map(([id, office]) => officeFacts(id, office))
    .sort((a, b) => place(a.id) - place(b.id) || compareNames(a.name, b.name));
  return { offices, source, isFailed: status === 'failed' || status === 'offline' };
});
