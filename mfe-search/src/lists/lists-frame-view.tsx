import { LIST_LINKS, type ListName } from '@court/contract';
import { buttonClass } from '@court/ui';
import type { MouseEventHandler, ReactNode } from 'react';
import { listFirstMessages } from '../messages/list-first-messages';
import * as css from './lists.module.css';

/** Sub-path the site is served below, or nothing. */
declare const BASE: string;

/** As LIST_NAMES has them, which stands among atoms. */
const NAMES = Object.keys(LIST_LINKS) as ListName[];

type TabsProps = {
  /** the one that is open */
  list: ListName;
  /** how many stand on each; null where the device did not say */
  counts: Readonly<Record<ListName, number>> | null;
  /** of each list, how many changes wait there */
  news?: ((name: ListName) => ReactNode) | undefined;
};

/** The way from list to list. */
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

/** Asks something of the reader, and says what came of it. */
export const AskView = ({ children, said }: AskProps) => (
  <div className={css.ask}>
    {children}
    <p role="status">{said}</p>
  </div>
);

/** Where the lists are stored. */
export const KeptView = () => <p className={css.kept}>{listFirstMessages('kept')}</p>;

type Props = TabsProps & {
  printHead?: ReactNode;
  heading: ReactNode;
  /** how many are to come; nothing while the list is empty */
  count?: string | undefined;
  /** what can be done with all of it */
  tools?: ReactNode;
  /** what is wrong with all lists */
  problem?: ReactNode;
  /** stands below the list */
  said: ReactNode;
  /** of the whole frame: follows the links in it */
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/** What stands around each of the reader's lists: its name, the way to the others, and what is said of all. */
export function ListsFrameView(props: Props) {
  const { list, counts, news, printHead, heading, count, tools, problem, said, onClick, children } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too
    <div className={css.page} data-list={list} data-bleed onClick={onClick}>
      {printHead}
      <div className={css.head}>
        {heading}
        <TabsView list={list} counts={counts} news={news} />
        {count && <p className={css.quiet}>{count}</p>}
        {tools && <div className={css.tools}>{tools}</div>}
      </div>
      {problem}
      <div>{children}</div>
      {said && <div className={css.said}>{said}</div>}
    </div>
  );
}
