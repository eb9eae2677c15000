import { Calendar } from '@capacitor/calendar';
import { serverNow } from '@court/contract';
import { isMoment, listOf, objectOf, textOf } from '@court/domain';

const DAY = 86_400_000;

/** One year back to two years ahead. Apple's calendar searches four years at most. */
function searched() {
  const now = serverNow();
  return { startDate: now - 365 * DAY, endDate: now + 2 * 365 * DAY };
}

/** An event in the device's calendar. Times are epoch ms. `notes` is '' if there are none. */
export type StandingEvent = {
  id: string;
  title: string;
  notes: string;
  startDate: number;
  endDate: number;
  calendarId: string | null;
  calendarName: string | null;
};

/** The events in a calendar's answer. An event without an id or with an invalid time is left out. */
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

/** The marker in an event's notes. The brackets tell `h-1` from `h-10`. `tag` tells an event from its duplicate. */
export const uidMark = (uid: string, tag = '') => [`[${uid}]`, tag].filter(Boolean).join(' ');

/** The tag of our event. '' for an event that a release without tags has made. */
export function tagOf({ notes }: Pick<StandingEvent, 'notes'>, uid: string): string {
  const [, ...after] = notes.split(uidMark(uid));
  return /^ ([0-9a-f]{8})\b/.exec(after.at(-1) ?? '')?.[1] ?? '';
}

/** A tag for a new event. */
export const newTag = () =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Duplicates among events with one uid: two devices added them to one synced calendar before either knew of the
 * other. The event with the smallest tag stays. Every device chooses the same one, while ids differ by device. An
 * event in another calendar may belong to another person. An event with the same tag is the reader's own copy. Both
 * stay.
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

/** The event with `uid`, and its duplicates. If there are several, the one with the stored id, else the first. */
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
 * Our event whose notes the reader has rewritten. The title is compared too, because after a reset of the device's
 * calendar an id may belong to another event.
 */
export async function rewrittenEvent(title: string, id: string | null): Promise<StandingEvent | null> {
  if (id === null) return null;
  const events = eventsIn(await Calendar.findEvents({ title, ...searched() }));
  return events.find((event) => event.id === id) ?? null;
}
