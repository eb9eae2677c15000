import type { MouseEventHandler, ReactNode } from 'react';
import * as css from './calendar-frame.module.css';

/** Room for the filters, which come after the first hearing, or do not come. */
export const ToolsRoom = () => <span className={css.tools} />;

type Props = {
  /** filters are in force */
  isFiltered: boolean;
  /** how fresh the data are */
  status?: string;
  /** the date, and the other views of it */
  title: ReactNode;
  views: ReactNode;
  tools: ReactNode;
  /** '254 hearings'; nothing while nothing is known */
  counts: ReactNode;
  /** leads to the area's own searches */
  find: ReactNode;
  /** how old the data are */
  age?: ReactNode;
  /** of the whole frame: follows the links in it */
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/** What day, week, month and list have in common: the date as title and control, one row of controls, the count. */
export function CalendarFrameView(props: Props) {
  const { isFiltered, status, title, views, tools, counts, find, age, onClick, children } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too
    <div className={css.page} data-reading={status} data-bleed onClick={onClick}>
      <header className={css.row} data-filtered={isFiltered || undefined}>
        {title}
        {views}
        {tools}
        <div className={css.news}>
          <p className={css.counts} role="status">
            {counts}
          </p>
          {find}
        </div>
        {age && <div className={css.age}>{age}</div>}
      </header>
      {children}
    </div>
  );
}
