import { rowsClass, useRovingTabIndex } from '@court/ui';
import { type ReactNode, useId } from 'react';
import type { TrusteeBlock } from './trustee-blocks';
import * as css from './trustee-board.module.css';
import { timeText } from './trustee-text';

type Props = {
  block: TrusteeBlock;
  /** id of the element with the trustee's name: two trustees may have as many meetings at one time */
  whose: string;
  /** it is this time now */
  isNow: boolean;
  children: ReactNode;
};

/** The meetings of one time, beside the time; the rows are one stop of the Tab key, with arrows among them. */
export function TimeBlock({ block, whose, isNow, children }: Props) {
  const id = useId();
  const keys = useRovingTabIndex();
  const text = timeText(block, isNow);
  return (
    <section
      className={css.block}
      aria-labelledby={`${whose} ${id}`}
      data-block={block.key}
      data-now={isNow || undefined}
    >
      <h3 className={css.timeHeading} id={id}>
        <span className={css.time}>
          {text.time}
          <span className={css.zone}>{text.zone}</span>
        </span>{' '}
        <span className={css.count}>{text.count}</span>
      </h3>
      <ul className={rowsClass(css.rows)} {...keys}>
        {children}
      </ul>
    </section>
  );
}
