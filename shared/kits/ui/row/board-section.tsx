import { Children, type CSSProperties, type HTMLAttributes, type ReactNode, useId } from 'react';
import type { SectionBox, VirtualItemProps } from '../parts/virtual-sections';
import * as css from './board-section.module.css';
import { rowsClass } from './record-row';
import { useRovingTabIndex } from './row-links';

type Props = {
  /** by which the section is found */
  mark?: string;
  title: ReactNode;
  /** beside the heading: where all rows are joined */
  end?: ReactNode;
  /** id of what names the section beside its heading, where that alone could name another one too */
  alsoNamedBy?: string;
  /** the day in words, for paper: a page by itself tells it */
  day?: string;
  children: ReactNode;
  place?: SectionBox;
  heading?: VirtualItemProps | null;
  /** what stands in a row may come later than the row */
  observesSubtree?: boolean;
  /** its day is not that of the page: the heading has another ground */
  isMoved?: boolean | undefined;
  /** of the heading */
  level?: 2 | 3;
  /** marks of the section's element */
  at?: HTMLAttributes<HTMLElement>;
};

/**
 * Rows under a heading that stays in sight; at a place of its own where not all rows are in the document. The rows are one
 * stop of the Tab key, with arrows among them.
 */
export function BoardSection({
  title,
  end,
  alsoNamedBy,
  day,
  children,
  place = null,
  heading = null,
  observesSubtree = false,
  isMoved,
  level = 2,
  at,
  mark,
}: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  const keys = useRovingTabIndex({ observesSubtree });
  return (
    <section
      className={place ? css.placed : css.block}
      aria-labelledby={alsoNamedBy ? `${id} ${alsoNamedBy}` : id}
      style={
        place
          ? { top: place.top, height: place.height }
          : ({ '--rows': Children.count(children) } as CSSProperties)
      }
      data-block={mark ?? ''}
      {...at}
    >
      <div
        className={css.strip}
        data-moved={isMoved || undefined}
        {...heading}
        data-place={heading ? 'gap' : undefined}
      >
        <Heading className={css.heading} id={id} data-date={day}>
          {title}
        </Heading>
        {end}
      </div>
      <ul className={rowsClass()} style={place ? { marginTop: place.skipped } : undefined} {...keys}>
        {children}
      </ul>
    </section>
  );
}
