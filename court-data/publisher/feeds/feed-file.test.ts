import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedEvent } from '@court/domain/calendar-file';
import { afterAll, expect, test } from 'vitest';
import { eventsOf, feedFile, writeWhole } from './feed-file';
import { readFeed } from './testing/feed-folder';

const EVENT = {
  uid: 'h1@txwb',
  title: 'Alder',
  start: Date.UTC(2026, 10, 30, 15, 30),
  end: Date.UTC(2026, 10, 30, 16),
  zone: 'America/Chicago',
  place: '',
  notes: '',
  url: '',
  sequence: 1,
  status: 'CONFIRMED',
} as const;
const STAMP = Date.UTC(2026, 10, 23);
const made = (more: Partial<typeof EVENT> | { [key: string]: string } = {}) =>
  Buffer.from(feedEvent({ ...EVENT, ...more } as typeof EVENT, STAMP));
const YEARS = { from: 2026, to: 2026 };

const HOSTILE = [
  'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:h9@txwb\r\n',
  `${'x'.repeat(53)}BEGIN:VEVENT and more`,
  'a\\nEND:VCALENDAR',
  '\u0000\u2028审理'.repeat(40),
];

test.each(HOSTILE)('a text like %j creates no event, and is read back unchanged', (text) => {
  const all = [made({ notes: text, title: text }), made({ uid: `${'long-'.repeat(30)}@txwb` })];
  const file = feedFile('A', ['America/Chicago'], YEARS, all);
  const events = eventsOf(file);
  expect([...events.keys()]).toEqual(['h1@txwb', `${'long-'.repeat(30)}@txwb`]);
  expect([...events.values()].map(String)).toEqual(all.map(String));
  expect(feedFile('A', ['America/Chicago'], YEARS, [...events.values()]).equals(file)).toBe(true);
  expect(readFeed(file.toString()).map(({ uid }) => uid)).toEqual([...events.keys()]);
});

test('complete events are found in a truncated file', () => {
  const file = feedFile('A', [], YEARS, [made(), made({ uid: 'h2@txwb' })]);
  expect([...eventsOf(file.subarray(0, file.length - 60)).keys()]).toEqual(['h1@txwb']);
  expect(eventsOf(Buffer.alloc(0)).size).toBe(0);
});

const folder = mkdtempSync(join(tmpdir(), 'whole-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file is written completely or stays unchanged, and no temporary file is left', async () => {
  const file = join(folder, 'a/b.ics');
  await writeWhole(file, 'one', true);
  await expect(writeWhole(file, 5 as never)).rejects.toThrow();
  expect(readFileSync(file, 'utf8')).toBe('one');
  expect(readdirSync(join(folder, 'a'))).toEqual(['b.ics']);
});
