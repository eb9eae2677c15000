import { areListsUnreadableAtom, storageProblemAtom } from '@court/contract';
import { Notice } from '@court/ui';
import { useAtom, useAtomValue } from 'jotai';
import { listMessages } from '../messages/list-messages';
import { ReadingListsView } from './reading-lists-view';

/** Placeholder until the device storage has been read. Says so, and is no longer busy, if the storage is slow. */
export function ReadingLists() {
  if (useAtomValue(storageProblemAtom) === 'slow') return <p role="status">{listMessages('readingSlow')}</p>;
  return <ReadingListsView />;
}

/** Says that the device failed to read the lists, and offers a retry. Renders nothing otherwise. */
export function UnreadableLists() {
  const [isUnreadable, retry] = useAtom(areListsUnreadableAtom);
  if (!isUnreadable) return null;
  return (
    <Notice title={listMessages('unreadable')} onRetry={() => void retry()}>
      <p>{listMessages('unreadableWhy')}</p>
    </Notice>
  );
}
