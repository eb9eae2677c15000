/** What took longer than it may. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}

/** `work`, or a TimeLimitError after `ms`; the work itself goes on unheard. */
export async function withinLimit<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`${what} took more than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
