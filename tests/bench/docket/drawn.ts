/** Timeout for a view to appear. */
const TIMEOUT_MS = 60_000;

/** Resolves when the next frame begins. */
export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until all pending work and its garbage collection are done, so that they do not slow the next round. */
export async function rest() {
  await new Promise((resolve) => setTimeout(resolve, 60));
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/** Waits until `root` contains `sign` and has been painted. Some calendars render only after effects and timers. */
export async function drawn(root: HTMLElement, sign: string) {
  for (const end = performance.now() + TIMEOUT_MS; !root.textContent?.includes(sign); await frame()) {
    if (performance.now() > end) throw new Error(`${sign} is not shown`);
  }
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
}
