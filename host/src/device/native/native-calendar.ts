import { Calendar } from '@capacitor/calendar';
import {
  type CalendarEvent,
  type DeviceCalendar,
  type FoundEvent,
  nativeEventsSchema,
  storedSetting,
} from '@court/contract';
import { eventText, titleWithStatus } from '@court/record';
import { DEVICE_KEYS, listOf, objectOf, textOf } from '@court/records';
import type { createStore } from 'jotai';
import { deviceMessages } from '../../messages/device-messages';
import { askPlugin, permissionOf } from './ask-plugin';
import { rewrittenEvent, standingEvent, uidMark } from './standing-event';

/** Which event of the device's calendar stands for which of ours: uid → the calendar's id. */
const nativeEventsAtom = storedSetting(DEVICE_KEYS.nativeEvents, nativeEventsSchema);

let last: Promise<unknown> = Promise.resolve();

/** Does one piece of work after the other: an event asked for twice at once is added once. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

type Store = ReturnType<typeof createStore>;

const ask = <T>(work: () => Promise<T>) => askPlugin('calendar', 'Calendar', work);

/** The device's own calendar. Every event carries its uid in its notes, by which it is found again. */
export function nativeCalendar(store: Store): DeviceCalendar {
  const idOf = (uid: string) => store.get(nativeEventsAtom)[uid] ?? null;
  const standing = (uid: string) => ask(() => standingEvent(uid, idOf(uid)));
  const keepId = (uid: string, id: string) =>
    store.set(nativeEventsAtom, { ...store.get(nativeEventsAtom), [uid]: id });
  const forgetId = (uid: string) => {
    const { [uid]: _gone, ...rest } = store.get(nativeEventsAtom);
    store.set(nativeEventsAtom, rest);
  };

  async function putOne(event: CalendarEvent): Promise<'added' | 'changed'> {
    const newEvent = fieldsOf(event);
    const there = await standing(event.uid);
    if (there) {
      const filter = { notes: uidMark(event.uid), startDate: there.startDate, endDate: there.endDate };
      await ask(() => Calendar.modifyEvent({ filter, newEvent }));
      keepId(event.uid, there.id);
      return 'changed';
    }
    const rewritten = await ask(() => rewrittenEvent(event.title, idOf(event.uid)));
    // only an event whose notes can be told from all others can be changed
    if (rewritten) await ask(() => Calendar.deleteEvent({ id: rewritten.id }));
    const { id } = await ask(() => Calendar.createEvent(newEvent));
    if (id) keepId(event.uid, id);
    return rewritten ? 'changed' : 'added';
  }

  return {
    kind: 'device',
    permission: async () => bothOf(await ask(() => Calendar.checkPermissions())),
    requestPermission: async () => bothOf(await ask(() => Calendar.requestPermissions())),
    async calendars() {
      const answer = objectOf(await ask(() => Calendar.listCalendars()));
      return listOf(answer?.calendars).flatMap((calendar) => {
        const at = objectOf(calendar);
        return textOf(at?.displayName) ?? textOf(at?.name) ?? [];
      });
    },
    put: (events) =>
      inTurn(async () => {
        const done = { added: 0, changed: 0 };
        for (const event of events) done[await putOne(event)] += 1;
        return done;
      }),
    async find(uid): Promise<FoundEvent | null> {
      const there = await standing(uid);
      if (!there) return null;
      const { title, startDate, endDate, calendarName } = there;
      return { title, start: startDate, end: endDate, calendar: calendarName };
    },
    remove: (uid) =>
      inTurn(async () => {
        const there = await standing(uid);
        if (there) await ask(() => Calendar.deleteEvent({ id: there.id }));
        forgetId(uid);
        return there !== null;
      }),
  };
}

const bothOf = ({ readCalendar, writeCalendar }: Awaited<ReturnType<typeof Calendar.checkPermissions>>) =>
  permissionOf([readCalendar, writeCalendar]);

/** No field is empty: on Android an empty one would leave what stood there before. */
const fieldsOf = (event: CalendarEvent) => ({
  title: titleWithStatus(event),
  startDate: event.start,
  endDate: event.end,
  location: event.place || deviceMessages('placeUnknown'),
  notes: eventText(event, uidMark(event.uid)),
});
