/** Steps of the measured loop, and the ms that an ordinary desk computer takes for them. */
const STEPS = 500_000;
const ORDINARY_MS = 2;
const MAX_SLOWNESS = 100;

/**
 * How many times longer than an ordinary desk computer this device takes for the same work now, from 1 to 100. Limits are
 * multiplied by it: a slow device is not a release that hangs. The result is the best of `samples` runs, a few ms each. The browser
 * compiles the loop during the first run, which is therefore several times slower.
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
