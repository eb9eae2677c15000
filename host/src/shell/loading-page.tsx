import type { Area } from '@court/records';
import { Button } from '@court/ui';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { useAreaPhrase } from '../courts/courts-context';
import { shellMessages } from '../messages/shell-messages';
import { useEarlierError } from '../router/earlier-error';
import * as css from './shell.module.css';

/** ms after which something that is on its way is said to be slow, with another try. It is still waited for. */
const SLOW_MS = 4000;

/** True once `isWaiting` has been so for SLOW_MS. */
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

/** Says that what is on its way takes long, once it does, and offers another try: without `onRetry`, the page anew. */
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

/** Stands while one of the host's own screens is on its way. */
export function ScreenLoading() {
  return (
    <section aria-busy="true" className={css.waiting}>
      <h1>{shellMessages('loadingScreen')}</h1>
      <SlowNote />
    </section>
  );
}

/** Stands while an area is on its way. */
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

/** Stands where one of the host's own screens did not arrive, or stopped with an error. */
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
