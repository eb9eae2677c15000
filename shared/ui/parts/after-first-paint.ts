/** The host's mark on a page that still shows its first paint. */
const FIRST_PAINT = 'data-first-paint';

/** Whether the page still shows the first paint instead of the app's screen. */
export const isFirstPaintShown = () => document.documentElement.hasAttribute(FIRST_PAINT);

/**
 * Calls `then` when the app's screen has replaced the first paint, or at once if there is none. For what nobody waits
 * for: its chunks are not requested before the first hearing is there. Returns a function that cancels.
 */
export function afterFirstPaint(then: () => void): () => void {
  if (!isFirstPaintShown()) {
    then();
    return () => {};
  }
  const watcher = new MutationObserver(() => {
    if (isFirstPaintShown()) return;
    watcher.disconnect();
    then();
  });
  watcher.observe(document.documentElement, { attributeFilter: [FIRST_PAINT] });
  return () => watcher.disconnect();
}
