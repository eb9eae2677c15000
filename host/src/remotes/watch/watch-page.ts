import { areasAtom, type Release } from '@court/contract';
import { getDefaultStore } from 'jotai';
import { sitePath } from '../../page/site-path';
import type { AreaLoader, LoadTools } from '../area-load';
import { HANG_LIMIT_MS, RemoteError } from '../remote-error';
import { noteRendered } from '../rendered-routes';
import { endRun, followRuns, halt, haltRun, type Run, stoppedRelease } from '../session-releases';
import { followUnasked, watchScreen } from './watch-screen';

/**
 * Starts after the first paint. Reads the rest of the site's registry and reports the release that stopped the
 * previous page. Replaces a release that leaves the page unusable.
 */
export function watchPage(
  { registry, report }: LoadTools,
  loader: AreaLoader,
  pageRouter: { renew: () => void },
): void {
  const known = () =>
    registry
      .areas()
      .flatMap((area) =>
        [registry.release(area), registry.previous(area)].flatMap((release) =>
          release ? { area, release } : [],
        ),
      );
  const named = (container: string) => known().find(({ release }) => release.container === container);
  const tell = (container: string | null) => {
    const { area, release } = named(container ?? '') ?? {};
    if (!area || !release) return;
    console.error(new RemoteError(area, release.version, 'hang'));
    report({ area, release: release.version, outcome: 'failed', failure: 'hang', ms: HANG_LIMIT_MS });
  };
  // the release that stopped the previous page may belong to an area that is not in this page's registry yet
  void loader.readRegistry().then(() => tell(stoppedRelease));
  const takeDown = (container: string) => {
    const area = named(container)?.area;
    if (!area) return;
    const load = loader.peek(area);
    if (load?.status !== 'ready' || load.release.container !== container) return;
    halt(container);
    tell(container);
    loader.drop(area);
    // a new router ends the drawing that the old one started
    pageRouter.renew();
  };
  let now: Run | null = null;
  followRuns((run, ended) => {
    now = run;
    if (run || !ended?.shownAt) return;
    const area = named(ended.container)?.area;
    if (area) noteRendered(area, ended.shownAt);
  });
  // a failed area is replaced by an error page, so its run is over
  const store = getDefaultStore();
  store.sub(areasAtom, () => {
    const area = now && named(now.container)?.area;
    if (store.get(areasAtom).some((each) => each.area === area && each.state === 'failed')) endRun();
  });
  const standing = () => {
    const area = registry.offeredAt(sitePath(window.location.pathname));
    const load = area && loader.peek(area);
    return area && load?.status === 'ready' ? load.release : null;
  };
  let isLeaving = false;
  const giveUp = ({ container }: Release) => {
    if (isLeaving) return;
    // a reload also removes whatever the release's code left in this page
    isLeaving = haltRun(container);
    if (isLeaving) tell(container);
    else takeDown(container);
  };
  followUnasked(() => {
    const release = standing();
    if (release) giveUp(release);
  });
  watchScreen(standing, giveUp);
}
