import { clockTime } from '@court/shared/words/court-dates';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { words } from '../words';
import { type DocketBlock, isActive } from './docket-blocks';
import * as css from './docket-board.module.css';

type Props = { block: DocketBlock; children: ReactNode };

/** The hearings of one block under its time and their number. */
export function DocketBlockSection({ block, children }: Props) {
  const heading = useId();
  const active = block.rows.filter(isActive).length;
  const inactive = block.rows.length - active;
  return (
    <section className={css.block} aria-labelledby={heading}>
      <h2 className={css.heading} id={heading}>
        <span className={css.time}>
          {block.time ? clockTime(block.time) : words('row.noTime')}
          {block.time && block.zone && ` ${block.zone.label}`}
        </span>{' '}
        <span className={css.count}>
          {words('count.hearings', { count: active })}
          {inactive > 0 && ` ${words('count.inactive', { count: inactive })}`}
        </span>
      </h2>
      <ul className={css.rows}>{children}</ul>
    </section>
  );
}
