import { hearingLink, meetingLink } from '@court/contract';
import { type CalendarKind, publicSiteOf } from '@court/records';

/**
 * The whole address of a record's page. In the apps, whose own pages nobody else can open, it is that of the court's site;
 * null where its file names none. `court` is what the page is told of it.
 */
export function recordUrl(kind: CalendarKind, id: string, court: unknown, isNative: boolean): string | null {
  const page = kind === 'meetings' ? meetingLink(id) : hearingLink(id);
  if (!isNative) return new URL(BASE + page, window.location.origin).href;
  const site = publicSiteOf(court);
  return site && site + page;
}
