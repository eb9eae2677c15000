import { type CalendarEvent, courtAtom, deviceAtom, judgesAtom, officesAtom } from '@court/contract';
import type { CalendarKind, DatedRecord, ShownEntry } from '@court/domain';
import { calendarEventOf, type EventContext, eventWithSuccessors } from '@court/domain/calendar';
import { atom } from 'jotai';
import { recordUrl } from './record-url';

/** Returns the context for a record's event in the chosen court. Null if no court is chosen. */
const eventContextAtom = atom((get) => {
  const court = get(courtAtom);
  const { byId: offices } = get(officesAtom);
  const { byId: judges } = get(judgesAtom);
  const isNative = get(deviceAtom)?.isNative ?? false;
  return (kind: CalendarKind, id: string): EventContext | null =>
    court && { kind, court, offices, judges, url: recordUrl(kind, id, court, isNative) ?? '' };
});

/** Makes a record's event from the record and the known dates of its case. Null if its day or time is unknown. */
export const eventOfAtom = atom((get) => {
  const contextOf = get(eventContextAtom);
  return (kind: CalendarKind, entry: ShownEntry, dates: readonly DatedRecord[]): CalendarEvent | null => {
    const context = contextOf(kind, entry.id);
    return context && calendarEventOf(entry, { ...context, dates });
  };
});

/** Like eventOfAtom, with the full records of the hearings that continue it. */
export const eventWithSuccessorsAtom = atom((get) => {
  const contextOf = get(eventContextAtom);
  return (kind: CalendarKind, entry: ShownEntry, successors: readonly ShownEntry[]): CalendarEvent | null => {
    const context = contextOf(kind, entry.id);
    return context && eventWithSuccessors(entry, successors, context);
  };
});
