import type { Release } from '@court/contract';
import type { Area } from '@court/domain';
import { Button } from '@court/ui';
import { useState } from 'react';
import { useAreaPhrase } from '../courts/courts-context';
import { failureMessages } from '../messages/failure-messages';
import { halted } from '../remotes/session-releases';
import * as css from './release-notice.module.css';

type Props = { area: Area; release: Release; skipped: Release; onRetry: () => Promise<unknown> };

/** Notice that an area runs the release before `skipped`, its current one. Offers to try the current one again. */
export function ReleaseNotice({ area, release, skipped, onRetry }: Props) {
  const phraseOf = useAreaPhrase();
  const isHalted = halted.has(skipped.container);
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };
  return (
    <div className={css.notice} data-notice="previous-release">
      <p role="status" className={css.text}>
        {failureMessages(isHalted ? 'previousHalted' : 'previousRelease', {
          area: phraseOf(area),
          day: new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(release.releasedAt),
        })}
      </p>
      <Button kind="strip" onClick={retry} disabled={retrying}>
        {failureMessages(retrying ? 'retrying' : 'tryNewest')}
      </Button>
    </div>
  );
}
