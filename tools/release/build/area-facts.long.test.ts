import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putRemote, releaseHost } from '../release-area';
import { rollbackArea } from '../rollback-area';
import { readRegistry } from '../site/registry-file';
import { SiteSettingError } from '../site/site-record';
import { area, changed, hashes, otherwise, releasedSite } from '../testing/released-site';
import { AreaFactsError } from './area-facts';
import type { BuiltRemote } from './build-remote';
import { filesBelow } from './content-hash';

let base: Awaited<ReturnType<typeof releasedSite>>;
beforeAll(async () => {
  base = await releasedSite();
}, 90_000);
afterAll(() => base.remove());

test('addresses and menu change with a release and its rollback, and a page without a route is removed', async () => {
  const site = base.copy('addresses');
  const routes = [
    { path: '/calendar', page: 'calendar.html' },
    { path: '/calendar-weeks', page: 'calendar-weeks.html' },
  ];
  const menu = [{ path: '/calendar-weeks', label: { 'en-US': 'Weeks' } }];
  await putRemote(area, otherwise(base.two, { routes, menu }), { site }, base.key);
  const pages = () => filesBelow(site).filter((file) => /^(calendar|hearing)[a-z-]*\.html$/.test(file));
  expect(pages()).toEqual(['calendar-weeks.html', 'calendar.html']);
  expect(readRegistry(site).areas[area]?.current.menu).toEqual(menu);
  const servers =
    readFileSync(join(site, 'headers.json'), 'utf8') + readFileSync(join(site, 'firebase.json'), 'utf8');
  expect(servers).toContain('/calendar-weeks.html');
  expect(servers).not.toContain('hearing-detail');
  await rollbackArea(area, { site }, base.key);
  expect(pages()).toEqual(['calendar.html', 'hearing-detail.html', 'hearing.html']);
  expect(readFileSync(join(site, 'firebase.json'), 'utf8')).toContain('/hearing-detail.html');
  expect(readRegistry(site).areas[area]?.current.menu[0]?.path).toBe('/calendar');
});

test.each([
  [
    'another area’s address',
    { routes: [{ path: '/settings', page: 'settings.html' }], menu: [] },
    'which mfe-settings answers',
  ],
  [
    'the host’s address',
    { routes: [{ path: '/home', page: 'home.html' }], menu: [] },
    'is an address of the host',
  ],
  [
    'a page with another name',
    { routes: [{ path: '/weeks', page: '../weeks.html' }], menu: [] },
    'must have the page of its path',
  ],
  [
    'a menu item without a route',
    { menu: [{ path: '/settings', label: { 'en-US': 'S' } }] },
    'no route of it',
  ],
  [
    'a read of an unknown form',
    {
      routes: [
        {
          path: '/calendar',
          page: 'calendar.html',
          reads: ['hearingCalendar11/days?startAt=today&limitToFirst=0'],
        },
      ],
      menu: [],
    },
    'must be a path, or <path>?startAt={date}&limitToFirst=4',
  ],
  ['no name', { names: {} }, 'names.title'],
])('refuses a release with %s in a readable message, and writes nothing', async (_what, facts, said) => {
  const site = base.copy(`refused-${said.replaceAll(/\W/g, '')}`);
  const before = hashes(site);
  const release = otherwise(base.two, facts as Partial<BuiltRemote['release']>);
  await expect(putRemote(area, release, { site }, base.key)).rejects.toThrow(AreaFactsError);
  await expect(putRemote(area, release, { site }, base.key)).rejects.toThrow(said);
  expect(changed(before, hashes(site))).toEqual([]);
});

test('keeps a page of an area that the registry does not know', {
  timeout: 60_000,
}, async () => {
  const site = base.copy('unknown-page');
  writeFileSync(join(site, 'forms.html'), 'another team’s');
  await putRemote(area, base.two, { site }, base.key);
  await releaseHost({ site }, { key: base.key });
  expect(readFileSync(join(site, 'forms.html'), 'utf8')).toBe('another team’s');
});

test('a release of an area cannot change the site’s settings, and the error names the command that can', async () => {
  const site = base.copy('settings');
  const before = hashes(site);
  for (const asked of [{ database: 'http://localhost:9200' }, { court: 'txwb' }, { overrides: true }]) {
    await expect(putRemote(area, base.two, { site, ...asked }, base.key)).rejects.toThrow(SiteSettingError);
    await expect(putRemote(area, base.two, { site, ...asked }, base.key)).rejects.toThrow(
      'npm run site -- court',
    );
  }
  expect(changed(before, hashes(site))).toEqual([]);
});

test('an area that is offered with its release appears in the menu of every page', async () => {
  const site = base.copy('offered');
  const facts = {
    routes: [{ path: '/forms', page: 'forms.html' }],
    menu: [{ path: '/forms', label: { 'en-US': 'Forms' } }],
  };
  await putRemote('mfe-forms', otherwise(base.two, facts), { site }, base.key);
  expect(filesBelow(site)).not.toContain('forms.html');
  await putRemote('mfe-forms', otherwise(base.two, facts), { site }, base.key, true);
  for (const page of ['forms.html', 'settings.html', 'home.html', '404.html'])
    expect(readFileSync(join(site, page), 'utf8'), page).toContain('"path":"/forms"');
});
