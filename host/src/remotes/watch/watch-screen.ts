import type { Release } from '@court/contract';

/** Elements that a reader can see even without text. */
const PICTURES = 'img, svg, canvas, iframe, video, input, select, textarea, button';

const isSeen = (element: Element) =>
  element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;

/**
 * The fault that makes the screen useless. `gone`: the app is no longer in the document. `hidden`: no part of the page is visible.
 * `blank`: the area draws nothing. Null if the reader sees the area, or if parts of it are still loading.
 */
export function screenFault(page: Document): 'gone' | 'hidden' | 'blank' | null {
  // a printed card hides the rest of the page
  if (window.matchMedia?.('print').matches) return null;
  if (!page.body || !page.querySelector('#root')?.firstElementChild) return 'gone';
  const main = page.querySelector('#root #page');
  // the shell itself stopped, and its own message is shown
  if (!main) return null;
  // the first paint is shown instead of the app
  const isCovered = page.documentElement.dataset.firstPaint === 'waiting';
  if (!isSeen(isCovered ? page.body : main)) return 'hidden';
  const area = main.querySelector('[data-area]');
  if (!area || page.querySelector('[aria-busy="true"], script[data-rspack], [data-rspack-loading]'))
    return null;
  if (!area.querySelector(PICTURES) && !area.textContent?.trim()) return 'blank';
  return isCovered || hasSeen(area) ? null : 'hidden';
}

/** Whether the reader sees any part of `area`. Stops at the first: a long list has thousands of parts. */
function hasSeen(area: Element): boolean {
  const parts = document.createTreeWalker(area, NodeFilter.SHOW_ELEMENT);
  for (let part = parts.nextNode(); part; part = parts.nextNode())
    if (isSeen(part as Element) && hasSize(part as Element)) return true;
  return false;
}

const hasSize = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** ms between two checks of an idle page. */
const LOOK_MS = 1_000;
/** Number of checks in a row, each of an idle page, that must find the screen useless before its release is replaced. */
const MAX_USELESS = 3;

/** Watches for a release, `standing` on the screen, that leaves no visible page. It is replaced by the previous one. */
export function watchScreen(standing: () => Release | null, giveUp: (release: Release) => void): void {
  let useless = 0;
  const look = () => {
    const release = standing();
    const fault = document.hidden ? null : screenFault(document);
    useless = release && fault ? useless + 1 : 0;
    if (!release || useless < MAX_USELESS) return;
    console.error(`${release.container} left the page ${fault}`);
    giveUp(release);
  };
  // the next check is scheduled only after this one: a busy page would otherwise run several at once
  const lookAtRest = () =>
    (window.requestIdleCallback ?? setTimeout)(() => {
      look();
      setTimeout(lookAtRest, LOOK_MS);
    });
  setTimeout(lookAtRest, LOOK_MS);
}

/** Events by which a reader may ask for another address. */
const ASKED = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove', 'popstate'];

/** Number of changes of address within `UNASKED_MS`, without any action of the reader, that count as endless. */
export const MAX_UNASKED = 40;
const UNASKED_MS = 10_000;

/**
 * Calls `onEndless` if the page changes its address again and again without any action of the reader. Counts only in browsers
 * that have the Navigation API.
 */
export function followUnasked(onEndless: () => void): void {
  let moves: number[] = [];
  const forget = () => {
    moves = [];
  };
  for (const type of ASKED) addEventListener(type, forget, { capture: true, passive: true });
  (globalThis as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', () => {
    moves = [...moves.slice(1 - MAX_UNASKED), Date.now()];
    if (moves.length < MAX_UNASKED || Date.now() - (moves[0] ?? 0) > UNASKED_MS) return;
    forget();
    onEndless();
  });
}
