import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Maximum ms to wait for a screen's heading, or for the element that had the focus on an earlier visit. */
const MAX_WAIT_MS = 10_000;

/** Elements that a reader operates. The focus stays on such an element if it stays on the page. */
const WORKED = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Describes the element that had the focus, so that it can be found when the screen is drawn again. */
type Mark = { tag: string; href: string | null; text: string; nth: number };

const main = () => document.getElementById('page');
const alike = ({ tag, href, text }: Omit<Mark, 'nth'>) =>
  [...(main()?.querySelectorAll<HTMLElement>(tag) ?? [])].filter((each) =>
    href === null ? text === each.textContent : each.getAttribute('href') === href,
  );

function markOf(element: Element): Mark {
  const mark = { tag: element.localName, href: element.getAttribute('href'), text: element.textContent };
  return { ...mark, nth: alike(mark).indexOf(element as HTMLElement) };
}

const found = (mark: Mark): HTMLElement | null => {
  const all = alike(mark);
  return all[mark.nth] ?? all[0] ?? null;
};

/** The heading of the screen, unless the screen is still loading. */
function heading(): HTMLElement | null {
  const first = main()?.querySelector<HTMLElement>('h1');
  return first && !first.closest('[aria-busy=true]') ? first : null;
}

/**
 * Calls `attempt` now and whenever the screen changes, until it returns true or the reader presses something. Calls
 * `giveUp` after MAX_WAIT_MS ms and ends.
 */
function whenThere(attempt: () => boolean, giveUp: () => void): () => void {
  const screen = main();
  if (!screen || attempt()) return () => {};
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, stop, true);
  };
  const observer = new MutationObserver(() => attempt() && stop());
  const timer = setTimeout(() => {
    stop();
    giveUp();
  }, MAX_WAIT_MS);
  observer.observe(screen, { childList: true, subtree: true });
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, stop, true);
  return stop;
}

function focus(element: HTMLElement, options?: FocusOptions) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus(options);
}

/**
 * Sets the focus after a navigation. A new screen gets the focus on its heading and is scrolled to its top. After
 * Back, the focus returns to the element that had it. The focus stays if the screen places it itself, or keeps the
 * element that has it.
 */
export function useRouteFocus(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const marks = useRef(new Map<string, Mark>());
  const last = useRef({ key, pathname });

  useEffect(() => {
    const note = ({ target }: Event) => {
      const element = target instanceof Element ? target.closest('a[href], button') : null;
      if (element && main()?.contains(element)) marks.current.set(last.current.key, markOf(element));
    };
    // In the capture phase, before any other listener follows the link.
    for (const name of ['focusin', 'pointerdown']) document.addEventListener(name, note, true);
    return () => {
      for (const name of ['focusin', 'pointerdown']) document.removeEventListener(name, note, true);
    };
  }, []);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { key, pathname };
    if (before.pathname === pathname) return;
    const screen = main();
    const present = document.activeElement;
    /** The screen has placed the focus itself, or keeps the element that has it. */
    const stays = () =>
      document.activeElement === present && screen?.contains(present) && present?.matches(WORKED);
    const isBack = type === 'POP';
    if (!isBack && !stays()) window.scrollTo(0, 0);
    const mark = isBack ? marks.current.get(key) : undefined;
    let placed: HTMLElement | null = null;
    const place = (element: HTMLElement | null, options?: FocusOptions) => {
      if (!element) return;
      if (!placed && !isBack) window.scrollTo(0, 0);
      placed = element;
      focus(element, options);
    };
    /** Places the focus. Returns true if the reader or the screen has moved it elsewhere. */
    const attempt = (isLast = false) => {
      const now = document.activeElement;
      // A screen may draw the focused element again, for example when its data arrive.
      if (stays() || (placed?.isConnected && now === placed)) return false;
      if (now !== present && now !== document.body && now?.isConnected) return true;
      if (mark && !isLast) place(found(mark));
      else place(heading(), { preventScroll: true });
      return false;
    };
    return whenThere(attempt, () => attempt(true));
  }, [key, pathname, type]);
}
