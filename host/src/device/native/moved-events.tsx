import {
  courtAtom,
  type DeviceCalendar,
  deviceAtom,
  freshnessAtom,
  judgesAtom,
  nativeEventsSchema,
  officesAtom,
  readJson,
  serverNow,
  storedSetting,
} from '@court/contract';
import {
  type CalendarKind,
  calendarEntryOf,
  courtPath,
  DEVICE_KEYS,
  entriesPath,
  entryKey,
  objectOf,
  readSuccessors,
  restUrl,
  type ShownEntry,
} from '@court/domain';
import {
  type EventContext,
  eventWithSuccessors,
  kindTitle,
  notesOfText,
  plainTitle,
  recordOfEvent,
} from '@court/domain/calendar';
import { type Moved, moveEventAtom, recordUrl } from '@court/record';
import { cancelledEventsAtom } from '@court/ui';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { deviceMessages } from '../../messages/device-messages';

const eventsAtom = storedSetting(DEVICE_KEYS.nativeEvents, nativeEventsSchema);
/** The last publication (epoch ms) that was applied to the events in the device's calendar. 0 for none. */
const followedAtom = storedSetting('nativeEventsFollowed', (json, onInvalid) => {
  if (typeof json === 'number' && json >= 0 && json <= 8.64e15) return json;
  if (json !== null && json !== undefined) onInvalid?.();
  return 0;
});

/**
 * The changed event of a record that is not public any more. The hearing may still be held, so its event stays, with
 * a warning. A withdrawn record loses its name. For a missing record the calendar's data stay. Null if the reader has
 * deleted the event. Null also for a missing record that is over, because a court removes old records.
 */
async function goneEvent(
  { uid, kind, zone, isWithdrawn }: { uid: string; kind: CalendarKind; zone: string; isWithdrawn: boolean },
  calendar: DeviceCalendar,
): Promise<Moved | null> {
  const found = await calendar.find(uid);
  const isOver = found !== null && found.end <= serverNow();
  if (!found || (isOver && !isWithdrawn)) return null;
  const warning = deviceMessages(isOver ? 'calendarWithdrawnOver' : 'calendarWithdrawn');
  const { start, end, title, notes = '' } = found;
  return {
    event: {
      ...{ uid, zone, start, end, warning, place: '', url: '', sequence: 0, status: 'CONFIRMED' },
      title: isWithdrawn ? kindTitle(kind) : plainTitle(title),
      notes: isWithdrawn ? '' : notesOfText(notes, warning),
    },
    isChanged: !notes.startsWith(warning),
  };
}

/** epoch ms of the last publication that changed the record; 0 if it never changed */
const changedAt = ({ changes = [], revised = 0 }: ShownEntry) => Math.max(revised, changes.at(-1)?.at ?? 0);

/**
 * Reads each record that has an event in the device's calendar. Updates the event if the court has changed the
 * record, or one that continues it, since `followedAtom`. If the reader chose to delete canceled events, the event of
 * a new date is added before the old one is deleted. Never asks for permission. Resolves to false without access to
 * the calendar, and rejects if a record cannot be read.
 */
const followEventsAtom = atom(null, async (get, set, unmounted: AbortSignal): Promise<boolean> => {
  const court = get(courtAtom);
  const device = get(deviceAtom);
  const since = get(followedAtom);
  const uids = Object.keys(get(eventsAtom));
  if (!court || !device || uids.length === 0) return false;
  const calendar = await device.calendar();
  if ((await calendar.permission()) !== 'granted') return false;
  const read = (kind: CalendarKind, id: string) => {
    const path = courtPath(`${entriesPath(kind)}/${entryKey(id)}`, court.paths);
    return readJson(restUrl(court.client.databaseURL, path), unmounted);
  };
  const contextOf = (kind: CalendarKind, id: string): EventContext => {
    const [offices, judges] = [get(officesAtom).byId, get(judgesAtom).byId];
    return { kind, court, offices, judges, url: recordUrl(kind, id, court, true) ?? '' };
  };
  for (const uid of uids) {
    const record = recordOfEvent(uid, court.code);
    if (!record) continue;
    const { kind, id } = record;
    const json = await read(kind, id);
    const entry = publicEntry(id, json);
    if (json === null || objectOf(json)?.withdrawn === true) {
      const gone = { uid, kind, zone: court.timeZones[0], isWithdrawn: json !== null };
      const moved = await goneEvent(gone, calendar);
      // Without a publication no records exist, so none can be missing.
      if (moved && get(freshnessAtom).updated) await set(moveEventAtom, moved);
    }
    if (!entry) continue;
    const successors = await readSuccessors(kind, entry, async (next) =>
      publicEntry(next, await read(kind, next)),
    );
    const event = eventWithSuccessors(entry, successors, contextOf(kind, id));
    // An event whose uid has another release's format belongs to that release.
    if (event?.uid !== uid) continue;
    const last = successors.at(-1);
    if (last && event.replacedBy && get(cancelledEventsAtom) === 'delete') {
      const next = eventWithSuccessors(last, [], contextOf(kind, last.id));
      const isMissing = async () => (await calendar.find(event.replacedBy ?? '')) === null;
      if (next?.uid === event.replacedBy && (await calendar.find(uid)) && (await isMissing()))
        await calendar.put([next]);
    }
    const isChanged = [entry, ...successors].some((each) => changedAt(each) > since);
    await set(moveEventAtom, { event, isChanged });
  }
  return true;
});

/** The parsed record. Null if it is not public. */
function publicEntry(id: string, json: unknown): ShownEntry | null {
  const at = objectOf(json);
  return at && at.withdrawn !== true ? calendarEntryOf(id, at) : null;
}

/**
 * Applies the publication of `until` (epoch ms) to the events, once. A record that cannot be read is tried again the
 * next time.
 */
const followPublicationAtom = atom(null, async (get, set, until: number, unmounted: AbortSignal) => {
  if (until <= get(followedAtom)) return;
  if ((await set(followEventsAtom, unmounted)) && !unmounted.aborted) set(followedAtom, until);
});

// The time of an event needs the time zone of its office.
const isZonedAtom = atom((get) => /^(live|cached)$/.test(get(officesAtom).status));

/**
 * For a push message, which may arrive before the page learns of the publication: updates events at once. The next
 * publication updates them again. Never rejects.
 */
export const followEventsNowAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(isZonedAtom)) return;
  await set(followEventsAtom, new AbortController().signal).catch(sayNextTime);
});

const sayNextTime = (error: unknown) =>
  console.info('Events of the device’s calendar follow the next time', error);

/** Updates events in the device's calendar when the app starts or resumes, and after every publication. */
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
