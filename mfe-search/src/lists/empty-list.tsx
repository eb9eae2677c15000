import {
  areListsKnownAtom,
  areListsUnreadableAtom,
  type ListName,
  offeredAtom,
  storageProblemAtom,
} from '@court/contract';
import { useAtomValue } from 'jotai';
import { EmptyListView } from './empty-list-view';
import { emptyWays } from './empty-ways';
import { ReadingLists } from './reading-lists';

/** Explains the purpose of an empty list. Links to the pages where the reader can find items for it. */
export function EmptyList({ list }: { list: ListName }) {
  const offered = useAtomValue(offeredAtom);
  const isKnown = useAtomValue(areListsKnownAtom);
  const isUnreadable = useAtomValue(areListsUnreadableAtom);
  const problem = useAtomValue(storageProblemAtom);
  // The frame reports this. The stored list may have entries.
  if (isUnreadable || problem === 'failed') return null;
  if (!isKnown) return <ReadingLists />;
  return <EmptyListView list={list} ways={emptyWays(list).filter(([to]) => offered(to))} />;
}
