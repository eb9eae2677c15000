import { platformTypeAtom } from '@court/contract';
import { type Area, areaAt } from '@court/records';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { areaLoadsAtom } from '../remotes/area-loads';
import { LaterFailurePage } from '../remotes/later-parts';
import { LoadingPage, ScreenLoading } from '../shell/loading-page';

import type { RouterParts } from './app-router';

// most visits see none of its pages
const NotFoundPage = lazy(async () => ({
  default: (await import('../not-found/not-found-page')).NotFoundPage,
}));

/** What stands at an address none of the router's routes answers, now or for good. */
export function AddressPage({
  registry,
  loader,
  known,
  onRetry,
}: Omit<RouterParts, 'onThrown'> & { known: ReadonlySet<Area> }) {
  const { pathname } = useLocation();
  const area = registry.offeredAt(pathname);
  const isDevice = useAtomValue(platformTypeAtom) === 'device';
  if (pathname === '/') return <Navigate to={isDevice ? '/home' : '/calendar'} replace />;
  if (area && !known.has(area))
    return <WaitingArea key={area} area={area} loader={loader} onRetry={onRetry} />;
  // the area's routes are in the router, and none of them answers this address of the specification yet
  const isMissing = area !== null || registry.isUnreleasedAt(pathname);
  const why = isMissing ? 'not-available' : areaAt(pathname) ? 'not-offered' : 'unknown';
  return (
    <Suspense fallback={<ScreenLoading />}>
      <NotFoundPage why={why} />
    </Suspense>
  );
}

/** An area that has not been loaded, is on its way, or has failed. */
function WaitingArea({ area, loader, onRetry }: Pick<RouterParts, 'loader' | 'onRetry'> & { area: Area }) {
  const load = useAtomValue(areaLoadsAtom)[area];
  const navigate = useNavigate();
  const location = useLocation();
  const failed = load?.status === 'failed';
  useEffect(() => {
    if (failed) return;
    let gone = false;
    void loader.load(area).then(({ status }) => {
      // the same address once more: now the router asks for the area's routes and finds them
      if (!gone && status === 'ready') void navigate(location, { replace: true, state: location.state });
    });
    return () => {
      gone = true;
    };
  }, [area, failed, loader, location, navigate]);
  const loading = <LoadingPage area={area} />;
  if (!failed) return loading;
  return (
    <Suspense fallback={loading}>
      <LaterFailurePage area={area} failure={load.error.failure} onRetry={() => onRetry(area)} />
    </Suspense>
  );
}
