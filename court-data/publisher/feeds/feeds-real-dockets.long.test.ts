import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { realDocketText } from '@court/domain/testing/real-dockets';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishSample } from '../../sample/publish-sample';
import { sampleSite } from '../../sample/testing/sample-site';
import { publishCourt } from '../publish-court';
import { readAlike } from './testing/feed-folder';
import { writeFeeds } from './write-feeds';

let top: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'feeds-'));
});
afterEach(() => rmSync(top, { recursive: true }));

const FILES = { hearings: 'hearings.json', meetings: 'meetings341.json' } as const;

it('both parsers read the same in every feed of 448 hearings and 200 meetings of real dockets', async () => {
  const site = await sampleSite('txwb');
  const records = Object.values(FILES).flatMap(
    (name) => JSON.parse(realDocketText(name)) as { date: string }[],
  );
  const [first = ''] = records.map(({ date }) => date).sort();
  const options = site.on(first);
  await publishCourt({
    ...options,
    hearings: { name: FILES.hearings, text: realDocketText(FILES.hearings) },
    meetings: { name: FILES.meetings, text: realDocketText(FILES.meetings) },
  });
  const summary = await writeFeeds({ ...options, folder: top });
  const { events, faults } = readAlike(join(top, 'txwb'));
  await site.close();
  expect(faults).toEqual([]);
  expect(records.length).toBe(648);
  expect(summary.records).toBe(records.length);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(records.length);
}, 120_000);

it.each([
  ['txwb', ['America/Chicago', 'America/Denver']],
  ['wawb', ['America/Los_Angeles']],
  ['kywb', ['America/Chicago', 'America/Kentucky/Louisville']],
])(
  'both parsers read the same in every feed of the sample court %s, in its time zones',
  async (code, zones) => {
    const site = await sampleSite(code);
    const options = site.on('2026-11-23');
    await publishSample(options, '2026-11-23');
    const { records } = await writeFeeds({ ...options, folder: top });
    const { events, faults } = readAlike(join(top, code));
    await site.close();
    expect(faults).toEqual([]);
    expect(records).toBeGreaterThan(500);
    expect([...new Set(events.map(({ zone }) => zone))].sort()).toEqual(zones);
    expect(events.some(({ status }) => status === 'CANCELLED')).toBe(true);
  },
  600_000,
);
