import { type CalendarEvent, type DeviceCalendar, DeviceError, deviceAtom } from '@court/contract';
import { titleWithStatus } from '@court/domain/calendar';
import { atom } from 'jotai';
import { recordMessages } from '../messages/record-messages';

/** Whether the calendar deleted a canceled event, which readers can choose. Otherwise the event is only marked. */
const isDeleted = async (calendar: DeviceCalendar, { status, uid }: CalendarEvent) =>
  status === 'CANCELLED' && (await calendar.find(uid)) === null;

/** Adds an event to the reader's calendar. Resolves to a sentence about the result. */
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
  /**
   * the record changed while its page was open, perhaps in facts that the calendar does not return, such as the room
   */
  isChanged: boolean;
};

/**
 * Updates an event that is already in the device's own calendar. Never asks for permission. Resolves to a sentence if
 * it changed something, else to ''.
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
    // shows no error, because the reader did not start this; "Add to calendar" reports errors
    return '';
  }
});
