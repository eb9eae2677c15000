import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addDays } from '@court/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Random } from '../../sample/random/random';
import { aHearing } from '../testing/a-hearing';
import { clerkMap } from '../testing/clerk-map';
import { NOON } from '../testing/test-court';
import { type FeedFolder, feedFolder, filesIn, readAlike } from './testing/feed-folder';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const KILLS = 10;
const HEARINGS = 400;

let site: FeedFolder;
beforeAll(async () => {
  site = await feedFolder();
});
afterAll(() => site.close());

/** Runs the command and kills it `afterMs` after it has begun to write feeds. Returns true if it was killed. */
async function runKilled(file: string, afterMs: number): Promise<boolean> {
  const args = [
    '--court',
    'txwb',
    '--map',
    clerkMap(),
    '--hearings',
    file,
    '--database',
    site.database,
    '--feeds',
    site.top,
  ];
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...args], {
    stdio: 'ignore',
  });
  const ended = new Promise<boolean>((resolve) =>
    child.once('exit', (_, signal) => resolve(signal !== null)),
  );
  const watch = setInterval(() => {
    if (!site.hasBegun()) return;
    clearInterval(watch);
    setTimeout(() => child.kill('SIGKILL'), afterMs);
  }, 1);
  const wasKilled = await ended;
  clearInterval(watch);
  return wasKilled;
}

it('a publisher killed ten times while writing leaves complete files, and the next run updates them', async () => {
  const random = new Random('killed');
  const docket = Array.from({ length: HEARINGS }, (_, at) =>
    aHearing(`k${at}`, { date: addDays('2026-11-24', at % 20), caseNumber: `26-5${1_000 + (at % 90)}` }),
  );
  const file = join(site.top, 'hearings.json');
  let kills = 0;
  for (let run = 0; kills < KILLS && run < 3 * KILLS; run += 1) {
    for (let change = 0; change < 40; change += 1) {
      const at = random.between(0, HEARINGS - 1);
      const judge = random.pick(['Harlan T. Oakesmith', 'Edwin J. Castellaw', 'Lenore A. Sandifer']);
      const found = docket[at];
      if (found) docket[at] = { ...found, judge, time: random.pick(['09:30', '10:00', '14:00']) };
    }
    writeFileSync(file, JSON.stringify(docket));
    if (await runKilled(file, random.between(0, 60))) kills += 1;
    expect(readAlike(site.folder).faults).toEqual([]);
  }
  expect(kills).toBe(KILLS);
  const now = () => NOON + 60_000;
  await site.write({ now });
  const mended = new Map(site.feeds().map((name) => [name, site.events(name)]));
  // the feeds of a single run into an empty folder
  const fresh = await site.write({ now, folder: join(site.top, 'fresh') });
  const anew = join(site.top, 'fresh', 'txwb');
  expect(filesIn(anew).filter((name) => name.endsWith('.ics'))).toEqual([...mended.keys()]);
  expect(fresh.records).toBe(HEARINGS);
  const withoutStamp = (folder: string) => readAlike(folder).events.map(({ stamp: _, ...event }) => event);
  expect(withoutStamp(site.folder)).toEqual(withoutStamp(anew));
  expect(filesIn(site.folder).filter((name) => name.endsWith('.tmp') || name.includes('.writing'))).toEqual(
    [],
  );
}, 400_000);
