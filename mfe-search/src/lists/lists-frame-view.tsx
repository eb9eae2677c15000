import { LIST_LINKS, type ListName } from '@court/contract';
import { buttonClass } from '@court/ui';
import type { MouseEventHandler, ReactNode } from 'react';
import { listFirstMessages } from '../messages/list-first-messages';
import * as css from './lists.module.css';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

/** Same as LIST_NAMES, without importing its module, which contains atoms. */
const NAMES = Object.keys(LIST_LINKS) as ListName[];

type TabsProps = {
  /** the open list */
  list: ListName;
  /** number of items on each list; null until the device storage has been read */
  counts: Readonly<Record<ListName, number>> | null;
  /** renders the number of unseen changes of a list */
  news?: ((name: ListName) => ReactNode) | undefined;
};

/** Links to the lists. */
function TabsView({ list, counts, news }: TabsProps) {
  return (
    <nav aria-label={listFirstMessages('lists')} className={css.tabs}>
      {NAMES.map((name) => (
        <a
          key={name}
          className={buttonClass()}
          href={BASE + LIST_LINKS[name]}
          aria-current={name === list ? 'page' : undefined}
        >
          <span>{listFirstMessages(`tab.${name}`)}</span>{' '}
          {counts && (
            <span className={css.number}>
              <span className={css.paren}>(</span>
              <span>{counts[name]}</span>
              <span className={css.paren}>)</span>
            </span>
          )}
          {news?.(name)}
        </a>
      ))}
    </nav>
  );
}

type AskProps = { children?: ReactNode; said?: string };

/** A question to the reader, and the result of the answer. */
export const AskView = ({ children, said }: AskProps) => (
  <div className={css.ask}>
    {children}
    <p role="status">{said}</p>
  </div>
);

/** Says where the lists are stored. */
export const KeptView = () => <p className={css.kept}>{listFirstMessages('kept')}</p>;

/** Number of upcoming items. `isPlain`: all items are upcoming, so that the tab on a phone has the same number. */
export type Count = { text: string; isPlain: boolean };

type Props = TabsProps & {
  printHead?: ReactNode;
  heading: ReactNode;
  /** absent while the list is empty */
  count?: Count | undefined;
  /** actions on the whole list */
  tools?: ReactNode;
  /** a problem that concerns all lists */
  problem?: ReactNode;
  /** shown below the list */
  said: ReactNode;
  /** on the whole frame: handles clicks on its links */
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/** The layout of each of the reader's lists: heading, links to the other lists, and notes that apply to all. */
export function ListsFrameView(props: Props) {
  const { list, counts, news, printHead, heading, count, tools, problem, said, onClick, children } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicked elements are the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link sends a click too
    <div className={css.page} data-list={list} data-bleed onClick={onClick}>
      {printHead}
      <div className={css.head}>
        {heading}
        <TabsView list={list} counts={counts} news={news} />
        {count && (
          <p className={css.quiet} data-plain={count.isPlain || undefined}>
            {count.text}
          </p>
        )}
        {tools && <div className={css.tools}>{tools}</div>}
      </div>
      {problem}
      <div>{children}</div>
      {said && <div className={css.said}>{said}</div>}
    </div>
  );
}
