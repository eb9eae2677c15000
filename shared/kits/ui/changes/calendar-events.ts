import { storedSetting } from '@court/contract';

/** Longer than any calendar's name. */
const LONGEST = 300;

/**
 * The calendar of the device that events are added to, by its name in `DeviceCalendar.calendars`; null for the one that the
 * device itself adds to.
 */
export const eventCalendarAtom = storedSetting<string | null>('eventCalendar', (json, misfit) => {
  if (typeof json === 'string' && json !== '' && json.length <= LONGEST) return json;
  if (json !== null && json !== undefined) misfit?.();
  return null;
});

/** What becomes of the event of a hearing or meeting that will not be held. */
export type CancelledEvents = 'mark' | 'delete';

export const cancelledEventsAtom = storedSetting<CancelledEvents>('cancelledEvents', (json, misfit) => {
  if (json === 'mark' || json === 'delete') return json;
  if (json !== null && json !== undefined) misfit?.();
  return 'mark';
});
