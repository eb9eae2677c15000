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
import { startSingleApp } from '../load/build-monolith';

const PEERS = join(import.meta.dirname, 'peers');
const CLI = join(PEERS, 'node_modules/lighthouse/cli/index.js');
/** The folder of the full reports, for details of a score. */
const REPORTS = 'test-results/lighthouse';

/**
 * Minimum median score of each category, of 100, on any machine. SEO counts because search engines index a court's pages.
 * The score of performance says as much about the machine as about the page, so it is compared with one app's.
 */
const MIN_SCORES = { accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const CATEGORIES = ['performance', ...Object.keys(MIN_SCORES)];
/** Maximum total blocking time, as a part of one app's in the same run. */
const MAX_BLOCKING_RATIO = 0.6;

type Task = { duration: number };
type Report = {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items: Task[] } }>;
};

/**
 * One cold visit with Lighthouse's phone settings: network and CPU are slowed down during the visit, not in a simulation
 * after it (docs/decisions/040-blocking-time-of-a-slow-visit.md). Scores are 0 to 100; `blocking` is the total blocking
 * time, and `task` the longest task, in ms on a CPU four times slower than this one. Throws if Lighthouse fails.
 */
async function visit(url: string, file: string, browser: string): Promise<Record<string, number>> {
  const flags = '--headless --no-sandbox --disable-gpu --disable-background-networking';
  const options = [
    '--quiet',
    '--throttling-method=devtools',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
  ];
  await promisify(execFile)(process.execPath, [CLI, url, ...options], {
    env: { ...process.env, CHROME_PATH: browser },
  });
  const { audits, categories, environment, runtimeError } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
  const tasks = audits['long-tasks']?.details?.items ?? [];
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, 100 * (categories[name]?.score ?? Number.NaN)])),
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    task: Math.max(0, ...tasks.map(({ duration }) => duration)),
    index: environment.benchmarkIndex,
  };
}

const UNITS: Record<string, string> = { blocking: 'ms', task: 'ms', index: 'benchmark index' };

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

/** Visits each page of the composed site and of the same sources as one app, in turn. */
async function measure([runs = 1]: readonly number[], isSmallest: boolean): Promise<Figure[]> {
  installPeers(PEERS);
  mkdirSync(REPORTS, { recursive: true });
  const browser = await findBrowser(console.log);
  const site = await startSampleSite();
  const single = await startSingleApp(site);
  const figures: Figure[] = [];
  try {
    const subjects = Object.entries({ ours: site.desktop, monolith: single.origin });
    const addresses = Object.entries(addressesOf(site.day, site.rowKeys));
    for (const [name, path] of isSmallest ? addresses.slice(-1) : addresses) {
      const visits: Record<string, Record<string, number>[]> = { ours: [], monolith: [] };
      for (let n = 1; n <= runs; n += 1)
        for (const [subject, origin] of n % 2 ? subjects : subjects.toReversed()) {
          const file = join(REPORTS, `${name.replace(' ', '-')}-${subject}-${n}.json`);
          visits[subject]?.push(await visitAgain(origin + path, file, browser));
        }
      for (const [subject, each] of Object.entries(visits))
        for (const metric of Object.keys(each[0] ?? {})) {
          const value = median(each.map((seen) => seen[metric] ?? Number.NaN));
          const unit = UNITS[metric] ?? 'of 100';
          figures.push({ bench: 'lighthouse', subject, size: name, metric, value, unit });
        }
      console.log(`${name}: visited ${runs} times`);
    }
  } finally {
    await single.close();
    await site.close();
  }
  return figures;
}

/** A sentence for each score, or ratio to one app, that is not good enough. */
export function lighthouseFaults(figures: readonly Figure[]): string[] {
  const ofSingleApp = ({ size, metric }: Figure) =>
    figures.find((each) => each.subject === 'monolith' && each.size === size && each.metric === metric)
      ?.value ?? Number.NaN;
  return figures
    .filter(({ subject }) => subject === 'ours')
    .flatMap((figure) => {
      const { size, metric, value } = figure;
      const min = MIN_SCORES[metric as keyof typeof MIN_SCORES];
      if (min && !(value >= min)) return [`${size}: ${metric} ${value.toFixed(0)}, at least ${min}`];
      const single = ofSingleApp(figure);
      if (metric === 'blocking' && !(value <= single * MAX_BLOCKING_RATIO))
        return [
          `${size}: ${value.toFixed(0)} ms blocked, at most ${MAX_BLOCKING_RATIO} of one app's ${single.toFixed(0)} ms`,
        ];
      return [];
    });
}

export const lighthouseBench: Bench = {
  counts: 'visits',
  least: 1,
  usual: [3],
  most: 1,
  measure,
  faults: lighthouseFaults,
  kept: 'Every page keeps its scores, and blocks for at most 0.6 of the time of one app.',
};
