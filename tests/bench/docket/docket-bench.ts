import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { findBrowser, LAUNCH_ARGS } from '../../browser/find-browser';
import { median } from '../../budgets/median';
import type { Bench } from '../common/bench';
import type { Figure } from '../common/bench-report';
import { installPeers } from '../common/install-peers';
import { type BuiltSubject, buildSubject } from './build-subject';
import { changeFaults, changeFigures } from './change-bench';
import type { Timings } from './measure-subject';
import { openSubject } from './open-subject';

/**
 * At this size each of our views must be at least MIN_RATIO times as fast as the fastest other calendar, at other sizes
 * as fast.
 */
const DECIDING = 5_000;
const MIN_RATIO = 3;
/** Pages of each calendar at each size. The calendars take turns, so that a slow moment of the machine slows all. */
const PAGES = 3;
const METRICS = ['monthMount', 'listMount', 'dayMount', 'dayChange'] as const;

const folder = fileURLToPath(new URL('.', import.meta.url));
/** Package name, or `ours`, and the file that mounts the calendar. */
const OURS = { ours: 'our-views.tsx' };
const PEERS = {
  '@fullcalendar/react': 'peers/full-calendar.tsx',
  'react-big-calendar': 'peers/big-calendar.tsx',
  '@schedule-x/react': 'peers/schedule-x.tsx',
};

/** Measures one calendar at one size in a new page, in ms. */
async function timingsOf(browser: Browser, built: BuiltSubject, size: number): Promise<Timings> {
  const page = await openSubject(browser, built);
  try {
    return (await page.evaluate(`measure(${size})`)) as Timings;
  } finally {
    await page.context().close();
  }
}

/** The figures that are too slow or too large compared with the other calendars. */
function faults(figures: readonly Figure[]): string[] {
  const values = (metric: string, size: number | string) =>
    figures.filter((one) => one.metric === metric && one.size === size);
  const ours = (metric: string, size: number | string) =>
    values(metric, size).find(({ subject }) => subject === 'ours')?.value ?? Number.NaN;
  const best = (metric: string, size: number | string) =>
    Math.min(...values(metric, size).flatMap(({ subject, value }) => (subject === 'ours' ? [] : [value])));
  const sizes = [...new Set(figures.flatMap(({ size }) => (typeof size === 'number' ? [size] : [])))];
  const slow = sizes.flatMap((size) =>
    METRICS.filter((metric) => values(metric, size).length > 0).flatMap((metric) => {
      const ratio = best(metric, size) / ours(metric, size);
      const least = size === DECIDING ? MIN_RATIO : 1;
      return ratio >= least
        ? []
        : [`${metric} at ${size}: ${ratio.toFixed(2)} times as fast, at least ${least}`];
    }),
  );
  const isSmall = ours('bytes', 'all') < best('bytes', 'all');
  return isSmall
    ? slow
    : [...slow, `bytes: ${ours('bytes', 'all')}, the smallest other ${best('bytes', 'all')}`];
}

/** Measures mounting of day, month and list, and a change of the day, for four calendars in one browser run. */
async function measure(sizes: readonly number[], isSmallest: boolean): Promise<Figure[]> {
  if (!isSmallest) installPeers(join(folder, 'peers'));
  const subjects: Record<string, string> = isSmallest ? OURS : { ...OURS, ...PEERS };
  const out = mkdtempSync(join(tmpdir(), 'court-bench-'));
  const browser = await chromium.launch({
    executablePath: await findBrowser(console.log),
    // frames as soon as they are ready: at 60 a second, a view that just misses one would seem twice as slow
    args: [...LAUNCH_ARGS, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  const figures: Figure[] = [];
  const add = (subject: string, size: number | string, metric: string, value: number, unit: string) =>
    figures.push({ bench: 'docket', subject, size, metric, value, unit });
  try {
    const built = new Map<string, BuiltSubject>();
    for (const [subject, file] of Object.entries(subjects)) {
      const files = await buildSubject(join(folder, file), join(out, subject.replace(/\W/g, '-')));
      built.set(subject, files);
      add(subject, 'all', 'bytes', files.bytes, 'bytes');
    }
    // the first page of a browser is slow, whatever it shows
    const [first] = built.values();
    if (first) await timingsOf(browser, first, Math.min(...sizes));
    for (const size of sizes) {
      const timings = new Map<string, Timings[]>();
      for (let page = 0; page < PAGES; page += 1)
        for (const [subject, files] of built)
          timings.set(subject, [...(timings.get(subject) ?? []), await timingsOf(browser, files, size)]);
      for (const [subject, pages] of timings)
        for (const metric of METRICS)
          add(subject, size, metric, median(pages.flatMap((page) => page[metric])), 'ms');
      console.log(`${size} hearings: measured`);
    }
    const changes = await buildSubject(join(folder, 'our-changes.tsx'), join(out, 'our-changes'));
    figures.push(...(await changeFigures(browser, changes, isSmallest)));
  } finally {
    await browser.close();
    rmSync(out, { recursive: true, force: true });
  }
  return figures;
}

export const docketBench: Bench = {
  counts: 'numbers of hearings',
  least: 10,
  usual: [10, 50, 500, 5_000, 20_000],
  measure,
  faults: (figures) => [...faults(figures), ...changeFaults(figures)],
  kept: 'Every view keeps its bars.',
};
