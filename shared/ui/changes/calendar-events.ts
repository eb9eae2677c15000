import { storedSetting } from '@court/contract';

/** Max characters. No calendar's name is as long. */
const MAX_NAME_LENGTH = 300;

/**
 * Name (as in `DeviceCalendar.calendars`) of the device's calendar to which events are added. Null for the device's
 * default calendar.
 */
export const eventCalendarAtom = storedSetting<string | null>('eventCalendar', (json, onInvalid) => {
  if (typeof json === 'string' && json !== '' && json.length <= MAX_NAME_LENGTH) return json;
  if (json !== null && json !== undefined) onInvalid?.();
  return null;
});

/** Action on the event of a hearing or meeting that will not be held. */
export type CancelledEvents = 'mark' | 'delete';

export const cancelledEventsAtom = storedSetting<CancelledEvents>('cancelledEvents', (json, onInvalid) => {
  if (json === 'mark' || json === 'delete') return json;
  if (json !== null && json !== undefined) onInvalid?.();
  return 'mark';
});
