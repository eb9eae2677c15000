import {
  areListsKnownAtom,
  areListsUnreadableAtom,
  LIST_LINKS,
  LIST_NAMES,
  Link,
  type ListName,
  listsAtom,
  offeredAtom,
} from '@court/contract';
import { Notice } from '@court/ui';
import { useAtomValue } from 'jotai';
import { listMessages } from '../messages/list-messages';
import { emptyWays } from './empty-ways';
import * as row from './list-row.module.css';
import * as css from './lists.module.css';
import { ReadingLists } from './reading-lists';

/** What a list is for while nothing stands on it, the way to what stands on another, and where to find what could. */
export function EmptyList({ list }: { list: ListName }) {
  const offered = useAtomValue(offeredAtom);
  const lists = useAtomValue(listsAtom);
  const isKnown = useAtomValue(areListsKnownAtom);
  const isUnreadable = useAtomValue(areListsUnreadableAtom);
  // the frame says so
  if (isUnreadable) return null;
  if (!isKnown) return <ReadingLists />;
  const others = LIST_NAMES.filter((name) => lists[name].size > 0);
  const ways = [
    ...others.map(
      (name) => [LIST_LINKS[name], listMessages(`stands.${name}`, { count: lists[name].size })] as const,
    ),
    ...emptyWays(list),
  ];
  return (
    <Notice title={listMessages(`empty.${list}`)}>
      <p>{listMessages(`emptyHow.${list}`)}</p>
      <ul className={css.ways}>
        {ways
          .filter(([to]) => offered(to))
          .map(([to, words]) => (
            <li key={to}>
              <Link className={row.link} to={to}>
                {words}
              </Link>
            </li>
          ))}
      </ul>
    </Notice>
  );
}
