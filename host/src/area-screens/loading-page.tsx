import type { Area } from '@court/domain';
import { Button } from '@court/ui';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { useAreaPhrase } from '../courts/courts-context';
import { shellMessages } from '../messages/shell-messages';
import * as css from '../shell/shell.module.css';
import { useEarlierError } from './earlier-error';

/** ms after which loading is reported as slow, with a retry. Loading continues. */
const SLOW_MS = 4000;

/** True once `isWaiting` has been true for SLOW_MS. */
export function useIsSlow(isWaiting = true): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}

/** Reports slow loading after SLOW_MS and offers a retry. Without `onRetry`, the retry reloads the page. */
export function SlowNote({ onRetry = () => window.location.reload() }: { onRetry?: () => unknown }) {
  const isSlow = useIsSlow();
  return (
    <div role="status" data-slow={isSlow || undefined}>
      {isSlow && (
        <>
          <p>{shellMessages('stillLoading')}</p>
          <Button kind="primary" onClick={() => void onRetry()}>
            {shellMessages('retry')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Shown while a screen of the host loads. */
export function ScreenLoading() {
  return (
    <section aria-busy="true" className={css.waiting}>
      <h1>{shellMessages('loadingScreen')}</h1>
      <SlowNote />
    </section>
  );
}

/** Shown while an area loads. */
export function LoadingPage({ area, onRetry }: { area: Area; onRetry?: () => unknown }) {
  const phraseOf = useAreaPhrase();
  const title = shellMessages('loadingArea', { area: phraseOf(area) });
  return (
    <section aria-busy="true" className={css.waiting}>
      <title>{title}</title>
      <h1>{title}</h1>
      {onRetry ? <SlowNote onRetry={onRetry} /> : <SlowNote />}
    </section>
  );
}

/** Shown if a screen of the host failed to load, or threw an error. */
export function HostPageFailed() {
  const error = useRouteError();
  const isEarlier = useEarlierError(error);
  useEffect(() => console.error(error), [error]);
  if (isEarlier) return <ScreenLoading />;
  return (
    <section role="alert" data-failure="network" className={css.waiting}>
      <title>{shellMessages('hostFailureTitle')}</title>
      <h1>{shellMessages('hostFailureTitle')}</h1>
      <p>{shellMessages('failureStillWorks')}</p>
      <p>
        <Button kind="primary" onClick={() => window.location.reload()}>
          {shellMessages('retry')}
        </Button>
      </p>
    </section>
  );
}
