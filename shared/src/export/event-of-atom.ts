import { atom } from 'jotai';
import type { ShownEntry } from '../data/entry-atom';
import { judgesAtom, officesAtom } from '../data/reference-atom';
import { deviceAtom } from '../platform/device-atom';
import type { CalendarEvent } from '../platform/device-calendar';
import type { CalendarKind } from '../records/data-paths';
import { courtAtom } from '../state/court-atom';
import { calendarEventOf } from './calendar-event';
import { recordUrl } from './record-url';

/** Makes the event of a record in the chosen court; null where its day or time is not known. */
export const eventOfAtom = atom((get) => {
  const court = get(courtAtom);
  const { byId: offices } = get(officesAtom);
  const { byId: judges } = get(judgesAtom);
  const isNative = get(deviceAtom)?.isNative ?? false;
  return (kind: CalendarKind, entry: ShownEntry): CalendarEvent | null => {
    const url = recordUrl(kind, entry.id, isNative) ?? '';
    return court && calendarEventOf(entry, { kind, court, offices, judges, url });
  };
});
