import { Calendar, type CalendarEvent } from '@capacitor/calendar';

const DAY = 86_400_000;

/** From a year back to two years on: Apple's calendar answers for four years at most. */
function searched() {
  const now = Date.now();
  return { startDate: now - 365 * DAY, endDate: now + 2 * 365 * DAY };
}

/** Stands in the notes; the brackets tell `h-1` from `h-10`. */
export const uidMark = (uid: string) => `[${uid}]`;

/** The event of the device's calendar that carries `uid`. Of several, the one whose id was kept, else the first. */
export async function standingEvent(uid: string, id: string | null): Promise<CalendarEvent | null> {
  const { events } = await Calendar.findEvents({ notes: uidMark(uid), ...searched() });
  return events.find((event) => event.id === id) ?? events[0] ?? null;
}

/**
 * An event of ours whose notes the reader has rewritten. The title is compared too: after a reset of the device's
 * calendar an id may be another event's.
 */
export async function rewrittenEvent(title: string, id: string | null): Promise<CalendarEvent | null> {
  if (id === null) return null;
  const { events } = await Calendar.findEvents({ title, ...searched() });
  return events.find((event) => event.id === id) ?? null;
}
