import { areListsUnreadableAtom, storageProblemAtom } from '@court/contract';
import { Notice } from '@court/ui';
import { useAtom, useAtomValue } from 'jotai';
import { listMessages } from '../messages/list-messages';
import { ReadingListsView } from './reading-lists-view';

/** Stands where a list will be until the device has said what is on it. Once the device is slow, it says so and is no wait. */
export function ReadingLists() {
  if (useAtomValue(storageProblemAtom) === 'slow') return <p role="status">{listMessages('readingSlow')}</p>;
  return <ReadingListsView />;
}

/** Says that the device failed to read the lists, and offers another try; nothing while it did not. */
export function UnreadableLists() {
  const [isUnreadable, retry] = useAtom(areListsUnreadableAtom);
  if (!isUnreadable) return null;
  return (
    <Notice title={listMessages('unreadable')} onRetry={() => void retry()}>
      <p>{listMessages('unreadableWhy')}</p>
    </Notice>
  );
}
