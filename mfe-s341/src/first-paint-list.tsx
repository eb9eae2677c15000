import { type FirstPaint, isMeetingList } from '@court/contract';
import { firstAgenda, meetingListMessages } from '@court/docket/first-paint';
import { LISTED } from './listed-meetings';
import { FindMeeting } from './meetings/find-meeting';

/** The list of all 341 meetings, as AgendaPage draws it; of a day or a week it draws nothing. */
export const list: FirstPaint = (page) =>
  isMeetingList(page.query)
    ? firstAgenda(page, { listed: LISTED, messages: meetingListMessages, find: <FindMeeting /> })
    : null;

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push((page) => (page.path === '/s341-hearing' ? list(page) : null));
