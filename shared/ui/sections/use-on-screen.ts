import { type RefCallback, useCallback, useState } from 'react';

const tellers = new WeakMap<Element, (isOn: boolean) => void>();
let watcher: IntersectionObserver | null = null;

/** All rows of a page share one observer. */
function watch(element: Element, tell: (isOn: boolean) => void): () => void {
  watcher ??= new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) tellers.get(target)?.(isIntersecting);
    },
    { rootMargin: '120px 0px' },
  );
  tellers.set(element, tell);
  watcher.observe(element);
  return () => {
    watcher?.unobserve(element);
    tellers.delete(element);
  };
}

/**
 * Whether an element is on the screen or near it. Its content is read only then. Always true in a browser without
 * IntersectionObserver.
 */
export function useOnScreen(): [ref: RefCallback<HTMLElement>, isOn: boolean] {
  const [isOn, tell] = useState(typeof IntersectionObserver === 'undefined');
  const ref = useCallback((element: HTMLElement | null) => {
    if (element && typeof IntersectionObserver !== 'undefined') return watch(element, tell);
  }, []);
  return [ref, isOn];
}
