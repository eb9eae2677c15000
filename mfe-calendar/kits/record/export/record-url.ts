import { hearingLink, meetingLink } from '@court/contract';
import { type CalendarKind, publicSiteOf } from '@court/domain';

/**
 * The full URL of a record's page. In the apps, whose own URLs nobody else can open, it is on the court's site. Null
 * if the court file names no site. `court` is the court data of the page.
 */
export function recordUrl(kind: CalendarKind, id: string, court: unknown, isNative: boolean): string | null {
  const page = kind === 'meetings' ? meetingLink(id) : hearingLink(id);
  if (!isNative) return new URL(BASE + page, window.location.origin).href;
  const site = publicSiteOf(court);
  return site && site + page;
}
