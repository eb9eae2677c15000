/** Steps of the measured loop, and the ms that an ordinary desk computer takes for them. */
const STEPS = 500_000;
const ORDINARY_MS = 2;
const MAX_SLOWNESS = 100;

/**
 * How many times longer than an ordinary desk computer this device takes for the same work now, from 1 to 100. Limits are
 * multiplied by it: a slow device is not a release that hangs. The best of `samples` counts, a few ms each. The first alone would
 * show every device as several times slower: the browser has not compiled the loop yet.
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
  // kept, so that no engine leaves the loop out
  result = sum;
  return performance.now() - began;
}
