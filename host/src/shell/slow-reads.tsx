import { slowReads } from '@court/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { shellMessages } from '../messages/shell-messages';
import { ClosableNotice } from './closable-notice';

/** Reports that reads of the court's database are slow, and offers a retry in parallel. */
export function SlowReads() {
  const isSlow = useSyncExternalStore(slowReads.watch, slowReads.count) > 0;
  useEffect(() => {
    // A request that was sent before the network was lost may never get an answer.
    window.addEventListener('online', slowReads.retry);
    return () => window.removeEventListener('online', slowReads.retry);
  }, []);
  const action = isSlow ? { label: shellMessages('retry'), act: slowReads.retry } : undefined;
  return <ClosableNotice note={isSlow ? shellMessages('readsSlow') : null} action={action} />;
}
