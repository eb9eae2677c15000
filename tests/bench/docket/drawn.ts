/** A view that has not come after so many ms has failed. */
const MOST_MS = 60_000;

/** Until the next frame begins. */
export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Until all that was begun is over: none of it, and no rubbish of it, is left to the next round. */
export async function rest() {
  await new Promise((resolve) => setTimeout(resolve, 60));
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/** Until `root` says `sign` and has been drawn: some calendars come only after effects and timers of their own. */
export async function drawn(root: HTMLElement, sign: string) {
  for (const end = performance.now() + MOST_MS; !root.textContent?.includes(sign); await frame()) {
    if (performance.now() > end) throw new Error(`${sign} is not shown`);
  }
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
}
