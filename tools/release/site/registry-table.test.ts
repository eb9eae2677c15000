import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { tinyHost, tinySite } from '../testing/tiny-site';
import { registryRows, registryTable } from './registry-table';

const folder = mkdtempSync(join(tmpdir(), 'registry-table-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let site: string;
let put: Awaited<ReturnType<typeof tinySite>>['put'];
beforeEach(async () => {
  site = mkdtempSync(join(folder, 'site-'));
  ({ put } = await tinySite(site));
});

const stoppedBy = () => Object.fromEntries(registryRows(site).map((row) => [row.area, row.stoppedBy]));

test('a table lists the host and each area under a header', () => {
  const [head, ...rows] = registryTable(registryRows(site));
  expect(head).toMatch(/^area {10}release {2}since +previous {2}stopped by$/);
  expect(rows.map((line) => line.replace(/20\d\d-\d\d-\d\d \d\d:\d\d UTC/, 'then'))).toEqual([
    'host          1.0.0    then  –         –',
    'mfe-settings  1.0.0    then  –         –',
    'mfe-search    1.1.0    then  1.0.0     –',
  ]);
});

test('an area that the site’s host does not run is listed with the host and its reason', async () => {
  await put(tinyHost('2.0.0', { contract: 3 }));
  expect(stoppedBy()).toEqual({
    host: null,
    'mfe-settings': 'host 2.0.0: it is built for contract 2, not 3',
    'mfe-search': 'host 2.0.0: it is built for contract 2, not 3',
  });
});

test('an area that no active court of the site offers is listed with that reason', () => {
  const file = join(site, '.courts.json');
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { courts: { modules: string[] }[] };
  for (const court of kept.courts) court.modules = court.modules.filter((area) => area !== 'mfe-search');
  writeFileSync(file, JSON.stringify(kept));
  expect(stoppedBy()).toEqual({
    host: null,
    'mfe-settings': null,
    'mfe-search': 'no court of the site offers it',
  });
});

test('a folder without releases has no rows, and is not created', () => {
  expect(registryRows(join(folder, 'none'))).toEqual([]);
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

test('without a host, every area is listed with that reason', () => {
  rmSync(join(site, '.host.json'));
  expect(stoppedBy()['mfe-search']).toBe('the site has no host yet');
});
