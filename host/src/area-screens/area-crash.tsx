import type { Area } from '@court/domain';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import type { AreaLoad } from '../remotes/area-load';
import type { RemoteFailure } from '../remotes/remote-error';
import { useEarlierError } from './earlier-error';
import { FailurePage } from './failure-page';
import { LoadingPage } from './loading-page';

type Props = {
  area: Area;
  onRetry: () => Promise<unknown>;
  /** finds a replacement for the screen that threw, and shows it */
  onThrown: (error: unknown) => Promise<AreaLoad>;
  onFailure: (failure: RemoteFailure) => void;
};

/** Error boundary screen of an area: the area threw while rendering, or one of its chunks did not load. */
export function AreaCrash({ area, onRetry, onThrown, onFailure }: Props) {
  const error = useRouteError();
  const isEarlier = useEarlierError(error);
  const [failure, setFailure] = useState<RemoteFailure | null>(null);
  useEffect(() => {
    if (isEarlier) return;
    let gone = false;
    void onThrown(error).then((load) => {
      if (gone || load.status !== 'failed') return;
      setFailure(load.error.failure);
      onFailure(load.error.failure);
    });
    return () => {
      gone = true;
    };
  }, [error, isEarlier, onThrown, onFailure]);
  if (!failure) return <LoadingPage area={area} />;
  return <FailurePage area={area} failure={failure} onRetry={onRetry} />;
}
