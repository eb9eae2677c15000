import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishCommand } from '../publish-command';
import { publishCourt } from '../publish-court';
import { publishFiles } from '../publish-files';
import { failureOf } from '../report';
import { aHearing } from '../testing/a-hearing';
import { type TestCourt, testCourt } from '../testing/test-court';
import { clockOffset } from './database-access';
import { ClockError, databaseClock } from './database-clock';
import { ownerDatabase } from './owner-database';

describe('the difference of two clocks', () => {
  const at = Date.parse('2026-11-30T15:00:00Z');
  const header = 'Mon, 30 Nov 2026 15:00:00 GMT';

  it('is zero while the answer is consistent with equal clocks', () => {
    expect(clockOffset(header, at + 100, at + 200)).toBe(0);
    expect(clockOffset(header, at - 400, at + 1_900)).toBe(0);
  });

  it('is correct to a second', () => {
    expect(clockOffset(header, at - 60_000, at - 59_900)).toBe(60_450);
    expect(clockOffset(header, at + 60_000, at + 60_100)).toBe(-59_550);
  });

  it('is unknown without a header', () => {
    expect(clockOffset(null, at, at)).toBeNull();
    expect(clockOffset('soon', at, at)).toBeNull();
  });
});

let site: TestCourt;
beforeEach(async () => {
  site = await testCourt();
});
afterEach(() => site.close());

/** The court's database, with a clock that is `ms` ahead. */
function databaseAhead(ms: number) {
  const send: typeof fetch = async (url, init) => {
    const answer = await fetch(url, init);
    const headers = new Headers(answer.headers);
    headers.set('date', new Date(Date.now() + ms).toUTCString());
    return new Response((await answer.text()) || null, { status: answer.status, headers });
  };
  return ownerDatabase(site.database, { fetch: send });
}

const publish = (ms: number) => {
  const date = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const hearings = { name: 'hearings.json', records: [aHearing('h1', { date })] };
  return publishCourt({ court: site.court, database: databaseAhead(ms), hearings });
};

describe('a publication', () => {
  it('uses the database’s time', async () => {
    const { checkedAt } = await publish(3 * 60_000);
    expect(Math.abs(checkedAt - Date.now() - 3 * 60_000)).toBeLessThan(5_000);
    const { at } = (await site.get('publisher11/sums')) as { at: number };
    expect(Math.abs(at - Date.now() - 3 * 60_000)).toBeLessThan(5_000);
    const published = (await site.get('lastUpdated11/checkedAt')) as number;
    expect(Math.abs(published - checkedAt)).toBeLessThan(5_000);
  });

  it.each([-6, 6])('is refused if the clocks are %i minutes apart, and writes nothing', async (minutes) => {
    const error = await publish(minutes * 60_000).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ClockError);
    const { exitCode, message } = failureOf(error);
    expect([exitCode, message]).toEqual([
      3,
      expect.stringMatching(
        /^This computer's clock says \w{3}, .* UTC, the database's says .* UTC: 6 minutes apart; nothing was published\. Set this computer's clock/,
      ),
    ]);
    expect(await site.get('')).toBeNull();
  });
});

it('the command checks the clocks too, before it reads the export', async () => {
  const command = publishCommand(['--court', 'txwb', '--hearings', 'missing.csv', '--json']);
  if (!command) throw new RangeError('no command');
  const publication = { court: site.court, map: null, command, writeFeeds: null, sendAlerts: null };
  const run = publishFiles({ ...publication, database: databaseAhead(6 * 60_000) }, command);
  await expect(run).rejects.toThrow(ClockError);
});

it('the database’s time is known even if the database has not answered a request yet', async () => {
  const clock = await databaseClock(databaseAhead(3_600_000));
  expect(Math.abs(clock() - Date.now() - 3_600_000)).toBeLessThan(5_000);
});
