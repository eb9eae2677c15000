import { courtAtom } from '@court/contract';
import type { Area } from '@court/domain';
import { Button, Toolbar } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useAreaPhrase } from '../courts/courts-context';
import { failureMessages } from '../messages/failure-messages';
import { isRegistryTamperedAtom } from '../remotes/fetch-registry';
import type { RemoteFailure } from '../remotes/remote-error';
import * as css from './failure-page.module.css';

const REASONS = {
  network: 'failureNetwork',
  timeout: 'failureTimeout',
  integrity: 'failureIntegrity',
  skew: 'failureSkew',
  crash: 'failureCrash',
  hang: 'failureHang',
  data: 'failureData',
} as const satisfies Record<RemoteFailure, string>;

type Props = { area: Area; failure: RemoteFailure; onRetry: () => Promise<unknown> };

/** Says in plain words that an area failed and what still works, and offers a retry. */
export function FailurePage({ area, failure, onRetry }: Props) {
  const phraseOf = useAreaPhrase();
  const [retrying, setRetrying] = useState(false);
  const isTampered = useAtomValue(isRegistryTamperedAtom);
  const official = useAtomValue(courtAtom)?.officialSite;
  const isData = failure === 'data';
  const title = isData
    ? failureMessages('failureDataTitle')
    : failureMessages('failureTitle', { area: phraseOf(area) });
  const retry = async () => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };
  return (
    <section role="alert" data-failure={failure} className={css.page}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{failureMessages(REASONS[failure])}</p>
      {isTampered && <p>{failureMessages('failureRegistry')}</p>}
      <p>{failureMessages('failureStillWorks')}</p>
      <p>{failureMessages('failureAlone')}</p>
      <Toolbar>
        <Button kind="primary" onClick={retry} disabled={retrying}>
          {failureMessages(retrying ? 'retrying' : 'retry')}
        </Button>
        {isData && (
          <Button kind="primary" onClick={() => window.history.back()}>
            {failureMessages('back')}
          </Button>
        )}
        {official && <a href={official}>{failureMessages('failureOfficial')}</a>}
      </Toolbar>
    </section>
  );
}
