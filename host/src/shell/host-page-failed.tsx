import { Button } from '@court/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { shellMessages } from '../messages/shell-messages';
import * as css from './shell.module.css';

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
