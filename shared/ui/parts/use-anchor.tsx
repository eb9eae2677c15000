import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

type Key = string | number | bigint;

type Places = {
  virtual: Virtualizer<Window, HTMLElement>;
  /** px from the top of the page to the top of the list */
  margin: number;
  /** changes if something was inserted before the first item */
  firstKey: Key | undefined;
  indexOf: (key: Key) => number | undefined;
  /** px from the top of the list */
  startOf: (index: number) => number;
  endOf: (index: number) => number;
};

/** WebKit on a touch screen. A script that scrolls there stops the movement after a swipe, so the library waits for its end. */
const isTouchWebKit = globalThis.CSS?.supports?.('-webkit-touch-callout', 'none') ?? false;

/**
 * Keeps the visible rows in place when rows above them are inserted or turn out higher than expected. After each
 * render, it scrolls the page by the distance that a row on the screen has moved. It does so once for all rows. The
 * library would recompute all positions for each row.
 */
export function useAnchor({ virtual, margin, firstKey, indexOf, startOf, endOf }: Places): void {
  if (!isTouchWebKit) virtual.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  const anchor = useRef<{ key: Key; start: number } | null>(null);
  const first = useRef(firstKey);
  /** target of an own scroll that the library has not reported yet */
  const scrolled = useRef({ from: -1, to: -1 });

  useLayoutEffect(() => {
    const heard = virtual.scrollOffset ?? 0;
    const offset = heard === scrolled.current.from ? scrolled.current.to : heard;
    const isCorrected = isTouchWebKit && first.current === firstKey;
    first.current = firstKey;
    const last = anchor.current;
    const index = last ? indexOf(last.key) : undefined;
    if (last && index !== undefined) {
      const start = startOf(index);
      const moved = isCorrected ? 0 : start - last.start;
      last.start = start;
      if (moved !== 0) {
        window.scrollBy(0, moved);
        scrolled.current = { from: heard, to: window.scrollY };
      }
      const top = start + margin - offset - moved;
      const isOnScreen = top < window.innerHeight && top + endOf(index) - start > 0;
      if (moved !== 0 || isOnScreen) return;
    }
    const items = virtual.getVirtualItems();
    const next = items.find((item) => endOf(item.index) + margin > offset) ?? items.at(-1);
    anchor.current = next ? { key: next.key, start: startOf(next.index) } : null;
  });
}
