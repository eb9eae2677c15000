import { slowReads } from '@court/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { shellMessages } from '../messages/shell-messages';
import { ClosableNotice } from './closable-notice';

/** Says that answers of the court's database are still on their way, and asks again beside them. */
export function SlowReads() {
  const isSlow = useSyncExternalStore(slowReads.watch, slowReads.count) > 0;
  useEffect(() => {
    // a request from before the network was lost may never get an answer
    window.addEventListener('online', slowReads.retry);
    return () => window.removeEventListener('online', slowReads.retry);
  }, []);
  const action = isSlow ? { label: shellMessages('retry'), act: slowReads.retry } : undefined;
  return <ClosableNotice note={isSlow ? shellMessages('readsSlow') : null} action={action} />;
}
