import type { CSSProperties, HTMLAttributes, ReactNode, RefAttributes } from 'react';
import type { SectionBox, VirtualItemProps } from '../sections/virtual-sections';
import * as css from './board-section.module.css';
import { rowsClass } from './record-row';

type Props = {
  /** id of the heading */
  id: string;
  /** value of `data-block`, by which other code finds the section */
  mark?: string;
  title: ReactNode;
  /** content beside the heading, e.g. the link to join all rows */
  end?: ReactNode;
  /** id of an element that completes the section's name, if the heading is ambiguous */
  alsoNamedBy?: string;
  /** the day in words, for print, where each page needs it */
  day?: string;
  children: ReactNode;
  /** number of rows in `children` */
  count: number;
  /** lines on a phone beyond three a row, all rows together; for the height until it is drawn */
  extraLines?: number;
  place?: SectionBox;
  heading?: VirtualItemProps | null;
  /** its day differs from the page's day: the heading has another background */
  isMoved?: boolean | undefined;
  /** level of the heading */
  level?: 2 | 3;
  /** attributes of the section's element */
  at?: HTMLAttributes<HTMLElement>;
  /** attributes of the list's element, e.g. its key handler */
  list?: HTMLAttributes<HTMLUListElement> & RefAttributes<HTMLUListElement>;
};

/** Rows under a sticky heading. It is positioned absolutely if not all rows are in the document. */
export function BoardSectionView(props: Props) {
  const { id, mark = '', title, end, alsoNamedBy, day, children, count, extraLines = 0 } = props;
  const { place = null, heading = null, isMoved, level = 2, at, list } = props;
  const Heading = `h${level}` as const;
  const rows = { '--rows': count, '--lines': extraLines } as CSSProperties;
  return (
    <section
      className={place ? css.placed : css.block}
      aria-labelledby={alsoNamedBy ? `${id} ${alsoNamedBy}` : id}
      style={place ? { top: place.top, height: place.height } : rows}
      data-block={mark}
      {...at}
    >
      <div
        className={css.strip}
        data-moved={isMoved || undefined}
        data-also={alsoNamedBy ? '' : undefined}
        {...heading}
        data-place={heading ? 'gap' : undefined}
      >
        <Heading className={css.heading} id={id} data-date={day}>
          {title}
        </Heading>
        {end}
      </div>
      <ul className={rowsClass()} style={place ? { marginTop: place.skipped } : undefined} {...list}>
        {children}
      </ul>
    </section>
  );
}
