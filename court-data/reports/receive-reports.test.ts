import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../database/testing/temporary-folder';
import { FAILURES } from './load-report';
import { CountsTakenError, receiveReports } from './receive-reports';
import { CountsFileError, countReport, readCounts, reportTable } from './report-counts';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const SHOWN = { area: 'mfe-search', release: '1.1.0', outcome: 'shown', failure: null, ms: 300 } as const;
const FAILED = { ...SHOWN, outcome: 'failed', failure: 'integrity', ms: 20 } as const;

async function started(now = () => NOON) {
  const file = join(temporaryFolder(), 'reports/loads.json');
  const receiver = await receiveReports(file, 0, now);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await receiver.close();
    isOpen = false;
  };
  onTestFinished(close);
  const url = `http://127.0.0.1:${receiver.port}/loads`;
  const post = async (body: string) => (await fetch(url, { method: 'POST', body })).status;
  const tell = (report: object) => post(JSON.stringify(report));
  /** Closes the receiver and returns its counts. */
  const counts = async () => {
    await close();
    return readCounts(file, NOON);
  };
  return { file, url, port: receiver.port, post, tell, counts };
}

test('reports are counted by area, release and failure, without any data about the sender', async () => {
  const { file, tell, counts } = await started();
  expect([await tell(SHOWN), await tell({ ...SHOWN, ms: 500 }), await tell(FAILED)]).toEqual([204, 204, 204]);
  expect(
    await tell({ ...SHOWN, area: 'registry', release: '', outcome: 'failed', failure: 'integrity' }),
  ).toBe(204);
  const row = { area: 'mfe-search', release: '1.1.0', lastDay: '2026-11-23' };
  expect((await counts()).rows).toEqual([
    { ...row, failure: null, loads: 2, ms: 800 },
    { ...row, failure: 'integrity', loads: 1, ms: 20 },
    { ...row, area: 'registry', release: '', failure: 'integrity', loads: 1, ms: 300 },
  ]);
  expect(readFileSync(file, 'utf8')).not.toMatch(/127\.0\.0\.1|::1|12:00|user-agent/i);
});

test('counts continue from the previous run', async () => {
  const { file, tell, counts } = await started();
  await tell(SHOWN);
  await counts();
  const next = await receiveReports(file, 0, () => NOON + 86_400_000);
  await fetch(`http://127.0.0.1:${next.port}`, { method: 'POST', body: JSON.stringify(SHOWN) });
  await next.close();
  expect(readCounts(file, NOON)).toMatchObject({
    since: '2026-11-23',
    rows: [{ loads: 2, lastDay: '2026-11-24' }],
  });
});

test.each([
  ['no JSON', '{'],
  ['no object', '"mfe-search"'],
  ['another area’s name', JSON.stringify({ ...SHOWN, area: '<script>' })],
  ['a release that is no version', JSON.stringify({ ...SHOWN, release: 'a b' })],
  ['a failure that no page tells', JSON.stringify({ ...FAILED, failure: 'bored' })],
  ['a failure of what was shown', JSON.stringify({ ...SHOWN, failure: 'crash' })],
  ['a time before it began', JSON.stringify({ ...SHOWN, ms: -1 })],
])('%s is refused and not counted', async (_, body) => {
  const { post, counts } = await started();
  expect(await post(body)).toBe(400);
  expect(await counts()).toMatchObject({ rows: [], refused: { unreadable: 1 } });
});

test('a body longer than a report is not read to its end', async () => {
  const { port, counts } = await started();
  const status = await new Promise((settle) => {
    const asked = request({ port, host: '127.0.0.1', method: 'POST' }, ({ statusCode }) =>
      settle(statusCode),
    );
    // the server closes the connection after the answer
    asked.on('error', () => {});
    asked.write(' '.repeat(2_000));
  });
  expect(status).toBe(413);
  expect((await counts()).refused).toEqual({ unreadable: 1, tooMany: 0 });
});

test('reports above the rate limit are refused until time has passed', async () => {
  let now = NOON;
  const { tell, counts } = await started(() => now);
  const many = async (reports: number) => {
    const statuses: number[] = [];
    for (let n = 0; n < reports; n += 50)
      statuses.push(...(await Promise.all(Array.from({ length: 50 }, () => tell(SHOWN)))));
    return statuses.filter((status) => status === 204).length;
  };
  expect(await many(250)).toBe(200);
  now += 1_000;
  expect(await many(100)).toBe(50);
  expect(await counts()).toMatchObject({ rows: [{ loads: 250 }], refused: { tooMany: 100 } });
});

test('another method is refused', async () => {
  const { url } = await started();
  expect((await fetch(url)).status).toBe(405);
});

test('a second receiver for the same file is refused, and so is a file without counts', async () => {
  const { file } = await started();
  await expect(receiveReports(file, 0)).rejects.toThrow(CountsTakenError);
  const other = join(temporaryFolder(), 'other.json');
  writeFileSync(other, '{"format":7}');
  await expect(receiveReports(other, 0)).rejects.toThrow(CountsFileError);
  expect(readFileSync(other, 'utf8')).toBe('{"format":7}');
});

test('the receiver accepts every failure of the contract', () => {
  const contract = readFileSync(
    join(import.meta.dirname, '../../shared/contract/state/court-atom.ts'),
    'utf8',
  );
  const [, names = ''] = /export type AreaFailure = (.*);/.exec(contract) ?? [];
  expect(names.split(' | ').map((name) => name.slice(1, -1))).toEqual([...FAILURES]);
});

test('made-up releases beyond a thousand are counted together', () => {
  const counts = readCounts(join(temporaryFolder(), 'none'), NOON);
  for (let n = 0; n < 1_010; n += 1) countReport(counts, { ...SHOWN, release: `9.0.${n}` }, NOON);
  expect(counts.rows).toHaveLength(1_001);
  expect(counts.rows.at(-1)).toMatchObject({ area: 'others', release: '', loads: 10 });
});

test('the table starts with each release’s share of failures', () => {
  const counts = readCounts(join(temporaryFolder(), 'none'), NOON);
  expect(reportTable(counts)).toEqual(['No load was reported since 2026-11-23.']);
  for (const report of [SHOWN, SHOWN, SHOWN, FAILED, { ...SHOWN, release: '1.0.0' }])
    countReport(counts, report, NOON);
  counts.refused.tooMany = 3;
  expect(reportTable(counts)).toEqual([
    'Loads since 2026-11-23',
    '',
    'area        release  what became of it  last on     loads  of its loads  mean ms',
    'mfe-search  1.1.0    failed: integrity  2026-11-23      1        25.0 %       20',
    'mfe-search  1.1.0    shown              2026-11-23      3        75.0 %      300',
    'mfe-search  1.0.0    shown              2026-11-23      1       100.0 %      300',
    '',
    'Not taken: 3 that came too fast.',
  ]);
});
