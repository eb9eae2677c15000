import type { CalendarKind } from '@court/records';
import type { WritableAtom } from 'jotai';

/** Whether the reader lets the app use a part of the device; `prompt` means that using it will ask. */
export type Permission = 'granted' | 'denied' | 'prompt';

/** A hearing or meeting as it goes into a reader's calendar. */
export type CalendarEvent = {
  /** stays the same when the event moves */
  uid: string;
  title: string;
  /** epoch ms */
  start: number;
  end: number;
  /** IANA zone of the venue, e.g. America/Denver; its time is written into the event's text */
  zone: string;
  /** '' where none is known */
  place: string;
  /** shown before the notes: says that the hearing will not be held, or may not be; absent if it is on as printed */
  warning?: string;
  notes: string;
  url: string;
  /** rises with every change of the event */
  sequence: number;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** uid of the new date's event if a canceled hearing moved; '' if it moved and that uid is unknown */
  replacedBy?: string;
};

/** An event of ours as it stands in the device's calendar; times are epoch ms. */
export type FoundEvent = {
  title: string;
  start: number;
  end: number;
  calendar: string | null;
  /** all of its text, with our mark; absent if the calendar does not give it */
  notes?: string;
};

/** How many events were added, and how many changed because they stood there already. */
export type PutEvents = { added: number; changed: number };

export type DeviceCalendar = {
  /** `device`: the device's own calendar. `file`: an .ics file that the reader opens; nothing can be found in it again. */
  readonly kind: 'device' | 'file';
  /** `prompt` where nobody has asked yet; always `granted` for a file. */
  permission(): Promise<Permission>;
  requestPermission(): Promise<Permission>;
  /** Names of the calendars on the device; none for a file. */
  calendars(): Promise<string[]>;
  /** Adds events; one that stands there already, under its uid, is changed instead. */
  put(events: readonly CalendarEvent[]): Promise<PutEvents>;
  /** The event put under `uid`; null where there is none, or none that can be looked for. */
  find(uid: string): Promise<FoundEvent | null>;
  /** False where there was nothing to remove. Throws NotAvailableError for a file. */
  remove(uid: string): Promise<boolean>;
};

/** What became of records that were to be put into a calendar; `left`: no longer public, or without a day or time. */
export type Exported = PutEvents & { left: number };

/** A hearing or 341 meeting, by the calendar it stands in. */
export type RecordId = { kind: CalendarKind; id: string };

/** Loads what puts records into the reader's calendar, when it is first asked for. */
export type LoadExport = () => Promise<{
  exportRecordsAtom: WritableAtom<null, [records: readonly RecordId[]], Promise<Exported>>;
}>;
