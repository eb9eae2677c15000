import { useEffect, useState } from 'react';

/** An item and its sort key. '' while the key is unknown. */
type Placed = { id: string; place: string };

/**
 * The sort key of each item. An item that changes on the screen keeps its place until the reader scrolls by a screen,
 * or leaves or returns to the window. Keeps nothing while `isReady` is false.
 */
export function usePlaces(items: readonly Placed[], isReady: boolean): ReadonlyMap<string, string> {
  const [held, hold] = useState<ReadonlyMap<string, string>>(new Map());
  let isSettled = true;
  let isSame = held.size === items.length;
  const places = new Map<string, string>();
  for (const { id, place } of items) {
    const kept = isReady ? held.get(id) || place : place;
    if (kept !== place) isSettled = false;
    if (held.get(id) !== kept) isSame = false;
    places.set(id, kept);
  }
  if (isReady && !isSame) hold(places);
  useEffect(() => {
    if (isSettled) return;
    const from = window.scrollY;
    const settle = () => hold(new Map());
    const onScroll = () => Math.abs(window.scrollY - from) > window.innerHeight && settle();
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('visibilitychange', settle);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('visibilitychange', settle);
    };
  }, [isSettled]);
  return isReady && isSame ? held : places;
}
