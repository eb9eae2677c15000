import { hearingLink } from '../contract/links';
import { meetingLink } from '../contract/meeting-links';
import type { CalendarKind } from '../records/data-paths';

/** The whole address of a record's page; null in the apps, whose pages have an address on the device alone. */
export function recordUrl(kind: CalendarKind, id: string, isNative: boolean): string | null {
  if (isNative) return null;
  const page = kind === 'meetings' ? meetingLink(id) : hearingLink(id);
  return new URL(BASE + page, window.location.origin).href;
}
