import { useEffect, useState } from 'react';

/** A place in a list: text by which it is ordered; '' while nothing is known of it. */
type Placed = { id: string; place: string };

/**
 * Where each item stands. What changes while it is on the screen keeps its place until the reader moves: a screen up or
 * down, or to another window. Nothing is kept while `isReady` is false.
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
