import { countLongNames, rowsClass } from '@court/ui';
import type { CSSProperties, HTMLAttributes, ReactNode, RefAttributes } from 'react';
import * as css from './time-block.module.css';
import type { TrusteeBlock } from './trustee-blocks';
import { timeText } from './trustee-text';

type Props = {
  block: TrusteeBlock;
  /** id of the heading */
  id: string;
  /**
   * id of the element with the trustee's name; it is in the label, because two trustees may have equal blocks at one
   * time
   */
  whose: string;
  /** true if this block is being called now */
  isNow: boolean;
  /** attributes of the list element, with its key handlers */
  list?: HTMLAttributes<HTMLUListElement> & RefAttributes<HTMLUListElement>;
  children: ReactNode;
};

/** The meetings of one time, beside the time. */
export function TimeBlockView({ block, id, whose, isNow, list, children }: Props) {
  const text = timeText(block, isNow);
  return (
    <section
      className={css.block}
      aria-labelledby={`${whose} ${id}`}
      style={{ '--rows': block.rows.length, '--lines': countLongNames(block.rows) } as CSSProperties}
      data-block={block.key}
      data-now={isNow || undefined}
    >
      <h3 className={css.heading} id={id}>
        <span className={css.time}>
          <span>{text.time}</span>
          <span className={css.zone}>{text.zone}</span>
        </span>{' '}
        <span className={css.count}>{text.count}</span>
      </h3>
      <ul className={rowsClass(css.rows)} {...list}>
        {children}
      </ul>
    </section>
  );
}
