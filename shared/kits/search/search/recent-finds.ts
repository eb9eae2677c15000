import {
  courtAtom,
  MOST_RECENT,
  type RecentFind,
  recentFindsSchema,
  type SearchField,
  storedSetting,
} from '@court/contract';
import { DEVICE_KEYS } from '@court/records';
import { atom } from 'jotai';

const keptAtom = storedSetting(DEVICE_KEYS.recentFinds, recentFindsSchema);

/** What the reader looked at last in the chosen court, the latest first; of all three kinds. */
export const recentFindsAtom = atom((get): readonly RecentFind[] => {
  const court = get(courtAtom)?.code ?? '';
  return get(keptAtom)[court] ?? [];
});

const changeAtom = atom(null, (get, set, change: (finds: RecentFind[]) => RecentFind[]) => {
  const court = get(courtAtom)?.code;
  if (court === undefined) return;
  const kept = get(keptAtom);
  set(keptAtom, { ...kept, [court]: change(kept[court] ?? []).slice(0, MOST_RECENT) });
});

const isSame = (a: Omit<RecentFind, 'title'>) => (b: RecentFind) => a.field === b.field && a.id === b.id;

export const rememberFindAtom = atom(null, (get, set, find: RecentFind) => {
  const [latest] = get(recentFindsAtom);
  if (latest && isSame(find)(latest) && latest.title === find.title) return;
  set(changeAtom, (finds) => [find, ...finds.filter((one) => !isSame(find)(one))]);
});

/** For what is no longer there. */
export const forgetFindAtom = atom(null, (get, set, find: Omit<RecentFind, 'title'>) => {
  if (get(recentFindsAtom).some(isSame(find)))
    set(changeAtom, (finds) => finds.filter((one) => !isSame(find)(one)));
});

export const forgetFindsAtom = atom(null, (_get, set, field: SearchField) =>
  set(changeAtom, (finds) => finds.filter((one) => one.field !== field)),
);
