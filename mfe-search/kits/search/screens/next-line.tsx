import { hearingLink, Link, meetingLink, offeredAtom, officesAtom, todayAtom } from '@court/contract';
import { shortDate, stateOf } from '@court/domain';
import { answerContextAtom, howWord, rowPlace, venueClockAtom } from '@court/ui';
import { useAtomValue } from 'jotai';
import { detailMessages } from '../messages/detail-messages';
import type { Dated } from '../search/dated-rows';
import { byMoment, isAhead } from '../search/next-date';
import * as css from './detail-screen.module.css';

/** 'Next: Mon, Nov 30, 8:30 AM MST · In person · Courtroom 1, El Paso'. Empty if no date is ahead, or if the next is not certain. */
export function NextLine({ rows }: { rows: readonly Dated[] }) {
  const context = useAtomValue(answerContextAtom);
  const clock = useAtomValue(venueClockAtom);
  const offered = useAtomValue(offeredAtom);
  const today = useAtomValue(todayAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const next = byMoment(rows, clock).find((each) => isAhead(each, context));
  // a date that is no longer on the court's list may or may not be the next
  if (!next || stateOf(next.row) !== 'on') return null;
  const { kind, row } = next;
  const link = kind === 'hearings' ? hearingLink(row.id) : meetingLink(row.id);
  const when = [shortDate(row.date, today), clock.time(row)].filter(Boolean).join(', ');
  const facts = [howWord(row.how), rowPlace(row, offices[row.officeId ?? '']?.name ?? null)].filter(Boolean);
  return (
    <p className={css.next}>
      <span>{detailMessages('next')}</span> {offered(link) ? <Link to={link}>{when}</Link> : <b>{when}</b>}
      {facts.length > 0 && ' '}
      <span>{facts.join(' · ')}</span>
    </p>
  );
}
