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

type Identity = Pick<RecentlyViewed, 'field' | 'id'>;

const isSame = (a: Identity) => (b: RecentlyViewed) => a.field === b.field && a.id === b.id;

/** Puts it first; what was typed for it once stays known. */
export const addViewedAtom = atom(null, (get, set, find: RecentlyViewed) => {
  const [latest] = get(recentlyViewedAtom);
  const known = get(recentlyViewedAtom).find(isSame(find));
  const typed = find.typed ?? known?.typed;
  if (latest && latest === known && latest.title === find.title && latest.typed === typed) return;
  const viewed = { ...find, ...(typed !== undefined && { typed }) };
  set(changeAtom, (finds) => [viewed, ...finds.filter((one) => !isSame(find)(one))]);
});

/** What the reader typed lately and found somebody or something by, the latest first; each once. */
export const recentSearchesAtom = atom((get): readonly string[] => [
  ...new Set(get(recentlyViewedAtom).flatMap(({ typed }) => typed ?? [])),
]);

/** Forgets what was typed; whom or what it led to stays. */
export const clearSearchesAtom = atom(null, (_get, set) =>
  set(changeAtom, (finds) => finds.map(({ typed: _typed, ...find }) => find)),
);

/** For what is no longer there. */
export const removeViewedAtom = atom(null, (get, set, find: Identity) => {
  if (get(recentlyViewedAtom).some(isSame(find)))
    set(changeAtom, (finds) => finds.filter((one) => !isSame(find)(one)));
});

/** Of one field, or of all. */
export const clearViewedAtom = atom(null, (_get, set, field: SearchField | null) =>
  set(changeAtom, (finds) => finds.filter((one) => field !== null && one.field !== field)),
);
