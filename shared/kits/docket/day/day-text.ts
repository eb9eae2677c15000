import type { DocketRow } from '@court/records';
import { longDate, shortDate } from '@court/ui';
import type { DocketConfig } from '../docket-config';
import { rowMessages } from '../messages/row-messages';
import { isActive } from './docket-blocks';

/** What a day is called: 'Mon, Nov 23, 2026', of which a small screen leaves the year out; and the window. */
export function dayTitle(date: string, messages: DocketConfig['messages']) {
  return {
    title: { text: shortDate(date, date), year: date.slice(0, 4) },
    name: messages('day.title', { date: shortDate(date, '') }),
  };
}

const distinct = (ids: (string | null)[]) => new Set(ids.filter((id) => id !== null)).size;

type Counted = Pick<DocketConfig, 'messages' | 'presiderField'>;

/** '84 hearings', with what has left the day; ' · 3 judges · 2 offices'; and the day for those who listen. */
export function dayCounts(date: string, rows: readonly DocketRow[], { messages, presiderField }: Counted) {
  const active = rows.filter(isActive);
  const judges = distinct(active.map((row) => row[presiderField]));
  const offices = distinct(active.map((row) => row.officeId));
  const inactive = rows.length - active.length;
  const more: string[] = [];
  if (judges > 0) more.push(messages('count.judges', { count: judges }));
  if (offices > 0) more.push(messages('count.offices', { count: offices }));
  const left = inactive > 0 ? ` ${rowMessages('count.inactive', { count: inactive })}` : '';
  return {
    day: `${longDate(date)}: `,
    count: messages('count.hearings', { count: active.length }) + left,
    more: more.map((each) => ` · ${each}`).join(''),
  };
}
