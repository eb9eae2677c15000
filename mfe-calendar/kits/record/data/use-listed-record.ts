import { freshnessAtom, type ListItem, seenAtom } from '@court/contract';
import { type CalendarKind, rowNow } from '@court/domain';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { type EntryReading, entryAtom } from './entry-atom';

const NOT_READ: EntryReading = { entry: undefined, status: 'loading', asOf: null, polling: false };
const notReadAtom = atom(NOT_READ);

/** Epoch ms of the calendar's last publication that this device knows of. 0 if it knows of none. */
const publishedAtoms = {
  hearings: atom((get) => get(freshnessAtom).updated?.hearings ?? 0),
  meetings: atom((get) => get(freshnessAtom).updated?.meetings ?? 0),
};

/**
 * A starred record. Reads it and listens to it while `isRead`; later returns the last reading. Updates the row that
 * the reader's list stores. A cached copy from before the last publication counts as unread: the list may already have
 * a newer date, from the published changes.
 */
export function useListedRecord(
  kind: CalendarKind,
  { id, last }: Pick<ListItem<'hearings' | 'meetings'>, 'id' | 'last'>,
  isRead: boolean,
): EntryReading {
  const recordAtom = useMemo(() => entryAtom(kind, id), [kind, id]);
  const found = useAtomValue<EntryReading>(isRead ? recordAtom : notReadAtom);
  const published = useAtomValue(publishedAtoms[kind]);
  const isOld = found.status !== 'live' && found.entry !== 'withdrawn' && (found.asOf ?? 0) < published;
  const reading = isOld ? { ...found, entry: undefined } : found;
  const [held, hold] = useState(NOT_READ);
  const see = useSetAtom(seenAtom);
  const { entry } = reading;
  if (entry !== undefined && entry !== held.entry) hold(reading);
  useEffect(() => {
    if (entry === 'withdrawn') void see({ list: kind, id, last: null });
    else if (entry) void see({ list: kind, id, last: rowNow(last, entry) });
  }, [entry, kind, id, last, see]);
  return entry === undefined ? held : reading;
}
