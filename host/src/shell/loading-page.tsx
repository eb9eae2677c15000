import type { Area } from '@court/records';
import { Button } from '@court/ui';
import { useEffect } from 'react';
import { useAreaPhrase } from '../courts/courts-context';
import { shellMessages } from '../messages/shell-messages';
import { useRouteError } from '../router/router-view';
import * as css from './shell.module.css';

/** Stands while one of the host's own screens is on its way. */
export function ScreenLoading() {
  return (
    <section aria-busy="true" className={css.waiting}>
      <h1>{shellMessages('loadingScreen')}</h1>
    </section>
  );
}

/** Stands while an area is on its way. */
export function LoadingPage({ area }: { area: Area }) {
  const phraseOf = useAreaPhrase();
  const title = shellMessages('loadingArea', { area: phraseOf(area) });
  return (
    <section aria-busy="true" className={css.waiting}>
      <title>{title}</title>
      <h1>{title}</h1>
    </section>
  );
}

/** Stands where one of the host's own screens did not arrive, or stopped with an error. */
export function HostPageFailed() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
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
