import type { PageConfig } from '@court/contract';
import { Button } from '@court/ui';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { offlineMessages } from '../messages/offline-messages';
import * as css from '../shell/notices.module.css';
import { followWorker, hasNewVersionAtom } from './follow-worker';

/** Says that the site has a newer version, which is whole on this device, and loads it where the reader wants. */
export function UpdateNotice() {
  const store = useStore();
  const isShown = useAtomValue(hasNewVersionAtom);
  useEffect(() => {
    const block = document.getElementById('page-config')?.textContent;
    return block ? followWorker(JSON.parse(block) as PageConfig, store) : undefined;
  }, [store]);
  return (
    <div className={isShown ? css.notice : undefined}>
      <p role="status" className={css.text}>
        {isShown && offlineMessages('newVersion')}
      </p>
      {isShown && (
        <Button kind="strip" onClick={() => window.location.reload()}>
          {offlineMessages('reload')}
        </Button>
      )}
    </div>
  );
}
