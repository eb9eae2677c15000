import { longDate, shortDate, type Tally } from '@court/domain';
import { Button, type VirtualItemProps } from '@court/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { ListedKind } from '../config/docket-config';
import { tallyText } from '../day/docket-blocks';
import * as css from './agenda.module.css';

type HeadingProps = Pick<ListedKind, 'messages'> & {
  date: string;
  /** link to the page of this day */
  href: string;
  tally: Tally;
  style?: CSSProperties | undefined;
  heading?: VirtualItemProps | null;
};

/** The heading of a day in a list of several days. */
export const DayHeading = ({ date, href, tally, messages, style, heading }: HeadingProps) => (
  <h2 className={css.day} style={style} {...heading}>
    <a className={css.date} href={href}>
      {longDate(date)}
    </a>{' '}
    <span className={css.count}>{tallyText(tally, messages)}</span>
  </h2>
);

/** The date beside a block's heading, because two days may have the same block. */
export const BlockDay = ({ id, date, today }: Record<'id' | 'date' | 'today', string>) => (
  <span className={css.on} id={id} aria-hidden>
    {shortDate(date, today)}
  </span>
);

type EndProps = {
  /** a button for more days, or why there are none; empty until this is known */
  children?: ReactNode;
};

/** The first or last line of the list. */
export const AgendaEndView = ({ children }: EndProps) => <p className={css.end}>{children}</p>;

/** Loads more days. */
export const MoreDays = ({ onMore, children }: { onMore?: () => void; children: string }) => (
  <Button kind="quiet" onClick={onMore}>
    {children}
  </Button>
);
