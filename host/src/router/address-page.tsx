import { areasAtom, platformTypeAtom } from '@court/contract';
import type { Area } from '@court/records';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { areaLoadsAtom } from '../remotes/area-loads';
import { LaterFailurePage } from '../remotes/later-parts';
import { LoadingPage, ScreenLoading } from '../shell/loading-page';

import type { RouterParts } from './app-router';
import { mustLoadDocument } from './site-path';

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
  // told anew when the site's registry has been read
  useAtomValue(areasAtom);
  const area = registry.areaAt(pathname);
  const isOffered = registry.offeredAt(pathname) !== null;
  const isDevice = useAtomValue(platformTypeAtom) === 'device';
  if (pathname === '/') return <Navigate to={isDevice ? '/home' : '/calendar'} replace />;
  if (area && isOffered && !known.has(area))
    return <WaitingArea key={area} area={area} registry={registry} loader={loader} onRetry={onRetry} />;
  if (!area) return <UnheardOf loader={loader} />;
  // the area's routes are in the router, and none of them answers this address
  return <NotFound why={isOffered ? 'not-available' : 'not-offered'} />;
}

const NotFound = (props: Parameters<typeof NotFoundPage>[0]) => (
  <Suspense fallback={<ScreenLoading />}>
    <NotFoundPage {...props} />
  </Suspense>
);

/** An address that no area answers, as far as this page knows: one may have been released since the page was composed. */
function UnheardOf({ loader }: Pick<RouterParts, 'loader'>) {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    if (mustLoadDocument()) window.location.reload();
    else void loader.readRegistry().then(() => setIsKnown(true));
  }, [loader]);
  return isKnown ? <NotFound why="unknown" /> : <ScreenLoading />;
}

type Waiting = Pick<RouterParts, 'registry' | 'loader' | 'onRetry'> & { area: Area };

/** An area that has not been loaded, is on its way, or has failed. */
function WaitingArea({ area, registry, loader, onRetry }: Waiting) {
  const load = useAtomValue(areaLoadsAtom)[area];
  const navigate = useNavigate();
  const location = useLocation();
  const failed = load?.status === 'failed';
  useEffect(() => {
    if (failed) return;
    if (!registry.release(area) && mustLoadDocument()) {
      window.location.reload();
      return;
    }
    let gone = false;
    void loader.load(area).then(({ status }) => {
      // the same address once more: now the router asks for the area's routes and finds them
      if (!gone && status === 'ready') void navigate(location, { replace: true, state: location.state });
    });
    return () => {
      gone = true;
    };
  }, [area, failed, registry, loader, location, navigate]);
  const loading = <LoadingPage area={area} />;
  if (!failed) return loading;
  return (
    <Suspense fallback={loading}>
      <LaterFailurePage area={area} failure={load.error.failure} onRetry={() => onRetry(area)} />
    </Suspense>
  );
}
