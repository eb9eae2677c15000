import { expect, onTestFinished, test } from 'vitest';
import { progressLine } from '../../court-data/command-line/progress-line';
import { startDatabase } from '../../court-data/database/start-database';
import { ownerDatabase } from '../../court-data/publisher/store/owner-database';
import { fillSampleCourts } from './fill-sample-courts';

/** Timeout for two fills of a whole court in child processes. */
const FILL_TIMEOUT_MS = 300_000;

async function filling() {
  const { url, close } = await startDatabase({ port: 0 });
  onTestFinished(close);
  const { get } = ownerDatabase(`${url}?ns=kywb`);
  function fill(...courts: [string, ...string[]]) {
    const said: string[] = [];
    const line = progressLine({ isTTY: false, write: (text) => said.push(String(text)) > 0 });
    return { said, ...fillSampleCourts({ database: url, courts, line }) };
  }
  const days = async () => Object.keys((await get('hearingCalendar11/days', { shallow: 'true' })) as object);
  return { fill, get, days };
}

test(
  'a fill pauses after the first days until the site is served, stops cleanly, and the next one completes it',
  async () => {
    const { fill, get, days } = await filling();
    const first = fill('kywb');
    await first.firstDays;
    const early = await days();
    expect(early.length).toBeLessThan(8);
    await first.stop();
    expect(await days()).toEqual(early);
    expect(await get('publisher11/lease')).toBeNull();
    expect(first.said.join('')).toMatch(/^Sample court kywb: 0 of \d+ days …\n$/);

    const second = fill('kywb');
    await second.firstDays;
    second.goOn();
    await second.firstCourt;
    await second.stop();
    expect((await days()).length).toBeGreaterThan(70);
    expect(await get('sample11/day')).toEqual(expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
    expect(second.said.at(-1)).toMatch(/^Sample court kywb: whole \(\d+\.\d s\)\n$/);
  },
  FILL_TIMEOUT_MS,
);

test('a failed fill says why', async () => {
  const { fill } = await filling();
  const { firstDays, firstCourt, said, stop } = fill('nowhere');
  await expect(firstDays).rejects.toThrow('nowhere');
  await expect(firstCourt).rejects.toThrow('nowhere');
  await stop();
  expect(said.join('')).toContain('nowhere');
});
