import { useEffect, useState } from 'react';
import type { DocketBlock } from './docket-blocks';
import { isSameOrder, keepPlaces } from './keep-places';

type Shown = { blocks: readonly DocketBlock[]; ordered: readonly DocketBlock[]; reading: unknown };

/**
 * Blocks whose hearings keep their places while they change on the screen. They come into their order when the reader
 * moves: to another `reading` (day, filters), a screen up or down, or to another window.
 */
export function useSteadyBlocks(ordered: readonly DocketBlock[], reading: unknown): readonly DocketBlock[] {
  const [shown, setShown] = useState<Shown>({ blocks: ordered, ordered, reading });
  let current = shown;
  if (ordered !== shown.ordered || reading !== shown.reading) {
    const blocks = reading === shown.reading ? keepPlaces(shown.blocks, ordered) : ordered;
    current = { blocks: isSameOrder(blocks, ordered) ? ordered : blocks, ordered, reading };
    setShown(current);
  }
  const isSettled = current.blocks === current.ordered;
  useEffect(() => {
    if (isSettled) return;
    const from = window.scrollY;
    const settle = () => setShown((before) => ({ ...before, blocks: before.ordered }));
    const onScroll = () => Math.abs(window.scrollY - from) > window.innerHeight && settle();
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('visibilitychange', settle);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('visibilitychange', settle);
    };
  }, [isSettled]);
  return current.blocks;
}
