import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { realDocketText } from '@court/domain/testing/real-dockets';
import { expect, test } from '@playwright/test';
import { publishAllowed, publishCourt } from '../publish-court';
import { readPath, testSite } from '../site';

const everything = (namespace: string) =>
  readPath<{ lastUpdated11: Record<string, number> }>('', '&format=export', namespace);

test('the real dockets are published without rejects, and a second run writes only checkedAt', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'real-dockets-'));
  const write = (name: 'hearings.json' | 'meetings341.json') => {
    writeFileSync(join(folder, name), realDocketText(name));
    return join(folder, name);
  };
  const files = ['--hearings', write('hearings.json'), '--meetings', write('meetings341.json')];
  const map = join(folder, 'map.json');
  writeFileSync(map, '{}');
  const args = [...files, '--map', map, '--database', `${testSite().database}?ns=real`];
  const first = await publishAllowed(args);
  expect(first.printed).toContain('448 hearings, 200 meetings, 0 rejects');
  expect(first.code).toBe(0);

  const before = await everything('real');
  const second = await publishCourt(args);
  expect(second.printed).toContain('448 hearings, 200 meetings, 0 rejects');
  const after = await everything('real');
  expect(after.lastUpdated11.checkedAt).toBeGreaterThan(before.lastUpdated11.checkedAt ?? 0);
  after.lastUpdated11.checkedAt = before.lastUpdated11.checkedAt ?? 0;
  expect(after).toEqual(before);
});

test('a file that is not an export publishes nothing and names the place', async () => {
  const run = await publishCourt(['--hearings', 'README.md', '--database', `${testSite().database}?ns=none`]);
  expect(run.code).not.toBe(0);
  expect(run.printed).toContain('README.md');
  expect(await everything('none')).toBeNull();
});
