import { useRef } from 'react';

/** Rows kept on either side of the screen. */
const ROWS = 6;

type Scrolled = { scrollOffset: number | null; isScrolling: boolean };

/**
 * How many rows to keep beyond the screen, and who is to be told of each scroll: none while the reader leaps a screen at a
 * time, where those rows would be gone before they are seen.
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
