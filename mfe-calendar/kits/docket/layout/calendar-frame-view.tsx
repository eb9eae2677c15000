import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { rowMessages } from '../messages/row-messages';
import * as css from './calendar-frame.module.css';

/** Reserves space for the filters, which load after the first hearing or fail to load. */
export const ToolsRoom = () => <span className={css.tools} />;

type Props = {
  /** true if filters are active */
  isFiltered: boolean;
  /** reading state: how current the data are */
  status?: string;
  /** the date as title */
  title: ReactNode;
  views: ReactNode;
  tools: ReactNode;
  /** '254 hearings'; empty until it is known */
  counts: ReactNode;
  /** element of the counts */
  countsRef?: Ref<HTMLParagraphElement>;
  /** links to the area's own searches, for a court without a search of its own; on a phone only above the filters */
  find: ReactNode;
  /** the active filters */
  inForce?: ReactNode;
  /** age of the data */
  age?: ReactNode;
  /** on the whole frame: handles clicks on its links */
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/**
 * The layout shared by day, week, month and list: the date as title and picker, a row of controls, the count. The row
 * stays at the top while the list scrolls, so that the date of a hearing can always be read.
 */
export function CalendarFrameView(props: Props) {
  const {
    isFiltered,
    status,
    title,
    views,
    tools,
    counts,
    countsRef,
    find,
    inForce,
    age,
    onClick,
    children,
  } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicked elements are the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link sends a click too
    <div className={css.page} data-reading={status} data-bleed data-dated onClick={onClick}>
      <a href="#list" className={css.skip}>
        {rowMessages('skip')}
      </a>
      <header className={css.row}>
        {title}
        {views}
        {tools}
        <div className={css.news}>
          <p ref={countsRef} className={css.counts} data-counts>
            {counts}
          </p>
          {find}
        </div>
      </header>
      <div className={css.inForce} data-filtered={isFiltered || undefined}>
        {inForce}
      </div>
      {age && <div className={css.age}>{age}</div>}
      <div id="list" tabIndex={-1} className={css.list}>
        {children}
      </div>
    </div>
  );
}
