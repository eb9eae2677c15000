import { type CalendarEvent, type DeviceCalendar, DeviceError, deviceAtom } from '@court/contract';
import { atom } from 'jotai';
import { recordMessages } from '../messages/record-messages';
import { titleWithStatus } from './event-text';

/** A calendar deletes what will not be held where the reader has chosen that; else it is marked. */
const isDeleted = async (calendar: DeviceCalendar, { status, uid }: CalendarEvent) =>
  status === 'CANCELLED' && (await calendar.find(uid)) === null;

/** Puts an event into the reader's calendar; resolves to a sentence that says what has become of it. */
export const putEventAtom = atom(null, async (get, _set, event: CalendarEvent): Promise<string> => {
  try {
    const calendar = await get(deviceAtom)?.calendar();
    if (!calendar) return recordMessages('put.failed');
    const { added, changed } = await calendar.put([event]);
    if (calendar.kind === 'file')
      return recordMessages(event.status === 'CANCELLED' ? 'put.fileOff' : 'put.file');
    if (added + changed === 0) return recordMessages('put.none');
    if (await isDeleted(calendar, event)) return recordMessages('put.deleted');
    return recordMessages(changed > 0 ? 'put.changed' : 'put.added');
  } catch (error) {
    return error instanceof DeviceError ? error.message : recordMessages('put.failed');
  }
});

export type Moved = {
  event: CalendarEvent;
  /** the record has changed while it was looked at: also in what a calendar does not give back, as the room */
  isChanged: boolean;
};

/**
 * Moves an event along that already stands in the device's own calendar; resolves to a sentence where something was
 * changed there, else to ''. Asks the reader for nothing.
 */
export const moveEventAtom = atom(null, async (get, _set, { event, isChanged }: Moved): Promise<string> => {
  const device = get(deviceAtom);
  if (!device?.isNative) return '';
  try {
    const calendar = await device.calendar();
    if ((await calendar.permission()) !== 'granted') return '';
    const found = await calendar.find(event.uid);
    if (!found) return '';
    const { start, end } = event;
    const stands = found.start === start && found.end === end && found.title === titleWithStatus(event);
    if (stands && !isChanged) return '';
    await calendar.put([event]);
    return recordMessages((await isDeleted(calendar, event)) ? 'put.deleted' : 'put.followed');
  } catch {
    // the reader did not ask for it; Add to calendar says what is wrong
    return '';
  }
});
