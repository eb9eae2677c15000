import { type CalendarKind, objectOf } from '@court/records';
import { SEARCH_FIELDS, type SearchField } from '../../links/search-links';
import { LIST_NAMES, type ListName } from '../../lists/lists';
import { byCourt, courtText, fieldsOf, type Schema, textSchema } from './schema';

/**
 * An attorney, a case or a debtor whose page was looked at: key in the database, name or number, and what was typed where a
 * search led there.
 */
export type RecentlyViewed = { field: SearchField; id: string; title: string; typed?: string };

/** By kind, epoch ms of the last publication whose changes the reader has seen in a court. */
export type ChangesSeen = Partial<Record<CalendarKind, number>>;

/**
 * `seen`: by list, epoch ms of the last publication whose changes the reader has seen there. `last`: id of the starred
 * hearing whose page was looked at last.
 */
export type ListsSeen = { seen: Partial<Record<ListName, number>>; last: string | null };

const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];

/** January 1, 2100: nothing here has happened after it, and any moment up to it is a date. */
const LAST_MOMENT = 4_102_444_800_000;

/** Epoch ms of something that has happened; null for anything else. */
export const momentSchema: Schema<number | null> = (json, misfit) => {
  if (typeof json === 'number' && json > 0 && json <= LAST_MOMENT) return json;
  if (json !== null && json !== undefined && json !== 0) misfit?.();
  return null;
};

/** A record's id or a key of the database. */
export const idSchema = textSchema(768);

/** Moments under those of `names` that have one. */
const momentsAt =
  <Name extends string>(names: readonly Name[]): Schema<Partial<Record<Name, number>>> =>
  (json, misfit) => {
    const fields = fieldsOf(json, misfit);
    const moments: Partial<Record<Name, number>> = {};
    for (const name of names) {
      const at = momentSchema(fields[name], misfit);
      if (at !== null) moments[name] = at;
    }
    return moments;
  };

/** Up to which publication the reader has seen each court's changes. */
export const changesSeenSchema = byCourt<ChangesSeen>(momentsAt(KINDS));

const seenSchema = momentsAt(LIST_NAMES);
export const listsSeenSchema = byCourt<ListsSeen>((json, misfit) => {
  const { seen, last } = fieldsOf(json, misfit);
  return { seen: seenSchema(seen, misfit), last: idSchema(last, misfit) };
});

/** So many of what was looked at are remembered in a court. */
export const MOST_RECENTLY_VIEWED = 24;

/** So many stand in one list of a court: of those looked at fewer are remembered, of attorneys so many can be followed. */
const MOST_LISTED = 200;

/** As much as a search reads. */
const typedSchema = textSchema(300);

/** What was looked at, and in the same form the attorneys whom the reader follows; the latest first. */
export const recentlyViewedSchema = byCourt<RecentlyViewed[]>((json, misfit) => {
  const finds = Array.isArray(json) ? json : [];
  if (!Array.isArray(json) || json.length > MOST_LISTED) misfit?.();
  return finds.slice(0, MOST_LISTED).flatMap((find: unknown) => {
    const fields = objectOf(find);
    const field = SEARCH_FIELDS.find((one) => one === fields?.field);
    const [id, title] = [idSchema(fields?.id), courtText(fields?.title)];
    const typed = typedSchema(fields?.typed, misfit);
    if (field && id && title) return [{ field, id, title, ...(typed && { typed }) }];
    misfit?.();
    return [];
  });
});

/** Which event of the device's calendar stands for which of ours: uid → the calendar's id. */
export const nativeEventsSchema: Schema<Readonly<Record<string, string>>> = (json, misfit) => {
  const events = Object.entries(fieldsOf(json, misfit)).flatMap(([uid, value]) => {
    const id = idSchema(value, misfit);
    return id ? [[uid, id] as const] : [];
  });
  return Object.fromEntries(events);
};
