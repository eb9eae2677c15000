import { chromium } from 'playwright';
import { findBrowser, LAUNCH_ARGS } from '../../browser/find-browser';
import { median } from '../../budgets/median';
import { sourceSizes } from '../../budgets/source-sizes';
import type { Bench } from '../common/bench';
import type { Figure } from '../common/bench-report';
import { countCopies } from './copies';
import { coldAndWarm, type FirstHearing } from './first-hearing';
import { loadFaults } from './load-faults';
import { startLoadSites } from './load-sites';
import { NETWORKS, UNTHROTTLED } from './networks';
import { walkBytes } from './walk-bytes';

/** The number of area addresses in a smallest run, which uses only the slowest network. */
const SMALLEST_ADDRESSES = 1;
const UNITS = {
  ms: 'ms',
  app: 'ms',
  interactive: 'ms',
  kept: 'ms',
  code: 'bytes',
  bytes: 'bytes',
  requests: 'requests',
  depth: 'requests',
} as const;

/**
 * Measures wait and download until the first hearing, of the composed site, the same sources as one app, a static
 * file with the same rows, and a page that only reads and writes the rows. Measures cold and warm loads, and offline
 * loads of the composed site, on four networks, in one browser run, in turn.
 */
async function measure([rounds = 1]: readonly number[], isSmallest: boolean): Promise<Figure[]> {
  const networks = Object.entries(NETWORKS).slice(isSmallest ? -1 : 0);
  const executablePath = await findBrowser(console.log);
  const browser = await chromium.launch({ executablePath, args: LAUNCH_ARGS });
  const sites = await startLoadSites(browser);
  const figures: Figure[] = [];
  const add = (subject: string, size: string, metric: string, value: number, unit: string) =>
    figures.push({ bench: 'load', subject, size, metric, value, unit });
  try {
    // the servers compress a file at its first request
    for (const url of Object.values(sites.dockets)) await coldAndWarm(browser, url, UNTHROTTLED);
    for (const [name, network] of networks) {
      const runs: Record<string, Record<string, FirstHearing>[]> = {};
      for (let round = 0; round < rounds; round += 1) {
        const subjects = Object.entries(sites.dockets);
        const first = round % subjects.length;
        // rotates the order of the subjects
        for (const [subject, url] of [...subjects.slice(first), ...subjects.slice(0, first)])
          runs[subject] = [
            ...(runs[subject] ?? []),
            await coldAndWarm(browser, url, network, subject === 'ours'),
          ];
      }
      for (const [subject, all] of Object.entries(runs))
        for (const visit of Object.keys(all[0] ?? {}))
          for (const [key, unit] of Object.entries(UNITS)) {
            const seen = all.flatMap((run) => run[visit]?.[key as keyof FirstHearing] ?? []);
            if (seen.length === 0) continue;
            const value = median(seen);
            const metric = { ms: 'firstHearing', app: 'firstHearingOfApp' }[key] ?? key;
            add(subject, name, visit === 'cold' ? metric : `${metric}, ${visit}`, Math.round(value), unit);
          }
      console.log(`${name}: measured ${rounds} times`);
    }
    for (const [subject, addresses] of Object.entries(sites.addresses))
      for (const [name, copies] of Object.entries(
        await countCopies(browser, isSmallest ? addresses.slice(0, SMALLEST_ADDRESSES) : addresses),
      ))
        add(subject, 'all areas', name, copies, 'copies');
    for (const [subject, origin] of Object.entries(sites.origins))
      figures.push(...(await walkBytes(browser, subject, origin, isSmallest)));
  } finally {
    await browser.close();
    await sites.close();
  }
  console.log(sourceSizes());
  return figures;
}

export const loadBench: Bench = {
  counts: 'rounds',
  least: 1,
  usual: [9],
  most: 1,
  measure,
  faults: loadFaults,
  kept: 'Loading keeps its bars.',
};
