import { agendaLink, CALENDAR_VIEWS, calendarLink, hearingLink } from '@court/contract';
import {
  type BlockFacts,
  type DocketBlock,
  type DocketMessages,
  isActive,
  type ListedKind,
  rowMessages,
  whereWords,
} from '@court/docket';
import { clockTime, messagesOf } from '@court/ui';
import { day } from './messages/en-US.json';

/** What this area lists: hearings, before judges. */
export const LISTED: ListedKind = {
  kind: 'hearings',
  messages: messagesOf<DocketMessages>({ 'en-US': day }),
  presiderField: 'judgeId',
  views: CALENDAR_VIEWS,
  calendarLink,
  agendaLink,
  recordLink: hearingLink,
  mark: 'data-hearing-id',
};

/** What the heading of a block says, so that its rows need not. */
export const saidOf = (block: DocketBlock, facts: BlockFacts) => ({
  ...facts,
  time: block.time,
  presiderId: block.presiderId,
});

type Names = { judge: string | null; office: string | null };

/** The words of a block's heading: '9:00 AM CST', 'Judge Oakesmith', ' · Courtroom 1 · By video', '55 hearings + 1 moved'. */
export function headingText(block: DocketBlock, facts: BlockFacts, { judge, office }: Names) {
  const active = block.rows.filter(isActive).length;
  const inactive = block.rows.length - active;
  const where = whereWords(facts, office);
  const time = block.time ? clockTime(block.time) : rowMessages('row.noTime');
  const left = inactive > 0 ? ` ${rowMessages('count.inactive', { count: inactive })}` : '';
  return {
    time: block.time && block.zone ? `${time} ${block.zone.label}` : time,
    judge: judge && rowMessages('block.judge', { name: judge }),
    where: where.length > 0 ? `${judge ? ' · ' : ''}${where.join(' · ')}` : '',
    count: LISTED.messages('count.hearings', { count: active }) + left,
  };
}
