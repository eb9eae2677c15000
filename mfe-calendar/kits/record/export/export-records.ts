import {
  type CalendarEvent,
  courtAtom,
  deviceAtom,
  type Exported,
  type RecordId,
  readJson,
} from '@court/contract';
import {
  type CalendarKind,
  calendarEntryOf,
  courtPath,
  entriesPath,
  entryKey,
  objectOf,
  readSuccessors,
  restUrl,
} from '@court/domain';
import { atom } from 'jotai';
import { eventWithSuccessorsAtom } from './event-of-atom';

/** Number of records to read in parallel. */
const MAX_PARALLEL_READS = 8;

/**
 * Adds hearings and 341 meetings to the reader's calendar: the device's own calendar in an app, otherwise one .ics
 * file. Reads each record in full, because a row has no dial-in data and no changes. Throws ReadError and the errors
 * of device-error. Exports nothing if a record cannot be read.
 */
export const exportRecordsAtom = atom(
  null,
  async (get, _set, records: readonly RecordId[]): Promise<Exported> => {
    const { client, paths } = get(courtAtom) ?? {};
    const device = get(deviceAtom);
    if (!client || !device) return { added: 0, changed: 0, left: records.length };
    const eventOf = get(eventWithSuccessorsAtom);
    const events: CalendarEvent[] = [];
    const unmounted = new AbortController();
    const readEntry = async (kind: CalendarKind, id: string) => {
      const url = restUrl(client.databaseURL, courtPath(`${entriesPath(kind)}/${entryKey(id)}`, paths));
      const json = objectOf(await readJson(url, unmounted.signal));
      return json && json.withdrawn !== true ? calendarEntryOf(id, json) : null;
    };
    for (let from = 0; from < records.length; from += MAX_PARALLEL_READS) {
      const some = records.slice(from, from + MAX_PARALLEL_READS);
      const read = await Promise.all(
        some.map(async ({ kind, id }) => {
          const entry = await readEntry(kind, id);
          return (
            entry && eventOf(kind, entry, await readSuccessors(kind, entry, (next) => readEntry(kind, next)))
          );
        }),
      );
      events.push(...read.flatMap((event) => event ?? []));
    }
    const none = { added: 0, changed: 0 };
    const put = events.length > 0 ? await (await device.calendar()).put(events) : none;
    return { ...put, left: records.length - events.length };
  },
);
