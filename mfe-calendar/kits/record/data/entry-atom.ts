import type { Reading } from '@court/contract';
import {
  type CalendarKind,
  calendarEntryOf,
  entriesPath,
  entryKey,
  memoizeLru,
  objectOf,
  type ShownEntry,
} from '@court/domain';
import { mayDeny, parsedPathAtom } from '@court/ui';
import { atom, type WritableAtom } from 'jotai';

/** The record, or `withdrawn` if the court removed it from public view. Null if no record has this id. */
export type EntryValue = ShownEntry | 'withdrawn' | null;

/** `entry` is undefined until the first read succeeds, also if an older copy on the device has no such record. */
export type EntryReading = Omit<Reading<unknown>, 'value'> & { entry: EntryValue | undefined };

function entryOf(id: string, json: unknown): EntryValue {
  const object = objectOf(json);
  if (!object) return null;
  return object.withdrawn === true ? 'withdrawn' : calendarEntryOf(id, object);
}

/** The database key of `id`. Null if the id is longer than any record's id can be. */
function keyOf(id: string): string | null {
  try {
    return entryKey(id);
  } catch {
    return null;
  }
}

/**
 * The result for an impossible id. Status `live`, because `cached` without `asOf` would show a loading state that
 * never ends.
 */
const NO_SUCH: EntryReading = { entry: null, status: 'live', asOf: null, polling: false };

const entries = memoizeLru(24, (kindAndId): WritableAtom<EntryReading, [], void> => {
  const [kind = '', ...rest] = kindAndId.split('/');
  const id = rest.join('/');
  const key = keyOf(id);
  if (key === null) return atom(NO_SUCH, () => {});
  const path = `${entriesPath(kind as CalendarKind)}/${key}`;
  const readingAtom = parsedPathAtom<EntryValue>(path, (json) => entryOf(id, json));
  return atom(
    (get) => {
      const { value: entry, ...reading } = get(readingAtom);
      if (entry !== null || mayDeny(reading)) return { entry, ...reading };
      return { ...reading, entry: undefined, status: reading.status === 'cached' ? 'loading' : 'failed' };
    },
    (_get, set) => set(readingAtom),
  );
});

/** A whole record in the chosen court, the same atom for the same id. Write to it to retry. */
export function entryAtom(kind: CalendarKind, id: string): WritableAtom<EntryReading, [], void> {
  return entries(`${kind}/${id}`);
}
