import {
  areListsUnreadableAtom,
  freshnessAtom,
  LIST_LINKS,
  LIST_NAMES,
  Link,
  type ListName,
  listsAtom,
  shownStorageProblemAtom,
  unseenAtom,
} from '@court/contract';
import { buttonClass, PageHeading, PrintHead, Unofficial, useAppLinks } from '@court/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { listMessages } from '../messages/list-messages';
import { AskNotices } from './ask-notices';
import * as css from './lists.module.css';
import { UnreadableLists } from './reading-lists';
import { UnstoredLists } from './unstored-lists';

/** How many changes wait on a list; nothing where there are none. */
function Waiting({ count }: { count: number }) {
  return count > 0 && <span className={css.dot}>{listMessages('changes', { count })}</span>;
}

type Props = {
  list: ListName;
  /** how many are to come; nothing while the list is empty */
  count?: string;
  /** what can be done with all of it */
  tools?: ReactNode;
  children: ReactNode;
};

/** What stands around each of the reader's lists: its name, the way to the others, and where it is stored. */
export function ListsFrame({ list, count, tools, children }: Props) {
  const lists = useAtomValue(listsAtom);
  const unseen = useAtomValue(unseenAtom);
  const problem = useAtomValue(shownStorageProblemAtom);
  const isStored = problem === null || problem === 'slow';
  const isUnreadable = useAtomValue(areListsUnreadableAtom);
  const reading = useAtomValue(freshnessAtom);
  const follow = useAppLinks();
  return (
    <div className={css.page} data-list={list} data-bleed>
      <PrintHead about={[listMessages(`title.${list}`)]} reading={reading} />
      <div className={css.head}>
        <PageHeading>{listMessages(`title.${list}`)}</PageHeading>
        <nav aria-label={listMessages('lists')} className={css.tabs}>
          {LIST_NAMES.map((name) => (
            <Link
              key={name}
              className={buttonClass()}
              to={LIST_LINKS[name]}
              aria-current={name === list ? 'page' : undefined}
            >
              {listMessages(`tab.${name}`)}{' '}
              {!isUnreadable && (
                <span className={css.number}>
                  <span className={css.paren}>(</span>
                  {lists[name].size}
                  <span className={css.paren}>)</span>
                </span>
              )}
              <Waiting count={name === list ? 0 : unseen[name]} />
            </Link>
          ))}
        </nav>
        {count && <p className={css.quiet}>{count}</p>}
        {tools && <div className={css.tools}>{tools}</div>}
      </div>
      <UnreadableLists />
      {!isStored && <UnstoredLists problem={problem} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the links inside, which take the keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div onClick={follow}>{children}</div>
      <div className={css.said}>
        <AskNotices />
        {isStored && <p className={css.kept}>{listMessages('kept')}</p>}
        <Unofficial />
      </div>
    </div>
  );
}
