import { areasAtom, freshnessAtom, type PageConfig } from '@court/contract';
import { Button } from '@court/ui';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageCourts } from '../courts/courts-context';
import { offlineMessages } from '../messages/offline-messages';
import { followWorker, isScreenOld, newestSetAtom } from '../offline/follow-worker';
import * as css from './notices.module.css';

function readConfig(): PageConfig | null {
  const block = document.getElementById('page-config')?.textContent;
  return block ? (JSON.parse(block) as PageConfig) : null;
}

/**
 * True if a newer version of the current screen is complete on this device. A new version of another area does not
 * count.
 */
function useIsOld(): boolean {
  const newest = useAtomValue(newestSetAtom);
  const { registry } = usePageCourts();
  const { pathname } = useLocation();
  const area = registry.offeredAt(pathname);
  const report = useAtomValue(areasAtom).find((each) => each.area === area);
  // If the area runs its previous release, another notice says so.
  const running = report?.state === 'running' && report.source === 'current' ? report.version : null;
  const screen = `${area ?? pathname} ${running} ${newest}`;
  const [found, setFound] = useState({ screen: '', isOld: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `screen` combines all dependencies
  useEffect(() => {
    const config = newest > 0 ? readConfig() : null;
    if (!config) return;
    let isGone = false;
    void isScreenOld(config, BASE + pathname, running).then((isOld) => {
      if (!isGone) setFound({ screen, isOld });
    });
    return () => {
      isGone = true;
    };
  }, [screen]);
  return found.screen === screen && found.isOld;
}

/**
 * True once the screen is complete: the time of the court's data, which is read last, has been read or has failed.
 */
function useHasStood(): boolean {
  const stands = useAtomValue(freshnessAtom).status !== 'loading';
  const [hasStood, setHasStood] = useState(stands);
  if (stands && !hasStood) setHasStood(true);
  return hasStood;
}

/** Says that the screen has a newer version, and offers to load it. */
export function UpdateNotice() {
  const store = useStore();
  const isShown = useIsOld();
  const hasStood = useHasStood();
  useEffect(() => {
    const config = hasStood ? readConfig() : null;
    return config ? followWorker(config, store) : undefined;
  }, [store, hasStood]);
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
