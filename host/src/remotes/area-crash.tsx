import type { Release } from '@court/shared/contract/registry';
import type { Area } from '@court/shared/records/court-defaults';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { classifyFailure } from './classify-failure';
import { FailurePage } from './failure-page';
import type { RemoteFailure } from './remote-error';

type Props = {
  area: Area;
  release: Release;
  onRetry: () => Promise<unknown>;
  onFailure: (failure: RemoteFailure) => void;
};

/** Stands where an area threw: while rendering, or because a later file of it did not come. */
export function AreaCrash({ area, release, onRetry, onFailure }: Props) {
  const error = useRouteError();
  const [failure, setFailure] = useState<RemoteFailure | null>(null);
  useEffect(() => {
    let gone = false;
    void classifyFailure(error, release).then((found) => {
      if (gone) return;
      setFailure(found);
      onFailure(found);
    });
    return () => {
      gone = true;
    };
  }, [error, release, onFailure]);
  if (!failure) return null;
  return <FailurePage area={area} failure={failure} onRetry={onRetry} />;
}
