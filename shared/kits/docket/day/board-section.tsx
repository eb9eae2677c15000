import { rowsClass, type SectionBox, useRowKeys, type VirtualItemProps } from '@court/ui';
import { type ReactNode, useId } from 'react';
import * as css from './docket-board.module.css';

type Props = {
  title: ReactNode;
  /** beside the heading: where all rows are joined */
  end?: ReactNode;
  /** the day in words, for paper: a page by itself tells it */
  day?: string;
  children: ReactNode;
  place: SectionBox;
  heading: VirtualItemProps | null;
};

/**
 * Rows under a heading that stays in sight; at a place of its own where not all rows are in the document. The rows are one
 * stop of the Tab key, with arrows among them.
 */
export function BoardSection({ title, end, day, children, place, heading }: Props) {
  const id = useId();
  const keys = useRowKeys();
  return (
    <section
      className={place ? css.placed : css.block}
      aria-labelledby={id}
      style={place ? { top: place.top, height: place.height } : undefined}
      data-block
    >
      <div className={css.strip} {...heading} data-place={heading ? 'gap' : undefined}>
        <h2 className={css.heading} id={id} data-date={day}>
          {title}
        </h2>
        {end}
      </div>
      <ul className={rowsClass()} style={place ? { marginTop: place.skipped } : undefined} {...keys}>
        {children}
      </ul>
    </section>
  );
}
