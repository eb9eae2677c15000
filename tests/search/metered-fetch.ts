import { vi } from 'vitest';

/**
 * The reads since the last `since`: bytes of the answers, number of reads, open reads, and the maximum of
 * simultaneous reads.
 */
export type Cost = { bytes: number; reads: number; open: number; most: number };

/**
 * Counts the reads at `origin`. Each test starts its own database, because files share a process, and reads of
 * another test's court must not count.
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
    /** Resets the counts. */
    since() {
      cost = { bytes: 0, reads: 0, open: 0, most: 0 };
    },
  };
}
