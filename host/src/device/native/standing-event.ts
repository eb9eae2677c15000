import { Calendar } from '@capacitor/calendar';
import { serverNow } from '@court/contract';
import { isMoment, listOf, objectOf, textOf } from '@court/records';

const DAY = 86_400_000;

/** From a year back to two years on: Apple's calendar answers for four years at most. */
function searched() {
  const now = serverNow();
  return { startDate: now - 365 * DAY, endDate: now + 2 * 365 * DAY };
}

/** An event as the device's calendar has it; times are epoch ms, `notes` is '' where there are none. */
export type StandingEvent = {
  id: string;
  title: string;
  notes: string;
  startDate: number;
  endDate: number;
  calendarId: string | null;
  calendarName: string | null;
};

/** The events in a calendar's answer; one without an id or with a time that is no moment is left out. */
export function eventsIn(answer: unknown): StandingEvent[] {
  return listOf(objectOf(answer)?.events).flatMap((event) => {
    const at = objectOf(event);
    const [id, startDate, endDate] = [textOf(at?.id), at?.startDate, at?.endDate];
    if (!id || !isMoment(startDate) || !isMoment(endDate)) return [];
    return {
      ...{ id, startDate, endDate },
      title: textOf(at?.title) ?? '',
      notes: textOf(at?.notes) ?? '',
      calendarId: textOf(at?.calendarId) ?? null,
      calendarName: textOf(at?.calendarName) ?? null,
    };
  });
}

/** Stands in the notes; the brackets tell `h-1` from `h-10`. `tag` tells an event from a double of it. */
export const uidMark = (uid: string, tag = '') => [`[${uid}]`, tag].filter(Boolean).join(' ');

/** The tag of an event of ours; '' for one that a release without tags has made. */
export function tagOf({ notes }: Pick<StandingEvent, 'notes'>, uid: string): string {
  const [, ...after] = notes.split(uidMark(uid));
  return /^ ([0-9a-f]{8})\b/.exec(after.at(-1) ?? '')?.[1] ?? '';
}

/** A tag for a new event. */
export const newTag = () =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Of events with one uid those that two devices have added to one synced calendar before either had heard of the other. The
 * least tag stays, which every device takes for the same one: ids are each device's own. One in another calendar may be
 * somebody else's, and one with the same tag is a copy that the reader has made; they stay.
 */
export function doublesOf(events: readonly StandingEvent[], uid: string): StandingEvent[] {
  return events.filter((event) =>
    events.some(
      (other) =>
        other.calendarId !== null &&
        other.calendarId === event.calendarId &&
        tagOf(other, uid) < tagOf(event, uid),
    ),
  );
}

/** The event that carries `uid`, and its doubles. Of several, the one whose id was kept, else the first. */
export async function standingEvent(
  uid: string,
  id: string | null,
): Promise<{ event: StandingEvent | null; doubles: StandingEvent[] }> {
  const events = eventsIn(await Calendar.findEvents({ notes: uidMark(uid), ...searched() }));
  const doubles = doublesOf(events, uid);
  const single = events.filter((event) => !doubles.includes(event));
  return { event: single.find((event) => event.id === id) ?? single[0] ?? null, doubles };
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
