import { type RecentlyViewed, recentlyViewedSchema, storedSetting } from '@court/contract';
import { DEVICE_KEYS, objectOf } from '@court/records';
import { atom } from 'jotai';
import { BackupError } from './backup-error';

/** Whom the reader follows in a court, the latest first. */
export type Attorneys = readonly RecentlyViewed[];

/** As many of a court as the device's schema takes. */
const MOST_FOLLOWED = 200;

const keptAtom = storedSetting(DEVICE_KEYS.followedAttorneys, recentlyViewedSchema);

/** By court code. */
export const followedAttorneysAtom = atom((get): Readonly<Record<string, Attorneys>> => get(keptAtom));

/** Those of `other` who are not followed here. Throws BackupError `too-many` where more would be followed than are kept. */
export function newAttorneys(here: Attorneys, other: Attorneys): Attorneys {
  const known = new Set(here.map(({ id }) => id));
  const added = other.filter(({ id }) => !known.has(id));
  if (here.length + added.length > MOST_FOLLOWED) throw new BackupError('too-many');
  return added;
}

/** Follows attorneys of a court too, or no longer. */
export const changeAttorneysAtom = atom(
  null,
  (get, set, court: string, { add = [], drop = [] }: { add?: Attorneys; drop?: Attorneys }) => {
    const gone = new Set(drop.map(({ id }) => id));
    const before = get(keptAtom)[court] ?? [];
    const now = [...before.filter(({ id }) => !gone.has(id)), ...add];
    set(keptAtom, { ...get(keptAtom), [court]: now });
  },
);

/** Nobody is followed any more, in any court. */
export const forgetAttorneysAtom = atom(null, (_get, set) => set(keptAtom, {}));

/** The attorneys of a court's part of a backup, by the device's own schema, and how many of them could not be read. */
export function readAttorneys(court: string, json: unknown): { attorneys: Attorneys; leftOut: number } {
  const at = objectOf(json)?.attorneys;
  let leftOut = 0;
  if (at === undefined) return { attorneys: [], leftOut };
  const read = recentlyViewedSchema({ [court]: at }, () => {
    leftOut += 1;
  });
  return { attorneys: (read[court] ?? []).filter(({ field }) => field === 'attorney'), leftOut };
}
