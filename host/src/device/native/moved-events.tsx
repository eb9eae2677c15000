import {
  type CalendarEvent,
  courtAtom,
  type DeviceCalendar,
  deviceAtom,
  freshnessAtom,
  judgesAtom,
  nativeEventsSchema,
  officesAtom,
  readJson,
  storedSetting,
} from '@court/contract';
import { calendarEventOf, moveEventAtom, plainTitle, recordOfEvent, recordUrl } from '@court/record';
import {
  calendarEntryOf,
  courtPath,
  DEVICE_KEYS,
  entriesPath,
  entryKey,
  objectOf,
  restUrl,
} from '@court/records';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { deviceMessages } from '../../messages/device-messages';

const eventsAtom = storedSetting(DEVICE_KEYS.nativeEvents, nativeEventsSchema);
/** The publication (epoch ms) that events in the device's calendar are up to date with; 0 for none. */
const followedAtom = storedSetting('nativeEventsFollowed', (json, misfit) => {
  if (typeof json === 'number' && json >= 0 && json <= 8.64e15) return json;
  if (json !== null && json !== undefined) misfit?.();
  return 0;
});

/**
 * The event of a record that the court has no longer, as cancelled: of the record nothing is known any more but what stands in the
 * calendar. Null for one that is over, since a court may take old records away, and where the reader has deleted it.
 */
async function withdrawnEvent(
  calendar: DeviceCalendar,
  uid: string,
  zone: string,
): Promise<CalendarEvent | null> {
  const found = await calendar.find(uid);
  if (!found || found.end <= Date.now()) return null;
  return {
    ...{ uid, zone, start: found.start, end: found.end, title: plainTitle(found.title), status: 'CANCELLED' },
    ...{ place: '', url: '', notes: deviceMessages('calendarWithdrawn'), sequence: 0 },
  };
}

/**
 * The event of a record that is no longer public: without the name of the case, which the device may not keep. It stays at
 * its time, since the hearing may still be held. Null if the reader has deleted it.
 */
async function unnamedEvent(
  calendar: DeviceCalendar,
  uid: string,
  zone: string,
): Promise<CalendarEvent | null> {
  const found = await calendar.find(uid);
  if (!found) return null;
  return {
    ...{
      uid,
      zone,
      start: found.start,
      end: found.end,
      status: 'CONFIRMED',
      place: '',
      url: '',
      sequence: 0,
    },
    title: deviceMessages('calendarNotPublic'),
    notes: deviceMessages('calendarNotPublicNote'),
  };
}

/**
 * Reads each record that has an event in the device's calendar, and updates the event if the court has changed the record since
 * `followedAtom`; one that is no longer there strikes its event, and one that is no longer public takes the name off it. Asks the reader for no permission. Resolves to false without access to the calendar, and rejects if a record
 * cannot be read.
 */
const followEventsAtom = atom(null, async (get, set, unmounted: AbortSignal): Promise<boolean> => {
  const court = get(courtAtom);
  const device = get(deviceAtom);
  const since = get(followedAtom);
  const uids = Object.keys(get(eventsAtom));
  if (!court || !device || uids.length === 0) return false;
  const calendar = await device.calendar();
  if ((await calendar.permission()) !== 'granted') return false;
  for (const uid of uids) {
    const record = recordOfEvent(uid, court.code);
    if (!record) continue;
    const { kind, id } = record;
    const path = courtPath(`${entriesPath(kind)}/${entryKey(id)}`, court.paths);
    const read = await readJson(restUrl(court.client.databaseURL, path), unmounted);
    const json = objectOf(read);
    if (read === null || json?.withdrawn === true) {
      const eventFor = read === null ? withdrawnEvent : unnamedEvent;
      const event = await eventFor(calendar, uid, court.timeZones[0]);
      // without a publication there are no records to miss
      if (event && get(freshnessAtom).updated) await set(moveEventAtom, { event, isChanged: false });
    }
    if (!json || json.withdrawn === true) continue;
    const entry = calendarEntryOf(id, json);
    const [offices, judges] = [get(officesAtom).byId, get(judgesAtom).byId];
    const url = recordUrl(kind, id, court, true) ?? '';
    const event = calendarEventOf(entry, { kind, court, offices, judges, url });
    // another release wrote its uids in another form: that event is its own
    if (event?.uid === uid)
      await set(moveEventAtom, { event, isChanged: (entry.changes?.at(-1)?.at ?? 0) > since });
  }
  return true;
});

/** Brings events up to the publication of `until` (epoch ms), once. A record that cannot be read is tried again the next time. */
const followPublicationAtom = atom(null, async (get, set, until: number, unmounted: AbortSignal) => {
  if (until <= get(followedAtom)) return;
  if ((await set(followEventsAtom, unmounted)) && !unmounted.aborted) set(followedAtom, until);
});

// the time of an event needs the zone of its office
const isZonedAtom = atom((get) => /^(live|cached)$/.test(get(officesAtom).status));

/**
 * For a push message, which may arrive before the page learns of the publication: updates events at once. The next publication
 * updates them again. Never rejects.
 */
export const followEventsNowAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(isZonedAtom)) return;
  await set(followEventsAtom, new AbortController().signal).catch(sayNextTime);
});

const sayNextTime = (error: unknown) =>
  console.info('Events of the device’s calendar follow the next time', error);

/** Updates events in the device's calendar at the app's start, when it comes back, and with every publication. */
export function MovedEvents() {
  const { updated } = useAtomValue(freshnessAtom);
  const isZoned = useAtomValue(isZonedAtom);
  useAtomValue(judgesAtom);
  const follow = useSetAtom(followPublicationAtom);
  const until = Math.max(updated?.hearings ?? 0, updated?.meetings ?? 0);
  useEffect(() => {
    if (until === 0 || !isZoned) return;
    const unmounted = new AbortController();
    follow(until, unmounted.signal).catch(sayNextTime);
    return () => unmounted.abort();
  }, [until, isZoned, follow]);
  return null;
}
