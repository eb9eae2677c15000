import { hearingLink, Link, meetingLink, offeredAtom, officesAtom, todayAtom } from '@court/contract';
import { factsOfRow, shortDate, stateOf, whenOf } from '@court/domain';
import { answerContextAtom, Dotted, howWord, rowPlace, venueClockAtom, WayLine } from '@court/ui';
import { useAtomValue } from 'jotai';
import { detailMessages } from '../messages/detail-messages';
import { calledAtAtom } from '../search/called-at-atom';
import type { Dated } from '../search/dated-rows';
import { nearText } from '../search/near-text';
import { byMoment, isAhead } from '../search/next-date';
import * as css from './detail-screen.module.css';

/** The value of `facts` if they are all equal, otherwise null. */
const shared = (facts: readonly (string | null)[]) =>
  facts.every((fact) => fact === facts[0]) ? facts[0] : null;

/**
 * 'Next: Mon, Nov 30, 8:30 AM MST (9:30 AM CST) · Called at 8:45 AM · Tomorrow · In person · Courtroom 1, El Paso', with
 * the way to the office. 'Now:' at its time. For several dates at that moment, their number and the facts that they
 * share. `dayLink`: the page of a day. `ofCase`: without the title of the case, which the page has. Empty if no date is
 * ahead, if the next is not certain, and for a single date, which the list below shows in full.
 */
export function NextLine({
  rows,
  dayLink,
  ofCase,
}: {
  rows: readonly Dated[];
  dayLink: ((date: string) => string) | null;
  ofCase: boolean;
}) {
  const context = useAtomValue(answerContextAtom);
  const clock = useAtomValue(venueClockAtom);
  const offered = useAtomValue(offeredAtom);
  const today = useAtomValue(todayAtom);
  const calledAt = useAtomValue(calledAtAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const ahead = byMoment(rows, clock).filter((each) => isAhead(each, context));
  const [next] = ahead;
  // a date that is no longer on the court's list may or may not be the next
  if (!next || stateOf(next.row) !== 'on' || rows.length === 1) return null;
  const { kind, row } = next;
  const isNow = whenOf(factsOfRow(kind, row), context).phase === 'now';
  const link = kind === 'hearings' ? hearingLink(row.id) : meetingLink(row.id);
  const when = [shortDate(row.date, today), clock.time(row)].filter(Boolean).join(', ');
  const mainTime = clock.mainTime(row);
  const moment = clock.instant(row);
  const same = ahead.filter(
    (each) => each === next || (moment !== null && clock.instant(each.row) === moment),
  );
  const count = same.length > 1 ? detailMessages('sameTime', { count: same.length - 1 }) : null;
  const facts = [
    same.length === 1 && calledAt(row),
    nearText(row.date, today),
    shared(same.map((each) => howWord(each.row.how))),
    shared(same.map((each) => rowPlace(each.row, offices[each.row.officeId ?? '']?.name ?? null))),
    !ofCase && same.length === 1 && row.title,
    count && {
      key: 'count',
      part: dayLink ? <Link to={dayLink(row.date)}>{count}</Link> : <b>{count}</b>,
    },
  ].filter(Boolean);
  return (
    <p className={css.next}>
      <span>{detailMessages(isNow ? 'now' : 'next')}</span>{' '}
      {same.length === 1 && offered(link) ? <Link to={link}>{when}</Link> : <b>{when}</b>}
      {mainTime && ' '}
      {mainTime && <small>{mainTime}</small>}
      {facts.length > 0 && ' '}
      {facts.length > 0 && <Dotted parts={facts} />}
      {same.length === 1 && (
        <span className={css.nextWay}>
          <WayLine at={row} />
        </span>
      )}
    </p>
  );
}
