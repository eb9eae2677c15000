/** @jsxImportSource @court/ui/dom */
import { courtAtom, type DeviceCalendar, NotAvailableError } from '@court/contract';
import { calendarFile as calendarFileText } from '@court/domain/calendar-file';
import { nodesOf } from '@court/ui/dom';
import type { createStore } from 'jotai';
import { deviceMessages } from '../../messages/device-messages';

/** ms until the file's URL is revoked. Some browsers ask the reader first and read the file only then. */
const REVOKE_AFTER_MS = 60_000;

/** Offers `text` to the reader as a file to open or save. */
export function offerFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const [link] = nodesOf(
    <a href={address} download={name}>
      {name}
    </a>,
  ) as [HTMLElement];
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}

/** For browsers: offers events as an .ics file. Calendars match its events by uid and sequence. */
export const calendarFile = (store: ReturnType<typeof createStore>): DeviceCalendar => ({
  kind: 'file',
  permission: async () => 'granted',
  requestPermission: async () => 'granted',
  calendars: async () => [],
  async put(events) {
    const name = events.length === 1 ? 'hearing.ics' : 'hearings.ics';
    const court = store.get(courtAtom)?.displayName ?? '';
    offerFile(name, 'text/calendar;charset=utf-8', calendarFileText({ court, events }));
    return { added: events.length, changed: 0 };
  },
  find: async () => null,
  async remove() {
    throw new NotAvailableError('calendar', deviceMessages('fileRemove'));
  },
});
