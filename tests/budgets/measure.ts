import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, dayIn } from '@court/shared/records/court-time';
import { type Browser, chromium } from 'playwright';
import { buildMonolith } from '../../host/release/monolith';
import { serveSite } from '../../host/release/serve-site';
import { findPort } from '../../scripts/find-port';
import { startLocalSite } from '../../scripts/local-site';
import { findBrowser, LAUNCH_ARGS } from '../browser/find-browser';
import { type FirstHearing, firstHearing, LINKS } from './first-hearing';
import { median } from './median';
import { sourceSizes } from './source-sizes';

const ROUNDS = 7;
const MOST_BYTES = 150_000;
/** First hearing in the composition, against the same sources as one app. */
const MOST_RATIO = 1.1;

const folder = mkdtempSync(join(tmpdir(), 'court-measure-'));
const local = await startLocalSite({
  court: 'txwb',
  port: 18180,
  devicePort: 18181,
  databasePort: 19100,
  dataDir: join(folder, 'data'),
  site: join(folder, 'site'),
  say: console.log,
});
const monolith = join(folder, 'monolith');
await buildMonolith({ site: monolith, court: 'txwb', database: local.database.url });
const single = await serveSite({ site: monolith, port: await findPort(18200) });
const sites = { composition: local.desktop, monolith: `http://localhost:${single.port}` };

const browser: Browser = await chromium.launch({
  executablePath: await findBrowser(console.log),
  args: LAUNCH_ARGS,
});
let day = addDays(dayIn('America/Chicago', Date.now()), 1);
const rows = async (date: string) =>
  (await fetch(`${local.database.url}/hearingCalendar11/days/${date}.json?ns=txwb&shallow=true`)).json();
while ((await rows(day)) === null) day = addDays(day, 1);

let within = true;
for (const [link, limits] of Object.entries(LINKS)) {
  const runs: Record<string, FirstHearing[]> = { composition: [], monolith: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of Object.entries(sites)) {
      runs[name]?.push(await firstHearing(browser, `${url}/calendar?date=${day}`, limits));
    }
  }
  const ms = (name: string) => median((runs[name] ?? []).map((run) => run.ms));
  const ratio = ms('composition') / ms('monolith');
  const bytes = median((runs.composition ?? []).map((run) => run.bytes));
  within &&= ratio <= MOST_RATIO && bytes <= MOST_BYTES;
  for (const name of Object.keys(sites)) {
    const all = runs[name] ?? [];
    const of = (key: keyof FirstHearing) => Math.round(median(all.map((run) => run[key])));
    console.log(
      `${link} · ${name}: ${of('ms')} ms, ${of('bytes')} bytes, ${of('requests')} requests, depth ${of('depth')}`,
    );
  }
  console.log(`${link} · ratio ${ratio.toFixed(3)} (at most ${MOST_RATIO}), at most ${MOST_BYTES} bytes`);
}
console.log(sourceSizes());
await browser.close();
await single.close();
await local.stop();
rmSync(folder, { recursive: true, force: true });
console.log(within ? 'Within the bars.' : 'PAST THE BARS.');
process.exit(within ? 0 : 1);
