import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Figure } from '../common/bench-report';
import { benchPeople } from './bench-people';
import { benchQueries } from './bench-queries';
import type { PeerSearch } from './peer-search';
import { percentile } from './percentile';

/** Time limit for each kind of query. A search that scans all names gets fewer queries. */
const TIMEOUT_MS = 20_000;

const [, , subject = '', file = '', asked = ''] = process.argv;
const size = Number(asked);
const say = (metric: string, value: number, unit: string) => {
  const figure: Figure = { bench: 'search', subject, size, metric, value, unit };
  process.send?.(figure);
  console.log(`${size} names · ${subject} · ${metric}: ${Math.round(value * 100) / 100} ${unit}`);
};

const heap = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_048_576;
};
const brotli = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).byteLength;

const { peer } = (await import(new URL(`peers/${file}`, import.meta.url).href)) as { peer: PeerSearch };
const people = benchPeople(size);
const names = people.map(({ name }) => name);
const queries = benchQueries(people);
const before = heap();
const started = performance.now();
const search = peer.open(names);
say('taking the names in', (performance.now() - started) / 1000, 's');
say('memory beside the names', heap() - before, 'MB');
const script = readFileSync(new URL(`peers/node_modules/${peer.script}`, import.meta.url));
say('download', brotli(script) + brotli(Buffer.from(JSON.stringify(names))), 'bytes');

const times: number[] = [];
for (const [kind, all] of Object.entries(queries)) {
  let [hits, done] = [0, 0];
  const until = performance.now() + TIMEOUT_MS;
  for (const { text, isMeant } of all) {
    if (performance.now() > until) break;
    const began = performance.now();
    const found = search(text);
    times.push(performance.now() - began);
    done += 1;
    if (found.some((at) => isMeant(names[at] ?? ''))) hits += 1;
  }
  say(`found, ${kind}`, (100 * hits) / done, '%');
  if (done < all.length) say(`asked, ${kind}`, done, 'queries');
}
say('a whole query, p50', percentile(times, 0.5), 'ms');
say('a whole query, p95', percentile(times, 0.95), 'ms');
