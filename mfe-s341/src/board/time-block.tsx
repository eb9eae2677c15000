import { isActive, rowMessages } from '@court/docket';
import { ChevronRight, clockTime, rowsClass } from '@court/ui';
import { type ReactNode, useId } from 'react';
import { boardMessages } from '../messages/board-messages';
import { dayMessages } from '../messages/day-messages';
import type { TrusteeBlock } from './trustee-blocks';
import * as css from './trustee-board.module.css';

type Props = {
  block: TrusteeBlock;
  isOpen: boolean;
  /** how many of its meetings have changed while one looks */
  changed: number;
  onFlip: () => void;
  /** the rows; null while they are folded away */
  children: ReactNode;
};

/** The meetings of one time under a heading that folds them. */
export function TimeBlock({ block, isOpen, changed, onFlip, children }: Props) {
  const id = useId();
  const active = block.rows.filter(isActive).length;
  const inactive = block.rows.length - active;
  const time = block.time ? clockTime(block.time) : rowMessages('row.noTime');
  return (
    <section className={css.block} aria-labelledby={id} data-block={block.key}>
      <h3 className={css.timeHeading}>
        <button type="button" className={css.fold} id={id} aria-expanded={isOpen} onClick={onFlip}>
          <ChevronRight aria-hidden size="1.25em" className={css.arrow} />
          <span className={css.time}>
            {time}
            {block.time && block.zone && ` ${block.zone.label}`}
          </span>{' '}
          <span className={css.count}>
            {dayMessages('count.hearings', { count: active })}
            {inactive > 0 && ` ${rowMessages('count.inactive', { count: inactive })}`}
          </span>
          {changed > 0 && !isOpen && (
            <span className={css.changed}> {boardMessages('changed', { count: changed })}</span>
          )}
        </button>
      </h3>
      {children && <ul className={rowsClass(css.rows)}>{children}</ul>}
    </section>
  );
}
