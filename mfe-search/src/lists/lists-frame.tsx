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
import { KeptView, ListsFrameView } from './lists-frame-view';
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
  const title = listMessages(`title.${list}`);
  const sizes = Object.fromEntries(LIST_NAMES.map((name) => [name, lists[name].size]));
  return (
    <ListsFrameView
      list={list}
      counts={isUnreadable ? null : (sizes as Record<ListName, number>)}
      news={(name) => <Waiting count={name === list ? 0 : unseen[name]} />}
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
