import type { Area } from '@court/records';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { useEarlierError } from '../router/earlier-error';
import { LoadingPage } from '../shell/loading-page';
import type { AreaLoad } from './area-load';
import { FailurePage } from './failure-page';
import type { RemoteFailure } from './remote-error';

type Props = {
  area: Area;
  onRetry: () => Promise<unknown>;
  /** finds what can stand in the place of what threw; shows it by itself where there is something */
  onThrown: (error: unknown) => Promise<AreaLoad>;
  onFailure: (failure: RemoteFailure) => void;
};

/** Stands where an area threw: while rendering, or because a later file of it did not come. */
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
