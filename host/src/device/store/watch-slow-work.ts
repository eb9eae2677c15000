/** ms after which work counts as slow. It continues. */
const SLOW_MS = 4000;

/**
 * Returns a function that returns the given work. `onSlow` is called with true when any of that work becomes slow,
 * and with false when no slow work remains.
 */
export function watchSlowWork(onSlow: (isSlow: boolean) => void): <T>(work: Promise<T>) => Promise<T> {
  let count = 0;
  return async (work) => {
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      count += 1;
      if (count === 1) onSlow(true);
    }, SLOW_MS);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      if (isSlow) count -= 1;
      if (isSlow && count === 0) onSlow(false);
    }
  };
}
