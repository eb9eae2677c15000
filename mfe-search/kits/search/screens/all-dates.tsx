import { Link } from '@court/contract';
import { factsOfRow, sameTimes, tallyRows, whenOf } from '@court/domain';
import { answerContextAtom, Button, buttonClass, useAppLinks, venueClockAtom, withOff } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useId, useMemo, useState } from 'react';
import { detailMessages } from '../messages/detail-messages';
import type { Dated } from '../search/dated-rows';
import type { DetailKey } from '../search/detail-key';
import { byMoment } from '../search/next-date';
import type { UpcomingDates } from '../search/upcoming-atom';
import { type AttendPart, DatedList } from './dated-list';
import * as css from './detail-screen.module.css';
import { PastDates } from './past-dates';

/** Links to the two views of an attorney's dates. */
function Views() {
  return (
    <nav aria-label={detailMessages('pages')} className={css.actions}>
      <Link className={buttonClass()} to="?" aria-current="page">
        {detailMessages('allDates')}
      </Link>
      <Link className={buttonClass()} to="?view=day">
        {detailMessages('day.title')}
      </Link>
    </nav>
  );
}

type Props = { of: DetailKey; upcoming: UpcomingDates; today: string; AttendDate: AttendPart };

/** Upcoming dates. Past dates load on request, or at once if there are no upcoming dates. */
export function AllDates({ of, upcoming: { rows: fromToday, past }, today, AttendDate }: Props) {
  const context = useAtomValue(answerContextAtom);
  const clock = useAtomValue(venueClockAtom);
  const { rows, earlier } = useMemo(() => {
    const sorted = byMoment(fromToday, clock);
    const isEarlier = ({ kind, row }: Dated) => whenOf(factsOfRow(kind, row), context).phase === 'earlier';
    return {
      rows: sorted.filter((each) => !isEarlier(each)),
      earlier: sorted.filter(isEarlier),
    };
  }, [fromToday, context, clock]);
  const clashes = useMemo(
    () => sameTimes(of.field === 'attorney' ? rows : [], clock.instant),
    [of.field, rows, clock],
  );
  const { held, off, gone } = tallyRows(rows.map(({ row }) => row));
  const [asked, ask] = useState(false);
  const id = useId();
  const ofCase = of.field === 'casenumber';
  const showsPast = asked || fromToday.length === 0;
  const follow = useAppLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside, which have the focus
    // biome-ignore lint/a11y/useKeyWithClickEvents: see the line above
    <div onClick={follow}>
      <section aria-labelledby={`${id}-coming`}>
        <div className={css.bar}>
          <h2 id={`${id}-coming`}>{detailMessages('coming')}</h2>
          <p className={css.count}>
            {rows.length === 0
              ? detailMessages('comingNone')
              : withOff(detailMessages('comingCount', { count: held }), held, off + gone)}
          </p>
          {of.field === 'attorney' && <Views />}
        </div>
        <DatedList
          rows={rows}
          ofCase={ofCase}
          clashes={clashes}
          AttendDate={rows.length === 1 && earlier.length === 0 ? AttendDate : undefined}
        />
      </section>
      {earlier.length > 0 && (
        <section aria-labelledby={`${id}-earlier`}>
          <div className={css.bar}>
            <h2 id={`${id}-earlier`}>{detailMessages('earlierToday')}</h2>
          </div>
          <DatedList rows={earlier} ofCase={ofCase} />
        </section>
      )}
      <section aria-labelledby={`${id}-past`}>
        <div className={css.bar}>
          <h2 id={`${id}-past`}>{detailMessages('past')}</h2>
          {!showsPast && <Button onClick={() => ask(true)}>{detailMessages('showPast')}</Button>}
          {showsPast && past?.length === 0 && <p className={css.count}>{detailMessages('pastNone')}</p>}
        </div>
        {showsPast && past === null && <PastDates of={of} before={today} />}
        {showsPast && past && <DatedList rows={past} ofCase={ofCase} />}
      </section>
    </div>
  );
}
