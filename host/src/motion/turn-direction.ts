import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Apple devices use the iOS page motion, and all others the Material motion (specification §4). */
export const motionStyle = (agent: string) =>
  /iPhone|iPad|iPod|Macintosh.*Mobile/.test(agent) ? 'ios' : 'material';

/** Index of the current entry in the tab's history. Undefined in a browser without the Navigation API. */
const entryIndex = () =>
  (globalThis as { navigation?: { currentEntry: { index: number } | null } }).navigation?.currentEntry?.index;

/**
 * Sets the attributes for page transitions on the root element: `data-motion` is `ios` or `material`, and
 * `data-direction` is `back` or `forward`. A page that replaces the current entry leaves the direction unchanged.
 * Without the Navigation API, Forward counts as Back.
 */
export function useTurnDirection(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const last = useRef({ key, index: entryIndex() });
  useLayoutEffect(() => {
    document.documentElement.dataset.motion = motionStyle(navigator.userAgent);
  }, []);
  // before the browser animates the page that React has just rendered
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
