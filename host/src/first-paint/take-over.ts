import { LISTS_LEFT } from '@court/records';
import { carryOver, counterpart } from './carry-over';
import { firstNow } from './first-clock';

/** An area's screen, or one of the host's own, and whether it still waits for what it shows. */
const SCREEN = 'main :is([data-area], [data-screen])';
const WAITS = '[aria-busy="true"], [data-skeleton]';

/** What has become of the app in `root`: its screen is there, or something else stands in its place. */
function appState(root: Element): 'coming' | 'ready' | 'failed' {
  const screen = root.querySelector(SCREEN);
  const shown = (screen ?? root.querySelector('main'))?.querySelector('h1') ?? null;
  if (!shown || screen?.matches(WAITS) || (screen ?? root).querySelector(WAITS)) return 'coming';
  return screen ? 'ready' : 'failed';
}

const headingsOf = (part: ParentNode) =>
  [...part.querySelectorAll('main h1, main h2')].map(({ textContent }) => textContent);

/** Whether the app's headings say what those that were drawn first say: names may come after rows. */
function saysAll(root: Element, first: Element): boolean {
  const said = new Set(headingsOf(root));
  return headingsOf(first).every((heading) => said.has(heading));
}

/** ms that the app's screen waits for its last words; what has changed meanwhile never comes. */
const LAST_WORDS = 1_000;

/** A star that was pressed outlives a page that is left before its app has come: stored-lists.ts of the contract makes it good. */
function leave(court: string, button: Element, isOn: boolean): void {
  const { hearingId, meetingId } = button.closest('li')?.dataset ?? {};
  const id = hearingId ?? meetingId;
  try {
    const key = LISTS_LEFT + court;
    const left = JSON.parse(localStorage.getItem(key) ?? '[]') as { id?: string }[];
    const others = left.filter((each) => each.id !== id);
    const put = { list: meetingId ? 'meetings' : 'hearings', id, what: 'put', at: firstNow() };
    if (id) localStorage.setItem(key, JSON.stringify(isOn ? [...others, put] : others));
  } catch {
    // a browser that lets the page keep nothing
  }
}

/** Buttons that were pressed in what is drawn first, in turn. */
function pressed(first: Element, court: string): Set<Element> {
  const buttons = new Set<Element>();
  first.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button || button.dataset.own) return;
    if (button.hasAttribute('aria-pressed')) {
      const isOn = button.getAttribute('aria-pressed') === 'true';
      button.setAttribute('aria-pressed', String(!isOn));
      leave(court, button, !isOn);
    }
    buttons.add(button);
  });
  return buttons;
}

/**
 * Whether the press is still to be made. Stars are drawn before it is known which stand on a list: one that was pressed is to be
 * on it, whatever the app knows, and one that was let go again is as it was.
 */
function isWanted(button: Element, next: Element | null): boolean {
  const isOn = button.getAttribute('aria-pressed');
  return isOn === null || (isOn === 'true' && next?.getAttribute('aria-pressed') !== 'true');
}

/**
 * Keeps the app in `root` out of sight until its screen is there, and then lets it take the place of `first`: with the focus, the
 * selection and the presses that it had. `court`: its code. `onFailed`: the app is there and the area's screen is not; what was drawn first then
 * stands below what the app says of it, until the screen comes or the reader goes elsewhere.
 */
export function takeOver(
  root: HTMLElement,
  first: HTMLElement,
  court: string,
  onFailed: () => void,
  onTaken: () => void,
): void {
  const { dataset } = document.documentElement;
  const { pathname } = window.location;
  const presses = pressed(first, court);
  dataset.firstPaint = 'waiting';
  let isBeside = false;
  let last: ReturnType<typeof setTimeout> | undefined;
  const look = (isLast = false) => {
    const state = appState(root);
    const isElsewhere = window.location.pathname !== pathname && root.querySelector('main') !== null;
    if (state === 'ready' && !isElsewhere && !isLast && !saysAll(root, first)) {
      last ??= setTimeout(() => look(true), LAST_WORDS);
    } else if (state === 'ready' || isElsewhere) {
      watcher.disconnect();
      clearTimeout(last);
      const hand = carryOver(first);
      delete dataset.firstPaint;
      first.hidden = true;
      hand(root);
      onTaken();
      const again = [...presses].map((button) => [button, counterpart(button, root)] as const);
      first.remove();
      for (const [button, next] of again) if (isWanted(button, next)) next?.click();
    } else if (state === 'failed' && !isBeside) {
      isBeside = true;
      dataset.firstPaint = 'beside';
      onFailed();
    }
  };
  const watcher = new MutationObserver(() => look());
  watcher.observe(root, {
    ...{ childList: true, characterData: true, subtree: true, attributes: true },
    attributeFilter: ['aria-busy'],
  });
}
