import { afterFirstPaint } from '@court/ui';
import { useEffect, useState } from 'react';
import type { DocketBlock } from './docket-blocks';

/** Set when the module is loaded. Not a state, because its arrival changes nothing on the screen. */
let places: typeof import('./keep-places') | null = null;

type Shown<Block> = { blocks: readonly Block[]; ordered: readonly Block[]; clocks: unknown; page: string };

/**
 * Returns blocks whose hearings keep their places during live changes. Sorts them when the reader scrolls by a
 * screen, or leaves or returns to the window. Sorts at once if `clocks` or `page` changed, because that is not a live
 * change.
 */
export function useSteadyBlocks<Block extends DocketBlock>(
  ordered: readonly Block[],
  clocks: unknown,
  page: string,
): readonly Block[] {
  const [shown, setShown] = useState<Shown<Block>>({ blocks: ordered, ordered, clocks, page });
  let current = shown;
  const isSame = clocks === shown.clocks && page === shown.page;
  if (ordered !== shown.ordered || !isSame) {
    const kept = isSame ? places?.keepPlaces(shown.blocks, ordered) : null;
    current = { blocks: kept ?? ordered, ordered, clocks, page };
    setShown(current);
  }
  useEffect(
    () =>
      afterFirstPaint(() => {
        // if the module cannot load, rows move at once
        void import(/* webpackChunkName: "more" */ './keep-places').then(
          (loaded) => {
            places = loaded;
          },
          () => {},
        );
      }),
    [],
  );
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
