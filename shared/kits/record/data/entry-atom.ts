import type { Reading } from '@court/contract';
import {
  type CalendarKind,
  calendarEntryOf,
  entriesPath,
  entryKey,
  memoizeLru,
  objectOf,
  type ShownEntry,
} from '@court/records';
import { parsedPathAtom } from '@court/ui';
import { atom, type WritableAtom } from 'jotai';

/** A record; `withdrawn` from public view; or null: there is none by this id. */
export type EntryValue = ShownEntry | 'withdrawn' | null;

/** `entry` is undefined until something has been read. */
export type EntryReading = Omit<Reading<unknown>, 'value'> & { entry: EntryValue | undefined };

function entryOf(id: string, json: unknown): EntryValue {
  const object = objectOf(json);
  if (!object) return null;
  return object.withdrawn === true ? 'withdrawn' : calendarEntryOf(id, object);
}

/** The key of `id`; null for an id so long that no record can have it. */
function keyOf(id: string): string | null {
  try {
    return entryKey(id);
  } catch {
    return null;
  }
}

/** Known without asking, now and always: with `cached` and no time of reading the page would say for ever that it reads. */
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
      return { entry, ...reading };
    },
    (_get, set) => set(readingAtom),
  );
});

/** One whole record in the chosen court, the same atom for the same id; written to, it tries again. */
export function entryAtom(kind: CalendarKind, id: string): WritableAtom<EntryReading, [], void> {
  return entries(`${kind}/${id}`);
}
