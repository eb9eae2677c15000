import {
  areListsKnownAtom,
  areListsUnreadableAtom,
  LIST_LINKS,
  LIST_NAMES,
  type ListName,
  listsAtom,
  offeredAtom,
  storageProblemAtom,
} from '@court/contract';
import { useAtomValue } from 'jotai';
import { listMessages } from '../messages/list-messages';
import { EmptyListView } from './empty-list-view';
import { emptyWays } from './empty-ways';
import { ReadingLists } from './reading-lists';

/** Explains the purpose of an empty list. Links to lists that are not empty and to the searches. */
export function EmptyList({ list }: { list: ListName }) {
  const offered = useAtomValue(offeredAtom);
  const lists = useAtomValue(listsAtom);
  const isKnown = useAtomValue(areListsKnownAtom);
  const isUnreadable = useAtomValue(areListsUnreadableAtom);
  const problem = useAtomValue(storageProblemAtom);
  // The frame reports this. The stored list may have entries.
  if (isUnreadable || problem === 'failed') return null;
  if (!isKnown) return <ReadingLists />;
  const others = LIST_NAMES.filter((name) => lists[name].size > 0);
  const ways = [
    ...others.map(
      (name) => [LIST_LINKS[name], listMessages(`stands.${name}`, { count: lists[name].size })] as const,
    ),
    ...emptyWays(list),
  ];
  return <EmptyListView list={list} ways={ways.filter(([to]) => offered(to))} />;
}
