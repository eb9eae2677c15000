import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aHearing } from './testing/a-hearing';
import { clerkMap } from './testing/clerk-map';
import { startCommand } from './testing/test-command';
import { type TestCourt, testCourt } from './testing/test-court';

let site: TestCourt;
let folder: string;
beforeAll(async () => {
  site = await testCourt();
  folder = mkdtempSync(join(tmpdir(), 'watched-'));
});
afterAll(() => site.close());

const year = new Date().getFullYear() + 1;
const hearing = (more: object = {}) => aHearing('h1', { date: `${year}-03-02`, ...more });
const write = (name: string, record: unknown) => writeFileSync(join(folder, name), JSON.stringify(record));
const statusOf = () => site.get('hearingCalendarEntries11/h1/status');

it('a watched folder is published after each change, also after failures, until the watch ends', async () => {
  const { said, ended, signal } = startCommand(
    '--watch',
    folder,
    '--database',
    site.database,
    '--map',
    clerkMap(),
  );
  const saysOnce = (text: string, out: 'stdout' | 'stderr' = 'stderr') =>
    vi.waitFor(() => expect(said[out]).toContain(text), { timeout: 60_000, interval: 100 });

  await saysOnce('holds no hearings, meetings, judges or trustees');
  write('notes.json', hearing({ status: 'held' }));
  write('hearings.jsonl', hearing());
  await saysOnce('1 hearing, 0 rejects', 'stdout');
  expect(await statusOf()).toBe('scheduled');

  write('hearings.jsonl', hearing({ status: 'postponed' }));
  await saysOnce('What does “postponed” mean as status?');
  await saysOnce(`Still watching ${folder}: waiting for another export`);
  expect(await statusOf()).toBe('scheduled');

  write('hearings.jsonl', hearing({ status: 'vacated' }));
  await vi.waitFor(async () => expect(await statusOf()).toBe('vacated'), { timeout: 60_000, interval: 100 });

  write('hearings.csv', {});
  await saysOnce('are both there; nothing was published');
  signal('SIGTERM');
  expect(await ended).toMatchObject({ status: 0, stderr: expect.stringMatching(/Ending\n$/) });
  expect(await site.get('publisher11/lease')).toBeNull();
}, 240_000);
