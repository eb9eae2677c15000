import { Button, PrintButton, useAppLinks } from '@court/ui';
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
  const follow = useAppLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the links inside, which take the keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div onClick={follow}>
      <section aria-labelledby={`${id}-coming`}>
        <div className={css.bar}>
          <h2 id={`${id}-coming`}>{detailMessages('coming')}</h2>
          <p className={css.count}>
            {rows.length === 0
              ? detailMessages('comingNone')
              : detailMessages('comingCount', { count: rows.length })}
          </p>
          <span className={css.tools}>
            <PrintButton>{detailMessages('print')}</PrintButton>
          </span>
        </div>
        <DatedList rows={rows} ofCase={ofCase} />
      </section>
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
