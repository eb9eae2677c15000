import {
  type CalendarEntry,
  entryKey,
  facetKey,
  facetOfRow,
  idOfRowKey,
  type StoredRow,
} from '@court/domain';
import { realDocketText } from '@court/domain/testing/real-dockets';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publishCourt } from './publish-court';
import type { PublishOptions } from './publish-options';
import { formatSummary } from './publish-summary';
import { type Content, recordFaults } from './testing/record-faults';
import { NOON, type TestCourt, testCourt } from './testing/test-court';

const hearings = { name: 'hearings.json', text: realDocketText('hearings.json') };
const meetings = { name: 'meetings341.json', text: realDocketText('meetings341.json') };

let site: TestCourt;
let options: PublishOptions;
let first: string;

beforeAll(async () => {
  site = await testCourt();
  options = { court: site.court, database: site.database, hearings, meetings, now: () => NOON };
  first = formatSummary(await publishCourt(options));
}, 60_000);
afterAll(() => site.close());

it('accepts both real dockets unchanged', () => {
  expect(first).toContain('448 hearings, 200 meetings, 0 rejects');
});

it('stores every record, its row under the same id and day', async () => {
  const entries = (await site.get('hearingCalendarEntries11')) as Record<string, { date: string }>;
  const days = (await site.get('hearingCalendar11/days')) as Record<string, Record<string, StoredRow>>;
  expect(Object.keys(entries)).toHaveLength(448);
  const rows = Object.entries(days).flatMap(([date, day]) =>
    Object.keys(day).map((key) => [entryKey(idOfRowKey(key)), date]),
  );
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, entry.date])),
  );
});

it('links continued hearings and meetings to those that continue them, both ways', async () => {
  const content = (await site.get('')) as Content;
  expect([...recordFaults(content, 'hearings'), ...recordFaults(content, 'meetings')]).toEqual([]);
  const linked = (entries: unknown) =>
    Object.values(entries as Record<string, CalendarEntry>).filter(({ continuedToId }) => continuedToId);
  expect(linked(content.hearingCalendarEntries11)).toHaveLength(74);
  expect(linked(content['341hearingCalendarEntries11'])).toHaveLength(23);
});

it('counts each day’s rows by facet', async () => {
  for (const root of ['hearingCalendar11', '341hearingCalendar11']) {
    const days = (await site.get(`${root}/days`)) as Record<string, Record<string, StoredRow>>;
    const expected: Record<string, Record<string, Record<string, number>>> = {};
    for (const [date, day] of Object.entries(days)) {
      const counts: Record<string, number> = {};
      for (const row of Object.values(day)) {
        const facet = facetOfRow(row);
        if (facet) counts[facetKey(facet)] = (counts[facetKey(facet)] ?? 0) + 1;
      }
      expected[date.slice(0, 7)] = { ...expected[date.slice(0, 7)], [`d${date.slice(8)}`]: counts };
    }
    expect(await site.get(`${root}/months`)).toEqual(expected);
  }
});

it('writes only checkedAt when the same files come again', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const summary = await publishCourt({ ...options, now: () => NOON + 60_000 });
  const calls = fetched.mock.calls.map(([url, init]) => `${init?.method} ${new URL(String(url)).pathname}`);
  fetched.mockRestore();
  expect(calls).toEqual(['GET /publisher11/sums.json', 'PUT /lastUpdated11/checkedAt.json']);
  expect(formatSummary(summary)).toContain('Nothing changed; checked at');
  expect(await site.get('lastUpdated11')).toMatchObject({
    checkedAt: NOON + 60_000,
    hearings: NOON,
    version: 1,
  });
});

it('leaves a kind without an export unchanged', async () => {
  const before = await site.get('341hearingCalendar11');
  await publishCourt({ court: site.court, database: site.database, hearings, now: () => NOON });
  expect(await site.get('341hearingCalendar11')).toEqual(before);
});

it('writes nothing in a dry run, and prints the changes', async () => {
  const before = await site.get('');
  const text = hearings.text.replace('"status":"scheduled"', '"status":"vacated"');
  const summary = await publishCourt({ ...options, hearings: { ...hearings, text }, dryRun: true });
  expect(summary).toMatchObject({ outcome: 'dry-run', hearings: { changed: 1, added: 0, days: 1 } });
  expect(await site.get('')).toEqual(before);
});

it('reads and writes only the changed day', async () => {
  const text = hearings.text.replace('"status":"scheduled"', '"status":"vacated"');
  const fetched = vi.spyOn(globalThis, 'fetch');
  await publishCourt({ ...options, hearings: { ...hearings, text } });
  const calls = fetched.mock.calls.map(([url, init]) => [
    init?.method,
    new URL(String(url)).pathname,
    init?.body,
  ]);
  fetched.mockRestore();
  const reads = calls.filter(([method, path]) => method === 'GET' && String(path).includes('/days/'));
  expect(reads).toHaveLength(1);
  const paths = calls.flatMap(([method, , body]) =>
    method === 'PATCH' ? Object.keys(JSON.parse(String(body))) : [],
  );
  expect(paths.filter((path) => path.startsWith('hearingCalendarEntries11'))).toHaveLength(1);
  expect(paths.at(-1)).toBe('lastUpdated11/version');
});
