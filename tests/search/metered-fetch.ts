import { vi } from 'vitest';

/** What was read since the last `since`: bytes of the answers, how many, how many are open, the most at one time. */
export type Cost = { bytes: number; reads: number; open: number; most: number };

/**
 * Counts what is read at `origin`, of which each test starts a database of its own. Files share a process, and what
 * another one's court still reads is none of a search's.
 */
export function meteredFetch(origin: string) {
  const fetched = globalThis.fetch;
  let cost: Cost = { bytes: 0, reads: 0, open: 0, most: 0 };
  vi.stubGlobal('fetch', async (...to: Parameters<typeof fetch>) => {
    if (new URL(String(to[0])).origin !== origin) return fetched(...to);
    const counted = cost;
    counted.open += 1;
    counted.most = Math.max(counted.most, counted.open);
    const answer = await fetched(...to);
    const text = await answer.text();
    counted.open -= 1;
    counted.reads += 1;
    counted.bytes += Buffer.byteLength(text);
    return new Response(text, { status: answer.status });
  });
  return {
    cost: (): Readonly<Cost> => cost,
    /** Counts from nothing. */
    since() {
      cost = { bytes: 0, reads: 0, open: 0, most: 0 };
    },
  };
}
