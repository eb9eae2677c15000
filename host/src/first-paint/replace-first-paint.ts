import { type DocketRow, LISTS_LEFT } from '@court/domain';
import { firstNow } from './first-clock';
import { counterpart, hydrateFirstPaint } from './hydrate-first-paint';
import { nextFrame } from './next-frame';

/** An area's screen or one of the host's own, and whether it is still loading. */
const SCREEN = 'main :is([data-area], [data-screen])';
const WAITS = '[aria-busy="true"], [data-skeleton]';

/** The state of the app in `root`. `ready`: its screen is there. `failed`: it shows something else instead. */
function appState(root: Element): 'coming' | 'ready' | 'failed' {
  const screen = root.querySelector(SCREEN);
  const shown = (screen ?? root.querySelector('main'))?.querySelector('h1') ?? null;
  if (!shown || screen?.matches(WAITS) || (screen ?? root).querySelector(WAITS)) return 'coming';
  return screen ? 'ready' : 'failed';
}

const headingsOf = (part: ParentNode) =>
  [...part.querySelectorAll('main h1, main h2')].map(({ textContent }) => textContent);

/** Whether the app shows every heading of the first paint. Names may load after rows. */
function saysAll(root: Element, first: Element): boolean {
  const said = new Set(headingsOf(root));
  return headingsOf(first).every((heading) => said.has(heading));
}

/** Maximum ms that the app's screen waits for its last headings. A heading whose text has changed never appears. */
const HEADINGS_LIMIT_MS = 1_000;

/** `court`: the court's code. `copyOf`: a record's row, and the epoch ms of its copy, null if it was just read. */
type Shown = { court: string; copyOf: (id: string) => { asOf: number | null; last: DocketRow | undefined } };

/**
 * Stores a pressed star in case the reader leaves the page before the app starts. stored-lists.ts of the contract
 * applies it later.
 */
function leave({ court, copyOf }: Shown, button: Element, isOn: boolean): void {
  const { hearingId, meetingId } = button.closest('li')?.dataset ?? {};
  const id = hearingId ?? meetingId;
  try {
    const key = LISTS_LEFT + court;
    const left = JSON.parse(localStorage.getItem(key) ?? '[]') as { id?: string }[];
    const others = left.filter((each) => each.id !== id);
    if (!id) return;
    const list = meetingId ? 'meetings' : 'hearings';
    const put = { list, id, what: 'put', at: firstNow(), ...copyOf(id) };
    localStorage.setItem(key, JSON.stringify(isOn ? [...others, put] : others));
  } catch {
    // The browser refuses storage.
  }
}

/** Collects the buttons that the reader presses in the first paint, in order. */
function pressed(first: Element, shown: Shown): Set<Element> {
  const buttons = new Set<Element>();
  first.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button || button.dataset.own) return;
    if (button.hasAttribute('aria-pressed')) {
      const isOn = button.getAttribute('aria-pressed') === 'true';
      button.setAttribute('aria-pressed', String(!isOn));
      leave(shown, button, !isOn);
    }
    buttons.add(button);
  });
  return buttons;
}

/**
 * Whether the app still has to repeat the press. The first paint draws stars before it knows which records are on a
 * list. A star that was pressed adds its record, whatever the app knows. A star that was pressed twice changes
 * nothing.
 */
function isWanted(button: Element, next: Element | null): boolean {
  const isOn = button.getAttribute('aria-pressed');
  return isOn === null || (isOn === 'true' && next?.getAttribute('aria-pressed') !== 'true');
}

/**
 * Hides the app in `root` until its screen is ready. Then replaces `first` with it and carries over focus, selection
 * and presses. `onFailed`: the app is there without the area's screen. The first paint then stays below the app's
 * message until the screen loads or the reader navigates.
 */
export function replaceFirstPaint(
  root: HTMLElement,
  first: HTMLElement,
  shown: Shown,
  onFailed: () => void,
  onTaken: () => void,
): void {
  const { dataset } = document.documentElement;
  const { pathname } = window.location;
  const presses = pressed(first, shown);
  dataset.firstPaint = 'waiting';
  let isBeside = false;
  let laidOut: 'no' | 'soon' | 'yes' = 'no';
  let last: ReturnType<typeof setTimeout> | undefined;
  const look = (isLast = false) => {
    const state = appState(root);
    const isElsewhere = window.location.pathname !== pathname && root.querySelector('main') !== null;
    if (state === 'ready' && !isElsewhere && !isLast && !saysAll(root, first)) {
      last ??= setTimeout(() => look(true), HEADINGS_LIMIT_MS);
    } else if (state === 'ready' && laidOut !== 'yes' && !document.hidden) {
      // One frame lays the hidden screen out, the next one shows it: two short tasks instead of a long one.
      if (laidOut === 'soon') return;
      laidOut = 'soon';
      nextFrame().then(() => {
        laidOut = 'yes';
        look(isLast);
      });
    } else if (state === 'ready' || isElsewhere) {
      watcher.disconnect();
      clearTimeout(last);
      const hand = hydrateFirstPaint(first);
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
