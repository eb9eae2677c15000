import type { Reading } from '@court/contract';
import { PageHeading, ReadingLine } from '@court/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useDocketConfig } from '../docket-config';
import { rowMessages } from '../messages/row-messages';
import * as css from './calendar-frame.module.css';
import { DateBar } from './date-bar';
import type { CalendarAddress } from './use-calendar-address';
import { ViewSwitch } from './view-switch';

/** Why nothing could be read, as far as the device knows. */
export function whyFailed(): string {
  return rowMessages(navigator.onLine === false ? 'failed.offline' : 'failed.why');
}

const PaperNote = lazy(async () => ({
  default: (await import(/* webpackChunkName: "more" */ './print-note')).PrintNote,
}));

type Props = {
  address: CalendarAddress;
  title: string;
  /** '84 hearings · 3 judges'; null while nothing is known */
  counts: ReactNode;
  reading: Omit<Reading<unknown>, 'value'>;
  /** what stands between the bars and the hearings */
  filters: ReactNode;
  children: ReactNode;
  isAgenda?: boolean;
};

/** What day, week, month and list have in common: heading, counts, how true they are, and the ways elsewhere. */
export function CalendarFrame({ address, title, counts, reading, filters, children, isAgenda }: Props) {
  const { Find } = useDocketConfig();
  return (
    <div className={css.page}>
      <header className={css.head}>
        <PageHeading>{title}</PageHeading>
        <p className={css.counts} role="status">
          {counts}
        </p>
        <div className={css.truth}>
          <ReadingLine status={reading.status} asOf={reading.asOf} polling={reading.polling} />
          {Find && <Find />}
        </div>
      </header>
      <DateBar address={address} />
      {address.wrongDate !== null && (
        <p role="alert">{rowMessages('day.notADate', { text: address.wrongDate })}</p>
      )}
      <div className={css.tools}>
        <ViewSwitch address={address} isAgenda={isAgenda ?? false} />
        <Suspense>{filters}</Suspense>
      </div>
      {children}
      {reading.asOf !== null && (
        <Suspense>
          <PaperNote asOf={reading.asOf} />
        </Suspense>
      )}
    </div>
  );
}
