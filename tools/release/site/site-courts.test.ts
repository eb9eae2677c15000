import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutCourts } from './court-file';
import { serveSite } from './serve-site';
import { COURTS_FILE, courtsText, defaultBuild, pageCourts, type SiteCourts } from './site-courts';

const courts = checkoutCourts();
const changed = (code: string, change: Partial<SiteCourts[number]>): SiteCourts =>
  courts.map((court) => (court.code === code ? { ...court, ...change } : court));
const codes = (given: SiteCourts) => pageCourts({ court: 'txwb' }, given).courts.map(({ code }) => code);

let site: string;
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'site-courts-'));
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

test('an app does not offer a court that is not active', () => {
  expect(codes(courts)).toEqual(expect.arrayContaining(['kywb', 'txwb', 'wawb']));
  expect(codes(changed('kywb', { active: 'N' }))).toEqual(codes(courts).filter((code) => code !== 'kywb'));
});

test('composes no page for an inactive desktop court, and says the remedy', () => {
  expect(() => codes(changed('txwb', { active: 'N' }))).toThrow(
    /txwb of this site is not active.*"active": "Y"/,
  );
  expect(() => codes(courts.filter(({ code }) => code !== 'txwb'))).toThrow('The site has no court txwb');
});

test('the default view mode decides which build is the default', async () => {
  const put = (defaultViewMode: 'DESKTOP' | 'DEVICE') =>
    writeFileSync(join(site, COURTS_FILE), courtsText(changed('txwb', { defaultViewMode })));
  expect(defaultBuild({ folder: join(site, 'nothing here'), court: 'txwb' })).toBe('desktop');
  put('DESKTOP');
  expect(defaultBuild({ folder: site, court: 'txwb' })).toBe('desktop');
  put('DEVICE');
  expect(defaultBuild({ folder: site, court: 'txwb' })).toBe('device');
  expect(defaultBuild({ folder: site, court: 'kywb' })).toBe('desktop');

  writeFileSync(join(site, 'firebase.json'), JSON.stringify({ hosting: { rewrites: [] } }));
  writeFileSync(join(site, 'headers.json'), '{}');
  writeFileSync(join(site, 'index.html'), 'desktop');
  mkdirSync(join(site, 'device'), { recursive: true });
  writeFileSync(join(site, 'device/index.html'), 'device');
  for (const [build, answer] of [
    [undefined, 'device'],
    ['desktop', 'desktop'],
  ] as const) {
    const server = await serveSite({ site, port: 0, ...(build ? { build } : {}) });
    expect(await fetch(server.url).then((page) => page.text())).toBe(answer);
    await server.close();
  }
});
