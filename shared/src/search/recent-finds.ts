import { atom } from 'jotai';
import { DEVICE_KEYS } from '../contract/device-keys';
import { SEARCH_FIELDS, type SearchField } from '../contract/search-links';
import { listOf, objectOf, textOf } from '../data/json-fields';
import { courtAtom } from '../state/court-atom';
import { storedSetting } from '../state/stored-values';

/** An attorney, a case or a debtor whose page was looked at: key in the database, name or number. */
export type RecentFind = { field: SearchField; id: string; title: string };

const MOST = 24;

function readFind(json: unknown): RecentFind[] {
  const at = objectOf(json);
  const field = SEARCH_FIELDS.find((one) => one === at?.field);
  const [id, title] = [textOf(at?.id), textOf(at?.title)];
  return field && id && title ? [{ field, id, title }] : [];
}

function readFinds(json: unknown): Record<string, RecentFind[]> {
  const courts = Object.entries(objectOf(json) ?? {});
  return Object.fromEntries(courts.map(([court, finds]) => [court, listOf(finds).flatMap(readFind)]));
}

const keptAtom = storedSetting(DEVICE_KEYS.recentFinds, readFinds);

/** What the reader looked at last in the chosen court, the latest first; of all three kinds. */
export const recentFindsAtom = atom((get): readonly RecentFind[] => {
  const court = get(courtAtom)?.code ?? '';
  return get(keptAtom)[court] ?? [];
});

const changeAtom = atom(null, (get, set, change: (finds: RecentFind[]) => RecentFind[]) => {
  const court = get(courtAtom)?.code;
  if (court === undefined) return;
  const kept = get(keptAtom);
  set(keptAtom, { ...kept, [court]: change(kept[court] ?? []).slice(0, MOST) });
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
