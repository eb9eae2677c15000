/** ms after which a page that is never idle is interrupted */
const MOST_BUSY = 1000;

/** Runs what can wait once the next paint is done and nothing waits for its turn. */
export function afterFirstPaint(run: () => void): void {
  requestAnimationFrame(() => {
    // not in every browser
    if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: MOST_BUSY });
    else setTimeout(run);
  });
}
