import {
  courtAtom,
  MOST_RECENTLY_VIEWED,
  type RecentlyViewed,
  recentlyViewedSchema,
  type SearchField,
  storedSetting,
} from '@court/contract';
import { DEVICE_KEYS } from '@court/domain';
import { atom } from 'jotai';

const keptAtom = storedSetting(DEVICE_KEYS.recentlyViewed, recentlyViewedSchema);

/** The results that the reader viewed in the chosen court, latest first. Includes attorneys, cases and debtors. */
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

type Identity = Pick<RecentlyViewed, 'field' | 'id'>;

const isSame = (a: Identity) => (b: RecentlyViewed) => a.field === b.field && a.id === b.id;

/** Moves a viewed result to the front. Keeps its search text from before if it has no new one. */
export const addViewedAtom = atom(null, (get, set, find: RecentlyViewed) => {
  const [latest] = get(recentlyViewedAtom);
  const known = get(recentlyViewedAtom).find(isSame(find));
  const typed = find.typed ?? known?.typed;
  if (latest && latest === known && latest.title === find.title && latest.typed === typed) return;
  const viewed = { ...find, ...(typed !== undefined && { typed }) };
  set(changeAtom, (finds) => [viewed, ...finds.filter((one) => !isSame(find)(one))]);
});

/** The reader's recent searches that led to a result, latest first, without duplicates. */
export const recentSearchesAtom = atom((get): readonly string[] => [
  ...new Set(get(recentlyViewedAtom).flatMap(({ typed }) => typed ?? [])),
]);

/** Deletes the recent searches. Keeps the recently viewed results. */
export const clearSearchesAtom = atom(null, (_get, set) =>
  set(changeAtom, (finds) => finds.map(({ typed: _typed, ...find }) => find)),
);

/** Removes a person or case that no longer exists. */
export const removeViewedAtom = atom(null, (get, set, find: Identity) => {
  if (get(recentlyViewedAtom).some(isSame(find)))
    set(changeAtom, (finds) => finds.filter((one) => !isSame(find)(one)));
});

/** Deletes the recently viewed results of one field, or of all fields. */
export const clearViewedAtom = atom(null, (_get, set, field: SearchField | null) =>
  set(changeAtom, (finds) => finds.filter((one) => field !== null && one.field !== field)),
);
