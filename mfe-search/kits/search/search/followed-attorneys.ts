import { courtAtom, type RecentlyViewed, recentlyViewedSchema, storedSetting } from '@court/contract';
import { DEVICE_KEYS } from '@court/domain';
import { atom } from 'jotai';

/** Same limit as in the schema of the device storage. */
const MAX_FOLLOWED = 200;

const keptAtom = storedSetting(DEVICE_KEYS.followedAttorneys, recentlyViewedSchema);

/** The attorneys whom the reader follows in the chosen court, latest first. */
export const followedAttorneysAtom = atom(
  (get): readonly RecentlyViewed[] => get(keptAtom)[get(courtAtom)?.code ?? ''] ?? [],
);

/**
 * Follows an attorney (by its key in the database), or unfollows it. Returns true if the attorney is now followed.
 */
export const followAttorneyAtom = atom(null, (get, set, attorney: { id: string; title: string }): boolean => {
  const court = get(courtAtom)?.code;
  if (court === undefined) return false;
  const before = get(followedAttorneysAtom);
  const others = before.filter(({ id }) => id !== attorney.id);
  const follows = others.length === before.length;
  const now = follows ? [{ field: 'attorney' as const, ...attorney }, ...others] : others;
  set(keptAtom, { ...get(keptAtom), [court]: now.slice(0, MAX_FOLLOWED) });
  return follows;
});
