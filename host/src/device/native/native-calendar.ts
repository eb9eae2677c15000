import { Calendar } from '@capacitor/calendar';
import {
  type CalendarEvent,
  type DeviceCalendar,
  DeviceFailedError,
  type FoundEvent,
  nativeEventsSchema,
  PermissionDeniedError,
  storedSetting,
} from '@court/contract';
import { DEVICE_KEYS, listOf, objectOf, textOf } from '@court/domain';
import { eventText, titleWithStatus } from '@court/domain/calendar';
import { cancelledEventsAtom, eventCalendarAtom } from '@court/ui';
import type { createStore } from 'jotai';
import { deviceMessages } from '../../messages/device-messages';
import { askPlugin, permissionOf } from './ask-plugin';
import { calendarAskerAtom } from './calendar-question';
import { newTag, rewrittenEvent, standingEvent, tagOf, uidMark } from './standing-event';

/** Uid of our event → its id in the device's calendar. */
const nativeEventsAtom = storedSetting(DEVICE_KEYS.nativeEvents, nativeEventsSchema);

let last: Promise<unknown> = Promise.resolve();

/** Runs work one after the other, so that an event is added once even if two calls ask for it. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

type Store = ReturnType<typeof createStore>;

const ask = <T>(work: () => Promise<T>) => askPlugin('calendar', 'Calendar', work);
const permission = async () => bothOf(await ask(() => Calendar.checkPermissions()));

/** The device's own calendar. Each event has its uid in its notes, by which it is found again. */
export function nativeCalendar(store: Store): DeviceCalendar {
  const idOf = (uid: string) => store.get(nativeEventsAtom)[uid] ?? null;
  const keepId = (uid: string, id: string) =>
    store.set(nativeEventsAtom, { ...store.get(nativeEventsAtom), [uid]: id });
  const forgetId = (uid: string) => {
    const { [uid]: _gone, ...rest } = store.get(nativeEventsAtom);
    store.set(nativeEventsAtom, rest);
  };

  async function standing(uid: string) {
    const { event, doubles } = await ask(() => standingEvent(uid, idOf(uid)));
    // A duplicate that cannot be deleted, or that the other device has already deleted, is ignored.
    for (const { id } of doubles) await Calendar.deleteEvent({ id }).catch(() => {});
    return event;
  }

  /** True if the event may be deleted now: only after the event of its new date is in the calendar. */
  async function isToGo({ status, replacedBy }: CalendarEvent): Promise<boolean> {
    if (status !== 'CANCELLED' || store.get(cancelledEventsAtom) !== 'delete') return false;
    return replacedBy === undefined || (replacedBy !== '' && (await standing(replacedBy)) !== null);
  }

  async function putOne(event: CalendarEvent): Promise<'added' | 'changed' | null> {
    const { uid } = event;
    const there = await standing(uid);
    if (await isToGo(event)) {
      if (!there) return null;
      await ask(() => Calendar.deleteEvent({ id: there.id }));
      forgetId(uid);
      return 'changed';
    }
    if (there) {
      const notes = uidMark(uid, tagOf(there, uid));
      const filter = { notes, startDate: there.startDate, endDate: there.endDate };
      await ask(() => Calendar.modifyEvent({ filter, newEvent: fieldsOf(event, notes) }));
      keepId(uid, there.id);
      return 'changed';
    }
    const rewritten = await ask(() => rewrittenEvent(event.title, idOf(uid)));
    // modifyEvent finds an event by its notes, so only an event with unique notes can be changed.
    if (rewritten) await ask(() => Calendar.deleteEvent({ id: rewritten.id }));
    else if (event.status === 'CANCELLED') return null;
    const id = await create(event, store.get(eventCalendarAtom));
    if (id) keepId(uid, id);
    return rewritten ? 'changed' : 'added';
  }

  /**
   * Shows our question, which explains why the app needs the calendar, before the system's question. Skipped while
   * our question is not mounted.
   */
  async function explainFirst(): Promise<void> {
    const asker = store.get(calendarAskerAtom);
    if (!asker || (await permission()) !== 'prompt') return;
    if (!(await asker.ask())) throw new PermissionDeniedError('calendar', deviceMessages('calendarNotNow'));
  }

  return {
    kind: 'device',
    permission,
    requestPermission: async () => bothOf(await ask(() => Calendar.requestPermissions())),
    calendars: async () => [...(await calendarsByName()).keys()],
    put: (events) =>
      inTurn(async () => {
        await explainFirst();
        const done = { added: 0, changed: 0 };
        for (const event of events) {
          const what = await putOne(event);
          if (what) done[what] += 1;
        }
        return done;
      }),
    async find(uid): Promise<FoundEvent | null> {
      const there = await standing(uid);
      if (!there) return null;
      const { title, startDate, endDate, calendarName, notes } = there;
      return { title, start: startDate, end: endDate, calendar: calendarName, notes };
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

/** Calendar ids by display name. Calendars with the same name get their account's name as well. */
async function calendarsByName(): Promise<Map<string, string>> {
  const answer = objectOf(await ask(() => Calendar.listCalendars()));
  const known = listOf(answer?.calendars).flatMap((calendar) => {
    const at = objectOf(calendar);
    const [id, name] = [textOf(at?.id), textOf(at?.name)];
    const shown = textOf(at?.displayName) ?? name;
    return id && shown ? [{ id, shown, name: name ?? shown }] : [];
  });
  const isAlone = (shown: string) => known.filter((each) => each.shown === shown).length === 1;
  const named = new Map<string, string>();
  for (const { id, shown, name } of known) {
    const label = isAlone(shown) || name === shown ? shown : `${shown} (${name})`;
    if (!named.has(label)) named.set(label, id);
  }
  return named;
}

/** Adds an event to the calendar that the reader chose, if it still exists, else to the device's default. */
async function create(event: CalendarEvent, chosen: string | null): Promise<string | undefined> {
  const calendarId = chosen === null ? undefined : (await calendarsByName()).get(chosen);
  const fields = fieldsOf(event, uidMark(event.uid, newTag()));
  try {
    return (await ask(() => Calendar.createEvent({ ...fields, ...(calendarId && { calendarId }) }))).id;
  } catch (error) {
    if (!calendarId || !(error instanceof DeviceFailedError)) throw error;
    // The plugin does not say which calendars accept no events, such as holidays.
    const message = deviceMessages('calendarRefused', { name: chosen ?? '' });
    throw new DeviceFailedError('calendar', message, error.code, { cause: error });
  }
}

/** No field is empty, because on Android an empty field keeps the old value. */
const fieldsOf = (event: CalendarEvent, mark: string) => ({
  title: titleWithStatus(event),
  startDate: event.start,
  endDate: event.end,
  location: event.place || deviceMessages('placeUnknown'),
  notes: eventText(event, mark),
});
