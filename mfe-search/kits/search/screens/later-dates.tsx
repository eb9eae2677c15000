import { searchDetailLink, todayAtom } from '@court/contract';
import { type CalendarKind, isOn, sameTimes } from '@court/domain';
import { venueClockAtom } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useId, useMemo } from 'react';
import { detailMessages } from '../messages/detail-messages';
import { nextDateAtom } from '../search/next-date';
import type { SearchHit } from '../search/search-hit';
import { upcomingAtom } from '../search/upcoming-atom';
import { type AttendPart, DatedList } from './dated-list';
import * as css from './detail-screen.module.css';

/** Number of dates below a result. The page of the person or case has all of them. */
const MAX_LATER_DATES = 20;

type Props = { kind: CalendarKind; hit: SearchHit; AttendDate: AttendPart };

/** How to attend the next date of the only search result, unless that is an attorney, and its dates after its next date, which the result itself shows. */
export function LaterDates({ kind, hit: { field, id, hasMeeting }, AttendDate }: Props) {
  const heading = useId();
  const today = useAtomValue(todayAtom);
  const next = useAtomValue(nextDateAtom(JSON.stringify({ kind, field, id, hasMeeting })));
  const { value } = useAtomValue(upcomingAtom({ kind, field, id }, today));
  const clock = useAtomValue(venueClockAtom);
  const clashes = useMemo(
    () => sameTimes(field === 'attorney' ? (value?.rows ?? []) : [], clock.instant),
    [field, value, clock],
  );
  if (!next || next === 'reading' || !value) return null;
  const rows = value.rows.filter(({ key }) => key > next.key);
  const attend = field !== 'attorney' && isOn(next.row) && (
    <div className={css.attend}>
      <AttendDate kind={next.kind} row={next.row} />
    </div>
  );
  if (rows.length === 0) return attend;
  const all = BASE + searchDetailLink(kind, field, id);
  return (
    <>
      {attend}
      <section aria-labelledby={heading} data-later-dates>
        <div className={css.bar}>
          <h2 id={heading}>{detailMessages('later')}</h2>
          {field === 'attorney' && <a href={all}>{detailMessages('allOfAttorney')}</a>}
        </div>
        <DatedList rows={rows.slice(0, MAX_LATER_DATES)} ofCase={field === 'casenumber'} clashes={clashes} />
        {rows.length > MAX_LATER_DATES && (
          <p className={css.said}>
            <a href={all}>{detailMessages('allDates')}</a>
          </p>
        )}
      </section>
    </>
  );
}
