const LONGEST_MS = 10;
let last = performance.now();

/** Lets what waits have its turn (requests, answers, signals) where this thread has been at work for 10 ms. */
export async function breathe(): Promise<void> {
  if (performance.now() - last < LONGEST_MS) return;
  await new Promise((resolve) => setImmediate(resolve));
  last = performance.now();
}
