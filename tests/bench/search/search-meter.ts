import { readTypedCaseNumber } from '@court/domain';
import { findCases, findPeople, findSimilar } from '../../../mfe-search/kits/search/search/find-hits';

import { hitRanges } from '../../../mfe-search/kits/search/search/search-hit';

/** The cost of one keystroke, and the first twenty names or numbers that it listed. */
export type Keystroke = {
  bytes: number;
  reads: number;
  /** maximum number of simultaneous reads */
  parallel: number;
  /** ms until the results are complete, and until the similar names are */
  results: number;
  all: number;
  listed: string[];
};

const FIRST = 20;
const MIN_LETTERS = 3;
const TODAY = '2026-11-23';
const left = new AbortController().signal;

/** Searches a court's database like the screens, and counts the reads. */
export function searchMeter(databaseURL: string) {
  let cost = { bytes: 0, reads: 0, open: 0, parallel: 0 };
  const fetched = globalThis.fetch;
  globalThis.fetch = async (...to) => {
    cost.open += 1;
    cost.parallel = Math.max(cost.parallel, cost.open);
    const answer = await fetched(...to);
    const text = await answer.text();
    cost.open -= 1;
    cost.reads += 1;
    cost.bytes += Buffer.byteLength(text);
    return new Response(text, { status: answer.status });
  };
  const ranges = hitRanges(databaseURL);
  let version = 0;

  async function debtors(text: string): Promise<{ results: number; listed: string[] }> {
    const search = { kind: 'hearings', field: 'debtor', text, today: TODAY, page: 1 } as const;
    const { hits: found, complete, bytes } = await findPeople(search, ranges, left);
    const results = performance.now();
    const isEnough = !complete || text.length < MIN_LETTERS;
    const similar = isEnough ? [] : await findSimilar(search, bytes, ranges, left);
    const known = new Set(found.map(({ id }) => id));
    const all = [...found, ...similar.filter(({ id }) => !known.has(id))];
    return { results, listed: all.slice(0, FIRST).map(({ title }) => title) };
  }

  async function cases(text: string): Promise<{ results: number; listed: string[] }> {
    const typed = readTypedCaseNumber(text);
    const search = typed && { kind: 'hearings' as const, typed, today: TODAY, page: 1 };
    const { hits: found } = search ? await findCases(search, ranges, left) : { hits: [] };
    return { results: performance.now(), listed: found.slice(0, FIRST).map(({ title }) => title) };
  }

  return {
    /** Clears the cache, as for a new reader. */
    forget() {
      version += 1;
      ranges.asOf(version);
    },
    async press(field: 'debtor' | 'casenumber', text: string): Promise<Keystroke> {
      cost = { bytes: 0, reads: 0, open: 0, parallel: 0 };
      const started = performance.now();
      const { results, listed } = await (field === 'debtor' ? debtors(text) : cases(text));
      const { bytes, reads, parallel } = cost;
      return { bytes, reads, parallel, results: results - started, all: performance.now() - started, listed };
    },
    /** Measures a REST read of one key, in ms. */
    async readOne(path: string): Promise<number> {
      const [server, query] = databaseURL.split('?');
      const started = performance.now();
      await fetch(`${server}/${path}.json?${query}`);
      return performance.now() - started;
    },
  };
}
