import type { CalendarEvent, CalendarKind } from '@court/domain';
import type { WritableAtom } from 'jotai';

/** Whether the reader allows the app to use a part of the device. `prompt`: the next use asks the reader. */
export type Permission = 'granted' | 'denied' | 'prompt';

export type { CalendarEvent } from '@court/domain';

/** An event of this app as found in the device's calendar. Times are epoch ms. */
export type FoundEvent = {
  title: string;
  start: number;
  end: number;
  calendar: string | null;
  /** the event's whole description, with this app's marker; absent if the calendar does not return it */
  notes?: string;
};

/** Number of events added, and number of existing events updated. */
export type PutEvents = { added: number; changed: number };

export type DeviceCalendar = {
  /**
   * `device`: the device's own calendar. `file`: an .ics file that the reader opens. Events in a file cannot be found
   * again.
   */
  readonly kind: 'device' | 'file';
  /** `prompt` if the reader has not been asked yet. Always `granted` for a file. */
  permission(): Promise<Permission>;
  requestPermission(): Promise<Permission>;
  /** Names of the calendars on the device. Empty for a file. */
  calendars(): Promise<string[]>;
  /** Adds events. An event that exists under the same uid is updated instead. */
  put(events: readonly CalendarEvent[]): Promise<PutEvents>;
  /** The event with this `uid`. Null if there is none, or if the calendar is a file. */
  find(uid: string): Promise<FoundEvent | null>;
  /** Returns false if there was no such event. Throws NotAvailableError for a file. */
  remove(uid: string): Promise<boolean>;
};

/**
 * Result of an export to a calendar. `left`: records that were skipped, because they are no longer public or have no
 * day or time.
 */
export type Exported = PutEvents & { left: number };

/** Id of a hearing or 341 meeting, with its calendar. */
export type RecordId = { kind: CalendarKind; id: string };

/** Imports the export code when it is first needed. */
export type LoadExport = () => Promise<{
  exportRecordsAtom: WritableAtom<null, [records: readonly RecordId[]], Promise<Exported>>;
}>;
