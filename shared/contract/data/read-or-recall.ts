import { serverNow } from '../state/clock';
import { keepLater, pathMemory, remembersAny } from './kept-reads';
import { readJson, SLOW_MS } from './read-json';
import { NOTHING_READ } from './reading';

/**
 * The JSON of a URL. `asOf`: epoch ms at which it was last known to be true. `isKept`: the JSON is the copy on the
 * device, because the read failed or has no answer yet.
 */
export type ReadOrRecalled = {
  json: unknown;
  asOf: number;
  isKept: boolean;
  /** the court's answer that has not arrived yet; rejects as readJson does */
  answer?: Promise<ReadOrRecalled>;
};

/**
 * Reads `url` with readJson and stores the JSON on the device. If the read fails, or has no answer after 8 seconds,
 * returns the device's copy, in the second case with the late answer as `answer`. Throws readJson's error if the device
 * has no copy.
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
    // the chunk did not load, or the browser refuses storage
  }
  return found[0] ?? null;
}
