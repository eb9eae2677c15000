import { type CalendarKind, objectOf } from '@court/domain';
import { LIST_NAMES, type ListName } from '../../links/list-names';
import { SEARCH_FIELDS, type SearchField } from '../../links/search-links';
import { byCourt, courtText, fieldsOf, type Schema, textSchema } from './schema';

/**
 * An attorney, a case or a debtor whose page the reader opened. `id`: its key in the database. `title`: its name or
 * number. `typed`: the search text that led there.
 */
export type RecentlyViewed = { field: SearchField; id: string; title: string; typed?: string };

/** By kind, epoch ms of the last publication of a court whose changes the reader has seen. */
export type ChangesSeen = Partial<Record<CalendarKind, number>>;

/**
 * `seen`: by list, epoch ms of the last publication whose changes the reader has seen on it. `last`: id of the starred
 * hearing that was opened last.
 */
export type ListsSeen = { seen: Partial<Record<ListName, number>>; last: string | null };

const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];

/** January 1, 2100: no recorded event is later, and every moment up to it is a valid date. */
const LAST_MOMENT = 4_102_444_800_000;

/** Epoch ms of a past event. Null for any other value. */
export const momentSchema: Schema<number | null> = (json, onInvalid) => {
  if (typeof json === 'number' && json > 0 && json <= LAST_MOMENT) return json;
  if (json !== null && json !== undefined && json !== 0) onInvalid?.();
  return null;
};

/** A record's id or a database key. */
export const idSchema = textSchema(768);

/** Epoch ms of the fields in `names` that have a valid one. */
const momentsAt =
  <Name extends string>(names: readonly Name[]): Schema<Partial<Record<Name, number>>> =>
  (json, onInvalid) => {
    const fields = fieldsOf(json, onInvalid);
    const moments: Partial<Record<Name, number>> = {};
    for (const name of names) {
      const at = momentSchema(fields[name], onInvalid);
      if (at !== null) moments[name] = at;
    }
    return moments;
  };

/** By court, the last publication whose changes the reader has seen. */
export const changesSeenSchema = byCourt<ChangesSeen>(momentsAt(KINDS));

const seenSchema = momentsAt(LIST_NAMES);
export const listsSeenSchema = byCourt<ListsSeen>((json, onInvalid) => {
  const { seen, last } = fieldsOf(json, onInvalid);
  return { seen: seenSchema(seen, onInvalid), last: idSchema(last, onInvalid) };
});

/** Max recently viewed items per court. */
export const MOST_RECENTLY_VIEWED = 24;

/**
 * Max items per court in a stored list. The recently viewed list has a lower limit. This one also applies to followed
 * attorneys.
 */
const MAX_LISTED = 200;

/** max characters of a search text */
const typedSchema = textSchema(300);

/** Recently viewed items, the latest first. Followed attorneys have the same format. */
export const recentlyViewedSchema = byCourt<RecentlyViewed[]>((json, onInvalid) => {
  const finds = Array.isArray(json) ? json : [];
  if (!Array.isArray(json) || json.length > MAX_LISTED) onInvalid?.();
  return finds.slice(0, MAX_LISTED).flatMap((find: unknown) => {
    const fields = objectOf(find);
    const field = SEARCH_FIELDS.find((one) => one === fields?.field);
    const [id, title] = [idSchema(fields?.id), courtText(fields?.title)];
    const typed = typedSchema(fields?.typed, onInvalid);
    if (field && id && title) return [{ field, id, title, ...(typed && { typed }) }];
    onInvalid?.();
    return [];
  });
});

/** Ids of the device's calendar events, by the uid of the app's event. */
export const nativeEventsSchema: Schema<Readonly<Record<string, string>>> = (json, onInvalid) => {
  const events = Object.entries(fieldsOf(json, onInvalid)).flatMap(([uid, value]) => {
    const id = idSchema(value, onInvalid);
    return id ? [[uid, id] as const] : [];
  });
  return Object.fromEntries(events);
};
