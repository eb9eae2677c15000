import {
  LIST_LINKS,
  LIST_NAMES,
  Link,
  type ListName,
  listsAtom,
  storageStatusAtom,
  unseenAtom,
} from '@court/contract';
import * as detail from '@court/search/screens/detail-screen.module.css';
import { PageHeading, Unofficial } from '@court/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { listMessages } from '../messages/list-messages';
import * as css from './lists.module.css';

/** How many changes wait on a list; nothing where there are none. */
function Waiting({ count }: { count: number }) {
  return count > 0 && <span className={css.dot}>{listMessages('changes', { count })}</span>;
}

type Props = { list: ListName; children: ReactNode };

/** What stands around each of the reader's lists: its name, the way to the others, and where it is kept. */
export function ListsFrame({ list, children }: Props) {
  const lists = useAtomValue(listsAtom);
  const unseen = useAtomValue(unseenAtom);
  const isKept = useAtomValue(storageStatusAtom) !== 'session';
  return (
    <div className={detail.page} data-list={list}>
      <PageHeading>{listMessages(`title.${list}`)}</PageHeading>
      <nav aria-label={listMessages('lists')} className={detail.views}>
        {LIST_NAMES.map((name) => (
          <Link
            key={name}
            className={`${detail.view} ${css.tab}`}
            to={LIST_LINKS[name]}
            aria-current={name === list ? 'page' : undefined}
          >
            {listMessages(`tab.${name}`)} <span className={css.number}>({lists[name].size})</span>
            <Waiting count={name === list ? 0 : unseen[name]} />
          </Link>
        ))}
      </nav>
      <p className={css.kept}>{listMessages(isKept ? 'kept' : 'notKept')}</p>
      {children}
      <Unofficial />
    </div>
  );
}
