import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { idOfRowKey } from '@court/domain';
import { findBrowser } from '../../browser/find-browser';
import { median } from '../../budgets/median';
import type { Bench } from '../common/bench';
import type { Figure } from '../common/bench-report';
import { installPeers } from '../common/install-peers';
import { startSampleSite } from '../common/sample-site';

const PEERS = join(import.meta.dirname, 'peers');
const CLI = join(PEERS, 'node_modules/lighthouse/cli/index.js');
/** The folder of the full reports, for details of a score. */
const REPORTS = 'test-results/lighthouse';

/** Minimum median score of each category, of 100. SEO counts because search engines index a court's pages. */
const MIN_SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const CATEGORIES = Object.keys(MIN_SCORES) as (keyof typeof MIN_SCORES)[];

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
};

/** One cold visit with Lighthouse's phone settings. Returns scores of 0 to 100. Throws if Lighthouse fails. */
async function visit(url: string, file: string, browser: string): Promise<Record<string, number>> {
  const flags = '--headless --no-sandbox --disable-gpu --disable-background-networking';
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  await promisify(execFile)(process.execPath, [CLI, url, ...options], {
    env: { ...process.env, CHROME_PATH: browser },
  });
  const { categories, runtimeError } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
  return Object.fromEntries(CATEGORIES.map((name) => [name, 100 * (categories[name]?.score ?? Number.NaN)]));
}

/** Maximum number of attempts for a visit. Lighthouse itself asks for another run after some failures. */
const TRIES = 3;

async function visitAgain(...order: Parameters<typeof visit>): Promise<Record<string, number>> {
  for (let n = 1; ; n += 1)
    try {
      return await visit(...order);
    } catch (error) {
      if (n === TRIES || !String(error).includes('Please run Lighthouse again')) throw error;
    }
}

/** The screens on which most visits begin, by name. */
function addressesOf(day: string, rowKeys: readonly string[]): Record<string, string> {
  return {
    calendar: `/calendar?date=${day}`,
    record: `/hearing-detail/${idOfRowKey(rowKeys[0] ?? '')}`,
    search: '/search-attorney',
    'my list': '/search-mylist',
    '341 meetings': '/s341-hearing',
    locations: '/locations',
    settings: '/settings',
    home: '/home',
  };
}

async function measure([runs = 1]: readonly number[], isSmallest: boolean): Promise<Figure[]> {
  installPeers(PEERS);
  mkdirSync(REPORTS, { recursive: true });
  const browser = await findBrowser(console.log);
  const site = await startSampleSite();
  const figures: Figure[] = [];
  try {
    const addresses = Object.entries(addressesOf(site.day, site.rowKeys));
    for (const [name, path] of isSmallest ? addresses.slice(-1) : addresses) {
      const scores: Record<string, number>[] = [];
      for (let n = 1; n <= runs; n += 1) {
        const file = join(REPORTS, `${name.replace(' ', '-')}-${n}.json`);
        scores.push(await visitAgain(site.desktop + path, file, browser));
      }
      for (const metric of CATEGORIES) {
        const value = median(scores.map((each) => each[metric] ?? Number.NaN));
        figures.push({ bench: 'lighthouse', subject: 'ours', size: name, metric, value, unit: 'of 100' });
      }
      console.log(`${name}: visited ${runs} times`);
    }
  } finally {
    await site.close();
  }
  return figures;
}

export const lighthouseBench: Bench = {
  counts: 'visits',
  least: 1,
  usual: [5],
  most: 1,
  measure,
  faults: (figures) =>
    figures.flatMap(({ size, metric, value }) => {
      const least = MIN_SCORES[metric as keyof typeof MIN_SCORES];
      return value >= least ? [] : [`${size}: ${metric} ${value.toFixed(0)}, at least ${least}`];
    }),
  kept: 'Every page keeps its scores.',
};
