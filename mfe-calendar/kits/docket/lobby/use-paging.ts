import { useEffect, useState } from 'react';

/** Time for which a page is shown, in seconds. */
const PAGE_SECONDS = 15;

type At = { page: number; left: number };

const stillAtFirst = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Turns `count` pages automatically, in a loop. Starts paused if the system asks for reduced motion. Space pauses and
 * resumes; ← and → turn at once. `left`: seconds until the next page; null while paused. On a touch
 * screen, a tap pauses and resumes.
 */
export function usePaging(count: number): { page: number; left: number | null } {
  const [{ page, left }, setAt] = useState<At>({ page: 0, left: PAGE_SECONDS });
  const [isPaused, setPaused] = useState(stillAtFirst);
  const shown = count > 0 ? page % count : 0;
  const isStill = isPaused || count < 2;
  useEffect(() => {
    if (isStill) return;
    const second = () =>
      setAt((at) =>
        at.left > 1 ? { ...at, left: at.left - 1 } : { page: (at.page + 1) % count, left: PAGE_SECONDS },
      );
    const timer = setInterval(second, 1000);
    return () => clearInterval(timer);
  }, [isStill, count]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || count < 2) return;
      if (event.key === ' ') setPaused((was) => !was);
      else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
        const step = event.key === 'ArrowRight' ? 1 : count - 1;
        setAt((at) => ({ page: ((at.page % count) + step) % count, left: PAGE_SECONDS }));
      } else return;
      event.preventDefault();
    };
    const onTap = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch' && count > 1) setPaused((was) => !was);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onTap);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onTap);
    };
  }, [count]);
  return { page: shown, left: isStill ? null : left };
}
