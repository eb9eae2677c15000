import { isActive, rowMessages } from '@court/docket';
import { clockTime, rowsClass, useRovingTabIndex } from '@court/ui';
import { type ReactNode, useId } from 'react';
import { boardMessages } from '../messages/board-messages';
import { dayMessages } from '../messages/day-messages';
import type { TrusteeBlock } from './trustee-blocks';
import * as css from './trustee-board.module.css';

type Props = {
  block: TrusteeBlock;
  /** it is this time now */
  isNow: boolean;
  children: ReactNode;
};

/** The meetings of one time, beside the time; the rows are one stop of the Tab key, with arrows among them. */
export function TimeBlock({ block, isNow, children }: Props) {
  const id = useId();
  const keys = useRovingTabIndex();
  const active = block.rows.filter(isActive).length;
  const inactive = block.rows.length - active;
  return (
    <section className={css.block} aria-labelledby={id} data-block={block.key} data-now={isNow || undefined}>
      <h3 className={css.timeHeading} id={id}>
        <span className={css.time}>{block.time ? clockTime(block.time) : rowMessages('row.noTime')}</span>{' '}
        <span className={css.count}>
          {isNow && `${boardMessages('now')} · `}
          {dayMessages('count.hearings', { count: active })}
          {inactive > 0 && ` ${rowMessages('count.inactive', { count: inactive })}`}
        </span>
      </h3>
      <ul className={rowsClass(css.rows)} {...keys}>
        {children}
      </ul>
    </section>
  );
}
