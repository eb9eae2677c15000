import { styleText } from 'node:util';

const secondsSince = (from: number) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

/** Prints the title of long work at its start, and its seconds at the end. Rethrows the errors of `work`. */
export async function timedStep<T>(title: string, work: () => Promise<T>, say = console.log): Promise<T> {
  const from = Date.now();
  say(`${title} …`);
  try {
    const result = await work();
    say(`${title}: ${styleText('green', 'done')} (${secondsSince(from)})`);
    return result;
  } catch (error) {
    say(`${title}: ${styleText('red', 'failed')} (${secondsSince(from)})`);
    throw error;
  }
}
