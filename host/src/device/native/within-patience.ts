/** The device did not answer in time. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

const STEP = 100;

/**
 * `work`, or a NoAnswerError after `ms` in which the page could have heard an answer: while a slow phone is busy with
 * the page's own start, answers wait in line behind it, and that is not counted.
 */
export async function withinPatience<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatience = new Promise<never>((_resolve, reject) => {
    const wait = (left: number) => {
      timer = setTimeout(() => {
        if (left > STEP) wait(left - STEP);
        else reject(new NoAnswerError(`${what} took more than ${ms} ms`));
      }, STEP);
    };
    wait(ms);
  });
  try {
    return await Promise.race([work, impatience]);
  } finally {
    clearTimeout(timer);
  }
}
