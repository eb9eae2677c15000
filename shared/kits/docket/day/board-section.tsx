import type { SectionBox, VirtualItemProps } from '@court/ui';
import { type ReactNode, useId } from 'react';
import * as css from './docket-board.module.css';

type Props = {
  title: ReactNode;
  /** the day in words, for paper: a page by itself tells it */
  day?: string;
  children: ReactNode;
  place: SectionBox;
  heading: VirtualItemProps | null;
};

/** Rows under a heading that stays in sight; at a place of its own where not all rows are in the document. */
export function BoardSection({ title, day, children, place, heading }: Props) {
  const id = useId();
  return (
    <section
      className={place ? css.placed : css.block}
      aria-labelledby={id}
      style={place ? { top: place.top, height: place.height } : undefined}
    >
      <h2
        className={css.heading}
        id={id}
        {...heading}
        data-place={heading ? 'gap' : undefined}
        data-date={day}
      >
        {title}
      </h2>
      <ul className={css.rows} style={place ? { marginTop: place.skipped } : undefined}>
        {children}
      </ul>
    </section>
  );
}
