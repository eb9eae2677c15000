import { Button } from '@court/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { words } from '../locales/en-us';
import * as css from './shell.module.css';

/** Stands where one of the host's own screens did not arrive, or stopped with an error. */
export function HostPageFailed() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <section role="alert" data-failure="network" className={css.waiting}>
      <title>{words('hostFailureTitle')}</title>
      <h1>{words('hostFailureTitle')}</h1>
      <p>{words('failureStillWorks')}</p>
      <p>
        <Button kind="primary" onClick={() => window.location.reload()}>
          {words('retry')}
        </Button>
      </p>
    </section>
  );
}
