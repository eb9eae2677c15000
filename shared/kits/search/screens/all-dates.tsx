import { Button } from '@court/ui';
import { useId, useState } from 'react';
import { detailMessages } from '../messages/detail-messages';
import type { DetailKey } from '../search/detail-key';
import type { UpcomingDates } from '../search/upcoming-atom';
import { DatedList } from './dated-list';
import * as css from './detail-screen.module.css';
import { PastDates } from './past-dates';

type Props = { of: DetailKey; upcoming: UpcomingDates; today: string };

/** Upcoming dates first, past ones on request; where nothing is to come, they are shown at once. */
export function AllDates({ of, upcoming: { rows, past }, today }: Props) {
  const [asked, ask] = useState(false);
  const id = useId();
  const ofCase = of.field === 'casenumber';
  const showsPast = asked || rows.length === 0;
  return (
    <>
      <section aria-labelledby={`${id}-coming`} className={css.part}>
        <h2 id={`${id}-coming`} className={css.heading}>
          {detailMessages('coming')}
        </h2>
        <p className={css.count}>
          {rows.length === 0
            ? detailMessages('comingNone')
            : detailMessages('comingCount', { count: rows.length })}
        </p>
        <DatedList rows={rows} ofCase={ofCase} />
      </section>
      <section aria-labelledby={`${id}-past`} className={css.part}>
        <h2 id={`${id}-past`} className={css.heading}>
          {detailMessages('past')}
        </h2>
        {!showsPast && (
          <Button className={css.action} onClick={() => ask(true)}>
            {detailMessages('showPast')}
          </Button>
        )}
        {showsPast && past === null && <PastDates of={of} before={today} />}
        {showsPast && past?.length === 0 && <p>{detailMessages('pastNone')}</p>}
        {showsPast && past && <DatedList rows={past} ofCase={ofCase} />}
      </section>
    </>
  );
}
