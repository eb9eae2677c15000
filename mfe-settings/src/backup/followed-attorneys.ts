import { type RecentlyViewed, recentlyViewedSchema, storedSetting } from '@court/contract';
import { DEVICE_KEYS, objectOf } from '@court/domain';
import { atom } from 'jotai';
import { BackupError } from './backup-error';

/** The attorneys whom the reader follows in a court, latest first. */
export type Attorneys = readonly RecentlyViewed[];

/** Maximum per court. Same limit as in the schema of the device storage. */
const MAX_FOLLOWED = 200;

const keptAtom = storedSetting(DEVICE_KEYS.followedAttorneys, recentlyViewedSchema);

/** Keys are court codes. */
export const followedAttorneysAtom = atom((get): Readonly<Record<string, Attorneys>> => get(keptAtom));

/**
 * The attorneys of `other` who are not followed here. Throws BackupError `too-many` if the limit would be exceeded.
 */
export function newAttorneys(here: Attorneys, other: Attorneys): Attorneys {
  const known = new Set(here.map(({ id }) => id));
  const added = other.filter(({ id }) => !known.has(id));
  if (here.length + added.length > MAX_FOLLOWED) throw new BackupError('too-many');
  return added;
}

/** Follows and unfollows attorneys of a court. */
export const changeAttorneysAtom = atom(
  null,
  (get, set, court: string, { add = [], drop = [] }: { add?: Attorneys; drop?: Attorneys }) => {
    const gone = new Set(drop.map(({ id }) => id));
    const before = get(keptAtom)[court] ?? [];
    const now = [...before.filter(({ id }) => !gone.has(id)), ...add];
    set(keptAtom, { ...get(keptAtom), [court]: now });
  },
);

/** Unfollows all attorneys in all courts. */
export const forgetAttorneysAtom = atom(null, (_get, set) => set(keptAtom, {}));

/**
 * Parses the attorneys of a court in a backup with the schema of the device storage. `leftOut`: number of invalid
 * ones.
 */
export function readAttorneys(court: string, json: unknown): { attorneys: Attorneys; leftOut: number } {
  const at = objectOf(json)?.attorneys;
  let leftOut = 0;
  if (at === undefined) return { attorneys: [], leftOut };
  const read = recentlyViewedSchema({ [court]: at }, () => {
    leftOut += 1;
  });
  return { attorneys: (read[court] ?? []).filter(({ field }) => field === 'attorney'), leftOut };
}
