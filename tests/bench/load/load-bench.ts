import { chromium } from 'playwright';
import { findBrowser, LAUNCH_ARGS } from '../../browser/find-browser';
import { median } from '../../budgets/median';
import { sourceSizes } from '../../budgets/source-sizes';
import { type Figure, report, table } from '../bench-report';
import { countCopies } from './copies';
import { coldAndWarm, type FirstHearing } from './first-hearing';
import { loadFaults } from './load-faults';
import { startLoadSites } from './load-sites';
import { NETWORKS, UNTHROTTLED } from './networks';

const ROUNDS = 9;
const UNITS = { ms: 'ms', code: 'bytes', bytes: 'bytes', requests: 'requests', depth: 'requests' } as const;

/**
 * What a reader waits and downloads until the first hearing, beside the same sources as one app and beside a static file
 * with the same rows: cold and warm, on three networks, in one browser run, each in turn.
 */
export async function loadBench(args: string[]): Promise<void> {
  const rounds = Number(args[0] ?? ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1 || args.length > 1) {
    console.error('npm run bench -- load [rounds]: a whole number from 1 on');
    process.exit(2);
  }
  const executablePath = await findBrowser(console.log);
  const browser = await chromium.launch({ executablePath, args: LAUNCH_ARGS });
  const sites = await startLoadSites(browser);
  const figures: Figure[] = [];
  const add = (subject: string, size: string, metric: string, value: number, unit: string) =>
    figures.push({ bench: 'load', subject, size, metric, value, unit });
  try {
    // the servers compress a file when it is first asked for
    for (const url of Object.values(sites.dockets)) await coldAndWarm(browser, url, UNTHROTTLED);
    for (const [name, network] of Object.entries(NETWORKS)) {
      const runs: Record<string, { cold: FirstHearing; warm: FirstHearing }[]> = {};
      for (let round = 0; round < rounds; round += 1) {
        const subjects = Object.entries(sites.dockets);
        const first = round % subjects.length;
        // each comes first, second and last as often as the others
        for (const [subject, url] of [...subjects.slice(first), ...subjects.slice(0, first)])
          runs[subject] = [...(runs[subject] ?? []), await coldAndWarm(browser, url, network)];
      }
      for (const [subject, all] of Object.entries(runs))
        for (const visit of ['cold', 'warm'] as const)
          for (const [key, unit] of Object.entries(UNITS)) {
            const value = median(all.map((run) => run[visit][key as keyof FirstHearing]));
            const metric = key === 'ms' ? 'firstHearing' : key;
            add(subject, name, visit === 'cold' ? metric : `${metric}, warm`, Math.round(value), unit);
          }
      console.log(`${name}: measured ${rounds} times`);
    }
    for (const [subject, addresses] of Object.entries(sites.addresses))
      for (const [name, copies] of Object.entries(await countCopies(browser, addresses)))
        add(subject, 'all areas', name, copies, 'copies');
  } finally {
    await browser.close();
    await sites.close();
  }
  report(figures);
  console.log(table(figures));
  console.log(sourceSizes());
  const faults = loadFaults(figures);
  console.log(faults.length > 0 ? `PAST THE BARS\n${faults.join('\n')}` : 'Loading keeps its bars.');
  if (faults.length > 0) process.exitCode = 1;
}
