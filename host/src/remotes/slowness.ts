/** Steps of the measured loop, and the ms that an ordinary desktop computer needs for them. */
const STEPS = 100_000;
const ORDINARY_MS = 0.4;
const MAX_SLOWNESS = 100;

/**
 * Factor by which this device is slower now than an ordinary desktop computer, 1 to 100. Time limits are multiplied
 * by it, so that a slow device does not look like a release that hangs. The result is the best of `samples` runs, about
 * 1 ms each. The browser compiles the loop during the first run, which is therefore several times slower.
 */
export function slowness(samples = 2): number {
  const times = Array.from({ length: samples }, measure);
  return Math.min(MAX_SLOWNESS, Math.max(1, Math.min(...times) / ORDINARY_MS));
}

let result = 0;

function measure(): number {
  const began = performance.now();
  let sum = result;
  for (let step = 0; step < STEPS; step += 1) sum = (sum * 31 + step) | 0;
  // stored, so that no engine removes the loop
  result = sum;
  return performance.now() - began;
}
