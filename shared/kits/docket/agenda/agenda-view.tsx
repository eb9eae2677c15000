import type { Tally } from '@court/records';
import { Button, longDate, shortDate, type VirtualItemProps } from '@court/ui';
import type { CSSProperties, ReactNode } from 'react';
import { tallyText } from '../day/docket-blocks';
import type { ListedKind } from '../docket-config';
import * as css from './agenda.module.css';

type HeadingProps = Pick<ListedKind, 'messages'> & {
  date: string;
  /** the day's own page */
  href: string;
  tally: Tally;
  style?: CSSProperties | undefined;
  heading?: VirtualItemProps | null;
};

/** The heading of a day among others. */
export const DayHeading = ({ date, href, tally, messages, style, heading }: HeadingProps) => (
  <h2 className={css.day} style={style} {...heading}>
    <a className={css.date} href={href}>
      {longDate(date)}
    </a>{' '}
    <span className={css.count}>{tallyText(tally, messages)}</span>
  </h2>
);

/** The day beside a block's heading: two days may have the same block. */
export const BlockDay = ({ id, date, today }: Record<'id' | 'date' | 'today', string>) => (
  <span className={css.on} id={id} aria-hidden>
    {shortDate(date, today)}
  </span>
);

type EndProps = {
  /** leads to more days, or says why there are none; nothing while none are known */
  children?: ReactNode;
};

/** Stands where the list begins or ends. */
export const AgendaEndView = ({ children }: EndProps) => (
  <p className={css.end} role="status">
    {children}
  </p>
);

/** Leads to more days. */
export const MoreDays = ({ onMore, children }: { onMore?: () => void; children: string }) => (
  <Button onClick={onMore}>{children}</Button>
);
