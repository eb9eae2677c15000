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

/** ms between two looks at a page that draws. */
const TICK = 500;
/**
 * Looks in a row at which the page had no moment to spare: before its screen is shown, and after; on a slow device a multiple of
 * that. The former come to less than 5 s, after which React draws a page it is turning to without giving others a turn: then nothing here runs any more.
 */
export const MOST_BUSY = { drawing: 9, shown: 20 };

/**
 * `isIdle`: the page had a moment to spare since the last look; `isHidden`: its tab is not the one in front; `isHaunted`: an
 * area has been taken down, and the page has had no rest since: that is not the work of what stands in its place.
 */
export type Look = { isIdle: boolean; isHidden: boolean; isShown: boolean; isHaunted: boolean };

/**
 * How many looks in a row found the page busy, after one more; `down` when it is time to take its area down. A thread that was
 * blocked throughout is one look, however long it took: what the reader waited for may stand with the next paint. `slow`: how many
 * times slower than an ordinary device this one is; asked for when it matters.
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
 * From the first paint on: reads the rest of the site's registry, tells what the page before this one died of, notes what the router goes to, and takes areas down
 * that leave the page no rest.
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
  // what the page before this one ran may be an area's whose releases this one does not hold
  void loader.readRegistry().then(() => tell(stoppedRelease));
  const takeDown = ({ container }: Pick<Run, 'container'>) => {
    const area = named(container)?.area;
    if (!area) return;
    const load = loader.peek(area);
    if (load?.status !== 'ready' || load.release.container !== container) return;
    halt(container);
    tell(container);
    loader.drop(area);
    // what is being drawn goes with the router that drew it
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
  // a failure is shown in its place
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
    if (!area || load?.status !== 'ready') return null;
    return { release: load.release, isCurrent: registry.release(area)?.container === load.release.container };
  };
  let isLeaving = false;
  const giveUp = ({ container }: Release) => {
    if (isLeaving) return;
    // what its code has left in this page goes with the page
    isLeaving = haltRun(container);
    if (isLeaving) tell(container);
    else takeDown({ container });
  };
  followUnasked(pageRouter, () => {
    const release = standing()?.release;
    if (release) giveUp(release);
  });
  watchScreen(standing, giveUp);
}

/**
 * Notes each navigation to a screen of an area that is there already, from the moment it is asked for: its file is code too.
 * An area that is not there yet is noted when it is loaded. Ends with the router.
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

/** Looks at the page until it is told to end, or `down` has been called. */
function watch(run: Run, down: () => void): () => void {
  let busy = 0;
  let isIdle = false;
  // without such a call a browser tells nothing of a page that is busy and still answers
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
