import type { DocketRow } from '@court/domain';
import { HiddenText } from '@court/ui';
import type { ReactNode } from 'react';
import type { ListedKind } from '../config/docket-config';
import * as css from '../page/docket-page.module.css';
import { dayCounts } from './docket-text';

/** '116 hearings + 22 canceled or moved', which breaks only before the plus. */
export const CountView = ({ count }: { count: string }) => (
  <span>
    {count.split(/ (?=\+)/).flatMap((part, at) => [
      at > 0 && ' ',
      <span key={part} className={css.unbroken}>
        {part}
      </span>,
    ])}
  </span>
);

type CountsProps = {
  date: string;
  /** listed rows only */
  rows: readonly DocketRow[];
  listed: Pick<ListedKind, 'messages' | 'presiderField'>;
};

/** '84 hearings + 3 canceled or moved · 3 judges · 2 offices'. Screen readers hear the date first. */
export function DayCounts({ date, rows, listed }: CountsProps) {
  const { day, count, more } = dayCounts(date, rows, listed);
  return (
    <>
      <HiddenText>{day}</HiddenText>
      <CountView count={count} />
      <span className={css.more}>{more}</span>
    </>
  );
}

type EndProps = Pick<ListedKind, 'messages'> & {
  /** when the next hearings are */
  children?: ReactNode;
};

/** Says that today's hearings have ended. */
export const DayEndView = ({ messages, children }: EndProps) => (
  <p className={css.ended}>
    <span>{messages('day.ended')}</span>
    {children}
  </p>
);

type Props = {
  isBusy?: boolean;
  children: ReactNode;
};

/** The content of a day, below the calendar frame. */
export const DayView = ({ isBusy = false, children }: Props) => <div aria-busy={isBusy}>{children}</div>;
