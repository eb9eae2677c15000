import { type CalendarEvent, courtAtom, deviceAtom, judgesAtom, officesAtom } from '@court/contract';
import type { CalendarKind, ShownEntry } from '@court/records';
import { atom } from 'jotai';
import { calendarEventOf } from './calendar-event';
import { recordUrl } from './record-url';

/** Makes the event of a record in the chosen court; null where its day or time is not known. */
export const eventOfAtom = atom((get) => {
  const court = get(courtAtom);
  const { byId: offices } = get(officesAtom);
  const { byId: judges } = get(judgesAtom);
  const isNative = get(deviceAtom)?.isNative ?? false;
  return (kind: CalendarKind, entry: ShownEntry): CalendarEvent | null => {
    const url = recordUrl(kind, entry.id, court, isNative) ?? '';
    return court && calendarEventOf(entry, { kind, court, offices, judges, url });
  };
});
