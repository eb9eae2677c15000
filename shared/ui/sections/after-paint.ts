import { startTransition } from 'react';

/** Runs `work` as a transition once the current content has been painted. Returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => startTransition(work));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
