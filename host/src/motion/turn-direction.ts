import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Apple's own devices move pages their way; all others as Material does (specification §4). */
export const motionStyle = (agent: string) =>
  /iPhone|iPad|iPod|Macintosh.*Mobile/.test(agent) ? 'ios' : 'material';

/** Place of the present entry in the tab's history. Undefined in a browser without the Navigation API. */
const entryIndex = () =>
  (globalThis as { navigation?: { currentEntry: { index: number } | null } }).navigation?.currentEntry?.index;

/**
 * Tells the style sheet how pages turn: on the root, `data-motion` is `ios` or `material`, and `data-direction` is `back` or
 * `forward`. A page that replaces the present one leaves the direction as it is. Without the Navigation API, Forward counts as Back.
 */
export function useTurnDirection(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const last = useRef({ key, index: entryIndex() });
  useLayoutEffect(() => {
    document.documentElement.dataset.motion = motionStyle(navigator.userAgent);
  }, []);
  // before the browser animates the page that React has just drawn
  useLayoutEffect(() => {
    const { key: before, index = 0 } = last.current;
    const now = entryIndex();
    last.current = { key, index: now };
    if (key === before || type === 'REPLACE') return;
    const isBack = type === 'POP' && (now === undefined || now < index);
    document.documentElement.dataset.direction = isBack ? 'back' : 'forward';
  }, [key, type]);
}

/**
 * The browser skips a page transition if the reader navigates before it ends. React Router does not handle the rejection, so
 * the browser would report an error.
 */
export function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
  });
}
