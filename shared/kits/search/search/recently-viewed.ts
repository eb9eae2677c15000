import {
  courtAtom,
  MOST_RECENTLY_VIEWED,
  type RecentlyViewed,
  recentlyViewedSchema,
  type SearchField,
  storedSetting,
} from '@court/contract';
import { DEVICE_KEYS } from '@court/records';
import { atom } from 'jotai';

const keptAtom = storedSetting(DEVICE_KEYS.recentlyViewed, recentlyViewedSchema);

/** What the reader looked at last in the chosen court, the latest first; of all three kinds. */
export const recentlyViewedAtom = atom((get): readonly RecentlyViewed[] => {
  const court = get(courtAtom)?.code ?? '';
  return get(keptAtom)[court] ?? [];
});

const changeAtom = atom(null, (get, set, change: (finds: RecentlyViewed[]) => RecentlyViewed[]) => {
  const court = get(courtAtom)?.code;
  if (court === undefined) return;
  const kept = get(keptAtom);
  set(keptAtom, { ...kept, [court]: change(kept[court] ?? []).slice(0, MOST_RECENTLY_VIEWED) });
});

const isSame = (a: Omit<RecentlyViewed, 'title'>) => (b: RecentlyViewed) =>
  a.field === b.field && a.id === b.id;

export const addViewedAtom = atom(null, (get, set, find: RecentlyViewed) => {
  const [latest] = get(recentlyViewedAtom);
  if (latest && isSame(find)(latest) && latest.title === find.title) return;
  set(changeAtom, (finds) => [find, ...finds.filter((one) => !isSame(find)(one))]);
});

/** For what is no longer there. */
export const removeViewedAtom = atom(null, (get, set, find: Omit<RecentlyViewed, 'title'>) => {
  if (get(recentlyViewedAtom).some(isSame(find)))
    set(changeAtom, (finds) => finds.filter((one) => !isSame(find)(one)));
});

export const clearViewedAtom = atom(null, (_get, set, field: SearchField) =>
  set(changeAtom, (finds) => finds.filter((one) => one.field !== field)),
);
