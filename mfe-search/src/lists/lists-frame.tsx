import {
  areListsUnreadableAtom,
  freshnessAtom,
  LIST_NAMES,
  type ListName,
  listsAtom,
  shownStorageProblemAtom,
  unseenAtom,
} from '@court/contract';
import { PageHeading, PrintHead, Unofficial, useAppLinks } from '@court/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { listMessages } from '../messages/list-messages';
import { AskNotices } from './ask-notices';
import * as css from './lists.module.css';
import { type Count, KeptView, ListsFrameView } from './lists-frame-view';
import { UnreadableLists } from './reading-lists';
import { SHOWN_LISTS } from './shown-lists';
import { UnstoredLists } from './unstored-lists';

/** Number of unseen changes on a list; nothing for 0. */
function Waiting({ count }: { count: number }) {
  return count > 0 && <span className={css.dot}>{listMessages('changes', { count })}</span>;
}

type Props = {
  list: ListName;
  /** absent while the list is empty */
  count?: Count;
  /** actions on the whole list */
  tools?: ReactNode;
  children: ReactNode;
};

/** The layout of each of the reader's lists: heading, links to the other lists, and where the lists are stored. */
export function ListsFrame({ list, count, tools, children }: Props) {
  const lists = useAtomValue(listsAtom);
  const unseen = useAtomValue(unseenAtom);
  const problem = useAtomValue(shownStorageProblemAtom);
  const isStored = problem === null || problem === 'slow';
  const isUnreadable = useAtomValue(areListsUnreadableAtom);
  const reading = useAtomValue(freshnessAtom);
  const title = listMessages(`title.${list}`);
  const sizeOf = (name: ListName) => SHOWN_LISTS[name].reduce((sum, shown) => sum + lists[shown].size, 0);
  const sizes = Object.fromEntries(LIST_NAMES.map((name) => [name, sizeOf(name)]));
  return (
    <ListsFrameView
      list={list}
      counts={isUnreadable ? null : (sizes as Record<ListName, number>)}
      news={(name) => <Waiting count={SHOWN_LISTS[list].includes(name) ? 0 : unseen[name]} />}
      printHead={<PrintHead about={[title]} reading={reading} />}
      heading={<PageHeading>{title}</PageHeading>}
      count={count}
      tools={tools}
      problem={
        <>
          <UnreadableLists />
          {!isStored && <UnstoredLists problem={problem} />}
        </>
      }
      said={
        <>
          <AskNotices />
          {isStored && <KeptView />}
          <Unofficial />
        </>
      }
      onClick={useAppLinks()}
    >
      {children}
    </ListsFrameView>
  );
}
