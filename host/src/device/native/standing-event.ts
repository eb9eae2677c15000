import { Calendar } from '@capacitor/calendar';
import { listOf, objectOf, textOf } from '@court/records';

const DAY = 86_400_000;

/** From a year back to two years on: Apple's calendar answers for four years at most. */
function searched() {
  const now = Date.now();
  return { startDate: now - 365 * DAY, endDate: now + 2 * 365 * DAY };
}

/** An event as the device's calendar has it; times are epoch ms. */
export type StandingEvent = {
  id: string;
  title: string;
  startDate: number;
  endDate: number;
  calendarName: string | null;
};

/** The events in a calendar's answer; one without an id or with a time that is no moment is left out. */
export function eventsIn(answer: unknown): StandingEvent[] {
  return listOf(objectOf(answer)?.events).flatMap((event) => {
    const at = objectOf(event);
    const [id, startDate, endDate] = [textOf(at?.id), at?.startDate, at?.endDate];
    if (!id || !isMoment(startDate) || !isMoment(endDate)) return [];
    return {
      id,
      title: textOf(at?.title) ?? '',
      startDate,
      endDate,
      calendarName: textOf(at?.calendarName) ?? null,
    };
  });
}

const isMoment = (at: unknown): at is number => typeof at === 'number' && Math.abs(at) <= 8.64e15;

/** Stands in the notes; the brackets tell `h-1` from `h-10`. */
export const uidMark = (uid: string) => `[${uid}]`;

/** The event of the device's calendar that carries `uid`. Of several, the one whose id was kept, else the first. */
export async function standingEvent(uid: string, id: string | null): Promise<StandingEvent | null> {
  const events = eventsIn(await Calendar.findEvents({ notes: uidMark(uid), ...searched() }));
  return events.find((event) => event.id === id) ?? events[0] ?? null;
}

/**
 * An event of ours whose notes the reader has rewritten. The title is compared too: after a reset of the device's
 * calendar an id may be another event's.
 */
export async function rewrittenEvent(title: string, id: string | null): Promise<StandingEvent | null> {
  if (id === null) return null;
  const events = eventsIn(await Calendar.findEvents({ title, ...searched() }));
  return events.find((event) => event.id === id) ?? null;
}
