import type { CSSProperties, HTMLAttributes, ReactNode, RefAttributes } from 'react';
import type { SectionBox, VirtualItemProps } from '../sections/virtual-sections';
import * as css from './board-section.module.css';
import { rowsClass } from './record-row';

type Props = {
  /** of the heading */
  id: string;
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
  /** how many rows `children` are */
  count: number;
  place?: SectionBox;
  heading?: VirtualItemProps | null;
  /** its day is not that of the page: the heading has another ground */
  isMoved?: boolean | undefined;
  /** of the heading */
  level?: 2 | 3;
  /** marks of the section's element */
  at?: HTMLAttributes<HTMLElement>;
  /** of the list's element: its keys */
  list?: HTMLAttributes<HTMLUListElement> & RefAttributes<HTMLUListElement>;
};

/** Rows under a heading that stays in sight; at a place of its own where not all rows are in the document. */
export function BoardSectionView(props: Props) {
  const { id, mark = '', title, end, alsoNamedBy, day, children, count } = props;
  const { place = null, heading = null, isMoved, level = 2, at, list } = props;
  const Heading = `h${level}` as const;
  const rows = { '--rows': count } as CSSProperties;
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
