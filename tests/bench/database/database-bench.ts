import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayPath } from '@court/domain';
import { residentBytes } from '../../../court-data/database/testing/process-memory';
import { ownerDatabase } from '../../../court-data/publisher/store/owner-database';
import { startDatabaseProcess } from '../../../tools/start/database-process';
import { findPort } from '../../../tools/start/find-port';
import { median } from '../../budgets/median';
import type { Bench } from '../common/bench';
import type { Figure } from '../common/bench-report';
import { connectPage, type PageClient } from './page-client';

const DAY = dayPath('hearings', '2026-11-23');
const ROWS = 100;
const ROUNDS = 9;
/** The number of simultaneous connection attempts. */
const AT_ONCE = 50;
/** Maximum ms until a change reaches the last of a thousand pages. */
const MAX_MS = 1_000;

const row = (n: number, status: string) => ({
  t: `In re Debtor ${n}`,
  c: `26-${10_000 + n}`,
  j: 'Harlan T. Oakesmith',
  m: 'Motion for relief from the automatic stay, with a notice and an opportunity to be heard',
  s: status,
});

async function connectAll(url: string, count: number): Promise<PageClient[]> {
  const pages: PageClient[] = [];
  for (let left = count; left > 0; left -= AT_ONCE) {
    const wave = Array.from({ length: Math.min(AT_ONCE, left) }, () => connectPage(url, 'bench', DAY));
    pages.push(...(await Promise.all(wave)));
  }
  return pages;
}

async function measure(size: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const say = (metric: string, value: number, unit: string) =>
    figures.push({ bench: 'database', subject: 'ours', size, metric, value, unit });
  const dataDir = mkdtempSync(join(tmpdir(), 'court-bench-'));
  const port = await findPort(19600);
  const database = await startDatabaseProcess({ port, dataDir });
  const memory = () => residentBytes(database.pid() ?? 0);
  const pages: PageClient[] = [];
  try {
    const owner = ownerDatabase(`${database.url}?ns=bench`);
    const rows = Array.from({ length: ROWS }, (_, n) => [`0900~h${n}`, row(n, 'scheduled')]);
    await owner.put(DAY, Object.fromEntries(rows));
    const before = memory();
    const started = performance.now();
    pages.push(...(await connectAll(database.url, size)));
    say('all connected and shown', (performance.now() - started) / 1000, 's');
    say('memory a page', (memory() - before) / size / 1024, 'KB');

    const times: { half: number; last: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const changes = pages.map((page) => page.nextChange());
      const at = performance.now();
      await owner.put(`${DAY}/0900~h${round}/s`, `held ${round}`);
      const arrived = (await Promise.all(changes)).map((when) => when - at).sort((a, b) => a - b);
      times.push({
        half: arrived[Math.floor(arrived.length / 2)] ?? Number.NaN,
        last: arrived.at(-1) ?? Number.NaN,
      });
    }
    say('a change, to half of the pages', median(times.map(({ half }) => half)), 'ms');
    say('a change, to the last page', median(times.map(({ last }) => last)), 'ms');
  } finally {
    for (const page of pages) page.close();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return figures;
}

/** Pages that follow one day: measures the time until all are connected, and until a change reaches them. */
export const databaseBench: Bench = {
  counts: 'numbers of pages',
  least: 20,
  usual: [100, 1_000, 5_000],
  async measure(sizes) {
    const figures: Figure[] = [];
    for (const size of sizes) figures.push(...(await measure(size)));
    return figures;
  },
  faults: (figures) =>
    figures.flatMap(({ metric, size, value }) => {
      const isLate = metric.endsWith('last page') && Number(size) <= 1_000 && value > MAX_MS;
      return isLate
        ? [`${size} pages: a change took ${Math.round(value)} ms to the last, at most ${MAX_MS}`]
        : [];
    }),
  kept: 'Every page connects, and a change reaches a thousand pages within a second.',
};
