import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, alertTopic, dayIn, type ExportedRecord } from '@court/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Random } from '../../sample/random/random';
import { aHearing } from '../testing/a-hearing';
import { type AlertCourt, alertCourt, shownOn } from './testing/alert-court';
import { publishWithAlerts, writeAlertCourt } from './testing/run-killed';

const KILLS = 10;
const HEARINGS = 60;
/** Far enough ahead that no reminder is due during the test. */
const FIRST = addDays(dayIn('America/Chicago', Date.now()), 10);

const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
const file = join(folder, 'hearings.json');
const courtFile = join(folder, 'court.json');
let site: AlertCourt;

beforeAll(async () => {
  site = await alertCourt();
  writeAlertCourt(courtFile);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const keyOf = (at: number) => `c2651${100 + at}-bk`;
const run = (hearings: ExportedRecord[], killAfter?: number) =>
  publishWithAlerts({
    ...{ court: courtFile, hearings, file, firebase: site.firebase },
    ...(killAfter === undefined ? {} : { killAfter }),
  });

it('if the publisher is killed ten times while it sends, every phone still shows each change once', async () => {
  const random = new Random('alerts');
  const docket = Array.from({ length: HEARINGS }, (_, at) =>
    aHearing(`k${at}`, { date: addDays(FIRST, at % 20), caseNumber: `26-51${100 + at}` }),
  );
  // the first export, which sets the day from which exports are complete
  docket.push(aHearing('first', { date: FIRST, caseNumber: '26-50999' }));
  await run(docket);
  expect(site.messaging.received).toEqual([]);
  /** number of changes, by hearing */
  const changed = new Map<number, number>();
  let kills = 0;
  for (let round = 0; kills < KILLS && round < 3 * KILLS; round += 1) {
    const about = new Set(Array.from({ length: 12 }, () => random.between(0, HEARINGS - 1)));
    for (const at of about) {
      const found = docket[at] as ExportedRecord;
      docket[at] = { ...found, time: found.time === '09:30' ? '14:00' : '09:30' };
      changed.set(at, (changed.get(at) ?? 0) + 1);
    }
    if (await run(docket, random.between(1, 20))) kills += 1;
  }
  expect(kills).toBe(KILLS);
  await run(docket);

  const { received, refused } = site.messaging;
  expect(refused).toEqual([]);
  expect(changed.size).toBeGreaterThan(30);
  for (let at = 0; at < HEARINGS; at += 1) {
    const count = changed.get(at) ?? 0;
    const topics = [alertTopic('txwb', 'hearing', `k${at}`), alertTopic('txwb', 'case', keyOf(at))];
    for (const topic of topics) expect(shownOn(received, [topic]).size, `k${at}`).toBe(count);
    // one phone that follows both topics
    expect(shownOn(received, topics).size, `k${at}`).toBe(count);
  }
  // repeated messages have the same text
  const words = new Map(
    received.map(({ topic, android, notification }) => [`${topic} ${android.collapse_key}`, notification]),
  );
  for (const { topic, android, notification } of received)
    expect(words.get(`${topic} ${android.collapse_key}`)).toEqual(notification);
  const all = received.length;
  await run(docket);
  expect(received.length).toBe(all);
}, 500_000);
