import { areasAtom, type Release } from '@court/contract';
import { getDefaultStore } from 'jotai';
import type { AppRouter } from '../../router/app-router';
import type { PageRouter } from '../../router/page-router';
import { sitePath } from '../../router/site-path';
import type { AreaLoader, LoadTools } from '../area-load';
import { noteDrawn } from '../drawn-screens';
import { HANG_LIMIT, RemoteError } from '../remote-error';
import {
  beginRun,
  endRun,
  followRuns,
  halt,
  haltRun,
  keepRun,
  type Run,
  stoppedRelease,
} from '../session-releases';
import { slowness } from '../slowness';
import { followUnasked, watchScreen } from './watch-screen';

/** ms between two checks of a page that is drawing. */
const TICK = 500;
/**
 * Maximum number of checks in a row that find the page busy, before and after its screen is shown. A slow device gets a multiple.
 * `drawing` must stay below 5 s: after that, React finishes a navigation without a pause, and no code of this file can run.
 */
export const MOST_BUSY = { drawing: 9, shown: 20 };

/**
 * `isIdle`: the page was idle at some moment since the last check. `isHidden`: the tab is in the background. `isHaunted`: an area
 * was removed and the page has been busy ever since, so the area that replaced it is not the cause.
 */
export type Look = { isIdle: boolean; isHidden: boolean; isShown: boolean; isHaunted: boolean };

/**
 * The number of checks in a row that found the page busy, including this one, or `down` if its area must be removed. While the
 * thread is blocked there is no check at all: the work may be finished with the next paint. `slow` measures how many times slower
 * than an ordinary device this device is. It is called only when the result matters.
 */
export function busyLooks(
  before: number,
  { isIdle, isHidden, isShown, isHaunted }: Look,
  slow: () => number,
): number | 'down' {
  if (isIdle || isHidden || isHaunted) return 0;
  const busy = before + 1;
  const most = isShown ? MOST_BUSY.shown : MOST_BUSY.drawing;
  return busy < most || busy < most * slow() ? busy : 'down';
}

/**
 * Starts after the first paint. Reads the rest of the site's registry, reports the release that stopped the previous page, notes
 * which release the router navigates to, and removes areas that keep the page busy without end.
 */
export function watchPage({ registry, report }: LoadTools, loader: AreaLoader, pageRouter: PageRouter): void {
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
    report({ area, release: release.version, outcome: 'failed', failure: 'hang', ms: HANG_LIMIT });
  };
  // the release that stopped the previous page may belong to an area that is not in this page's registry yet
  void loader.readRegistry().then(() => tell(stoppedRelease));
  const takeDown = ({ container }: Pick<Run, 'container'>) => {
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
  let end = () => {};
  let now: Run | null = null;
  followRuns((run, ended) => {
    end();
    now = run;
    if (run) end = watch(run, () => takeDown(run));
    else if (ended?.shownAt) {
      const area = named(ended.container)?.area;
      if (area) noteDrawn(area, ended.shownAt);
    }
  });
  // a failed area is replaced by an error page, so its run is over
  const store = getDefaultStore();
  store.sub(areasAtom, () => {
    const area = now && named(now.container)?.area;
    if (store.get(areasAtom).some((each) => each.area === area && each.state === 'failed')) endRun();
  });
  const follow = () => noteRuns(pageRouter.get().router, registry, loader);
  pageRouter.subscribe(follow);
  follow();
  const standing = () => {
    const area = registry.offeredAt(sitePath(pageRouter.get().router.screen().place.location.pathname));
    const load = area && loader.peek(area);
    return area && load?.status === 'ready' ? load.release : null;
  };
  let isLeaving = false;
  const giveUp = ({ container }: Release) => {
    if (isLeaving) return;
    // a reload also removes whatever the release's code left in this page
    isLeaving = haltRun(container);
    if (isLeaving) tell(container);
    else takeDown({ container });
  };
  followUnasked(pageRouter, () => {
    const release = standing();
    if (release) giveUp(release);
  });
  watchScreen(standing, giveUp);
}

/**
 * Notes a run for each navigation to an area that is already loaded, before its screen's file is loaded. For an area that is not
 * loaded yet, the loader notes the run. Ends with the router.
 */
function noteRuns(router: AppRouter, registry: LoadTools['registry'], loader: AreaLoader): void {
  let at: unknown = router.target();
  router.subscribe(() => {
    const target = router.target();
    if (target === at) return;
    at = target;
    const area = registry.offeredAt(sitePath(target.pathname));
    const load = area && loader.peek(area);
    if (!area) endRun();
    else if (load?.status === 'ready') beginRun(load.release.container);
  });
}

let isHaunted = false;

/** Checks the page until the returned function is called, or until `down` was called. */
function watch(run: Run, down: () => void): () => void {
  let busy = 0;
  let isIdle = false;
  // only an idle callback shows whether a page that still answers is busy
  const ask = () => {
    isIdle = !window.requestIdleCallback;
    window.requestIdleCallback?.(() => {
      isIdle = true;
    });
  };
  ask();
  const timer = setInterval(() => {
    if (isIdle) isHaunted = false;
    const look = { isIdle, isHidden: document.hidden, isShown: run.shownAt !== null, isHaunted };
    const looks = busyLooks(busy, look, () => slowness(3));
    keepRun(run);
    ask();
    if (looks !== 'down') {
      busy = looks;
      return;
    }
    clearInterval(timer);
    isHaunted = true;
    down();
  }, TICK);
  return () => clearInterval(timer);
}
