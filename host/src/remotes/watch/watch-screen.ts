import type { Release } from '@court/contract';
import type { AppRouter } from '../../router/app-router';
import { takeDamage } from '../restore-globals';

/** What a reader looks at, where words are not all of it. */
const PICTURES = 'img, svg, canvas, iframe, video, input, select, textarea, button';

const isSeen = (element: Element) =>
  element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;

/**
 * What makes the screen useless: `gone`, the app is no longer in the document; `hidden`, nothing of the page can be seen;
 * `blank`, the area draws nothing. Null if the reader sees the area, or if parts of it are still on their way.
 */
export function screenFault(page: Document): 'gone' | 'hidden' | 'blank' | null {
  // a printed card hides the rest of the page
  if (window.matchMedia?.('print').matches) return null;
  if (!page.body || !page.querySelector('#root')?.firstElementChild) return 'gone';
  const main = page.querySelector('#root #page');
  // the shell itself has stopped, and says so
  if (!main) return null;
  // a first paint stands in the app's place
  const isCovered = page.documentElement.dataset.firstPaint === 'waiting';
  if (!isSeen(isCovered ? page.body : main)) return 'hidden';
  const area = main.querySelector('[data-area]');
  if (!area || page.querySelector('[aria-busy="true"], script[data-rspack], [data-rspack-loading]'))
    return null;
  const parts = [...area.querySelectorAll(PICTURES)];
  if (!area.textContent?.trim() && parts.length === 0) return 'blank';
  const isShown = isCovered || [...area.querySelectorAll('*')].some((each) => isSeen(each) && hasSize(each));
  return isShown ? null : 'hidden';
}

const hasSize = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** ms between two looks at a page that is at rest. */
const LOOK_MS = 1_000;
/** Looks in a row that find the screen useless, each at a page that is at rest, before its release is given up. */
const MAX_USELESS = 3;
/** Times that built-ins are put back before the release on the screen is given up. */
const MAX_DAMAGES = 3;

/** The release on the screen; `isCurrent`: it is the newest of its area. */
export type Standing = { release: Release; isCurrent: boolean };

/**
 * Looks for what a release does to a page after it came up: built-ins that it replaces later are put back, and one that leaves
 * nothing to see is given up. One that replaces built-ins again and again, or where an error follows, is given up if it is the
 * current one: an extension of the browser would do the same to the release before.
 */
export function watchScreen(standing: () => Standing | null, giveUp: (release: Release) => void): void {
  let useless = 0;
  let damages = 0;
  const mend = (hasFailed: boolean) => {
    const damage = takeDamage();
    const found = standing();
    if (!damage || !found) return;
    console.error(`Globals were replaced while ${found.release.container} was on the screen, and put back`);
    damages += 1;
    if (found.isCurrent && (hasFailed || damages >= MAX_DAMAGES)) giveUp(found.release);
  };
  addEventListener('error', () => mend(true));
  const look = () => {
    mend(false);
    const release = standing()?.release;
    const fault = document.hidden ? null : screenFault(document);
    useless = release && fault ? useless + 1 : 0;
    if (!release || useless < MAX_USELESS) return;
    console.error(`${release.container} left the page ${fault}`);
    giveUp(release);
  };
  // one after the other: a busy page would have several at once
  const lookAtRest = () =>
    (window.requestIdleCallback ?? setTimeout)(() => {
      look();
      setTimeout(lookAtRest, LOOK_MS);
    });
  setTimeout(lookAtRest, LOOK_MS);
}

/** What a reader does that may lead elsewhere. */
const ASKED = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove', 'popstate'];

/** Moves in a row without a reader's doing, within `UNASKED_MS`, that count as endless. A slow device makes fewer of them. */
export const MAX_UNASKED = 40;
const UNASKED_MS = 10_000;

type Routers = { get: () => { router: AppRouter }; subscribe: (listener: () => void) => unknown };

/** Calls `onEndless` where the page goes on to address after address and no reader asks for it. */
export function followUnasked(routers: Routers, onEndless: () => void): void {
  let moves: number[] = [];
  const forget = () => {
    moves = [];
  };
  for (const type of ASKED) addEventListener(type, forget, { capture: true, passive: true });
  const follow = () => {
    const { router } = routers.get();
    let at = router.screen();
    router.subscribe(() => {
      if (router.screen() === at) return;
      at = router.screen();
      moves = [...moves.slice(1 - MAX_UNASKED), Date.now()];
      if (moves.length < MAX_UNASKED || Date.now() - (moves[0] ?? 0) > UNASKED_MS) return;
      forget();
      onEndless();
    });
  };
  routers.subscribe(follow);
  follow();
}
