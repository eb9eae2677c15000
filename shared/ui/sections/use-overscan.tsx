import { useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint';

/** Rows rendered beyond each edge of the screen. */
const ROWS = 6;

type Scrolled = { scrollOffset: number | null; isScrolling: boolean };

/**
 * Number of rows to render beyond the screen, and a scroll listener that updates it. It is 0 until the screen has been
 * painted, and while the reader scrolls more than a screen at a time, because those rows would be gone before they are
 * seen.
 */
export function useOverscan() {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  const at = useRef({ offset: 0, isLeap: false });
  const onChange = ({ scrollOffset, isScrolling }: Scrolled) => {
    const offset = scrollOffset ?? 0;
    const isFar = Math.abs(offset - at.current.offset) > window.innerHeight;
    at.current = {
      offset,
      isLeap: isScrolling && (isFar || (at.current.isLeap && offset === at.current.offset)),
    };
  };
  return { overscan: isPainted && !at.current.isLeap ? ROWS : 0, onChange };
}
