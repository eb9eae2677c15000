import { styleText } from 'node:util';

const secondsSince = (from: number) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

/** Says when long work begins, and its seconds when it ends; what the work throws is thrown on. */
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
