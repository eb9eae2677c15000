import { useRef } from 'react';

/** Rows rendered beyond each edge of the screen. */
const ROWS = 6;

type Scrolled = { scrollOffset: number | null; isScrolling: boolean };

/**
 * Number of rows to render beyond the screen, and a scroll listener that updates it. It is 0 while the reader scrolls
 * more than a screen at a time, because those rows would be gone before they are seen.
 */
export function useOverscan() {
  const at = useRef({ offset: 0, isLeap: false });
  const onChange = ({ scrollOffset, isScrolling }: Scrolled) => {
    const offset = scrollOffset ?? 0;
    const isFar = Math.abs(offset - at.current.offset) > window.innerHeight;
    at.current = {
      offset,
      isLeap: isScrolling && (isFar || (at.current.isLeap && offset === at.current.offset)),
    };
  };
  return { overscan: at.current.isLeap ? 0 : ROWS, onChange };
}
