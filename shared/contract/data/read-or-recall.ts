import { serverNow } from '../state/clock';
import { keepLater, NOTHING_READ, readJson, remembersAny } from './reading';

/** What was read of an address. `asOf`: when the court had it so, epoch ms; `isKept`: the device remembers it, for it could not be read. */
export type ReadOrRecalled = { json: unknown; asOf: number; isKept: boolean };

/**
 * The JSON at `url`, as readJson reads it, which the device then remembers; where it cannot be read, what the device remembers of
 * it. Throws as readJson does where that is nothing.
 */
export async function readOrRecall(url: string, signal: AbortSignal): Promise<ReadOrRecalled> {
  try {
    const json = await readJson(url, signal);
    const asOf = serverNow();
    keepLater(url, { ...NOTHING_READ, value: json, asOf });
    return { json, asOf, isKept: false };
  } catch (error) {
    if (signal.aborted || !remembersAny()) throw error;
    const found: ReadOrRecalled[] = [];
    try {
      const { recall } = await import(/* webpackChunkName: "memory" */ './path-memory');
      await recall(url, ({ json, at }) => found.push({ json, asOf: at, isKept: true }));
    } catch {
      // no file, or a browser that lets the page keep nothing
    }
    if (!found[0]) throw error;
    return found[0];
  }
}
