import { serverNow } from '../state/clock';
import { keepLater, pathMemory, remembersAny } from './kept-reads';
import { readJson, SLOW_MS } from './read-json';
import { NOTHING_READ } from './reading';

/** What was read of an address. `asOf`: when the court had it so, epoch ms; `isKept`: the device remembers it, for it could not be read, or not yet. */
export type ReadOrRecalled = {
  json: unknown;
  asOf: number;
  isKept: boolean;
  /** the court's answer while it is still on its way; rejects as readJson does */
  answer?: Promise<ReadOrRecalled>;
};

/**
 * The JSON at `url`, as readJson reads it, which the device then remembers; where it cannot be read, or not in 8 seconds, what the
 * device remembers of it, with the slow answer as `answer`. Throws as readJson does if nothing is remembered.
 */
export async function readOrRecall(url: string, signal: AbortSignal): Promise<ReadOrRecalled> {
  const reading = readJson(url, signal).then((json): ReadOrRecalled => {
    const asOf = serverNow();
    keepLater(url, { ...NOTHING_READ, value: json, asOf });
    return { json, asOf, isKept: false };
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const meanwhile = new Promise<ReadOrRecalled>((resolve) => {
    timer = setTimeout(async () => {
      const found = await recalled(url);
      if (found && !signal.aborted) resolve({ ...found, answer: reading });
    }, SLOW_MS);
  });
  try {
    return await Promise.race([reading, meanwhile]);
  } catch (error) {
    const found = signal.aborted ? null : await recalled(url);
    if (!found) throw error;
    return found;
  } finally {
    clearTimeout(timer);
  }
}

async function recalled(url: string): Promise<ReadOrRecalled | null> {
  const found: ReadOrRecalled[] = [];
  try {
    if (!remembersAny()) return null;
    const { recall } = await pathMemory();
    await recall(url, ({ json, at }) => found.push({ json, asOf: at, isKept: true }));
  } catch {
    // no file, or a browser that lets the page keep nothing
  }
  return found[0] ?? null;
}
