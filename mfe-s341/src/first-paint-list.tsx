import { type FirstPaint, isMeetingList } from '@court/contract';
import { firstAgenda, meetingListMessages } from '@court/docket/first-paint';
import { findOf } from './meetings/find-meeting';
import { LISTED } from './meetings/listed-meetings';

/**
 * The first paint of the list of all 341 meetings, with the markup of AgendaPage. Draws nothing for a day or a week.
 */
export const list: FirstPaint = (page) =>
  isMeetingList(page.query)
    ? firstAgenda(page, { listed: LISTED, messages: meetingListMessages, find: findOf(page) })
    : null;

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push((page) => (page.path === '/s341-hearing' ? list(page) : null));
