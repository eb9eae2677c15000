import { type CalendarEvent, courtAtom, deviceAtom, judgesAtom, officesAtom } from '@court/contract';
import type { CalendarKind, DatedRecord, ShownEntry } from '@court/records';
import { atom } from 'jotai';
import { calendarEventOf, type EventContext, eventWithSuccessors } from './calendar-event';
import { recordUrl } from './record-url';

/** What an event of the chosen court is made with, by kind and id of its record; null without a court. */
const eventContextAtom = atom((get) => {
  const court = get(courtAtom);
  const { byId: offices } = get(officesAtom);
  const { byId: judges } = get(judgesAtom);
  const isNative = get(deviceAtom)?.isNative ?? false;
  return (kind: CalendarKind, id: string): EventContext | null =>
    court && { kind, court, offices, judges, url: recordUrl(kind, id, court, isNative) ?? '' };
});

/** Makes the event of a record, with what is known of its case's dates; null where its day or time is not known. */
export const eventOfAtom = atom((get) => {
  const contextOf = get(eventContextAtom);
  return (kind: CalendarKind, entry: ShownEntry, dates: readonly DatedRecord[]): CalendarEvent | null => {
    const context = contextOf(kind, entry.id);
    return context && calendarEventOf(entry, { ...context, dates });
  };
});

/** The same with the hearings that continue it, each read whole. */
export const eventWithSuccessorsAtom = atom((get) => {
  const contextOf = get(eventContextAtom);
  return (kind: CalendarKind, entry: ShownEntry, successors: readonly ShownEntry[]): CalendarEvent | null => {
    const context = contextOf(kind, entry.id);
    return context && eventWithSuccessors(entry, successors, context);
  };
});
