import { hearingLink, meetingLink } from '@court/contract';
import type { CalendarKind } from '@court/records';

/** The whole address of a record's page; null in the apps, whose pages have an address on the device alone. */
export function recordUrl(kind: CalendarKind, id: string, isNative: boolean): string | null {
  if (isNative) return null;
  const page = kind === 'meetings' ? meetingLink(id) : hearingLink(id);
  return new URL(BASE + page, window.location.origin).href;
}
