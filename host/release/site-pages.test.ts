import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import type { PageConfig, PageCourt, Registry } from '@court/contract';
import { dayPath, restUrl } from '@court/records';
import { expect, test } from 'vitest';
import { readCourt } from './court-file';
import { EARLY_READ, earlyReadData } from './early-read';
import { pageTemplates } from './page-templates';
import { fileHeaders } from './site-compose';
import { areaPages, hostPages, type SiteParts } from './site-pages';

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const file = (name: string) => ({ file: `/mfe-calendar/1.0.0/${name}`, integrity: hash(name) });
const court = { ...readCourt('txwb', 'http://localhost:9200'), displayName: 'Court </script><b>"&' };
const label = (text: string) => ({ 'en-US': text });
const calendar = {
  current: {
    version: '1.0.0',
    releasedAt: 1,
    entry: '/mfe-calendar/1.0.0/entry.js',
    integrity: hash('entry.js'),
    container: 'mfe_calendar_1_0_0',
    contract: 1,
    needs: {},
    preload: [
      { ...file('entry.js'), as: 'script' as const },
      { ...file('remote.css'), as: 'style' as const, chunk: 602 },
      { ...file('detail.js'), as: 'script' as const, pages: ['hearing-detail.html'] },
    ],
    routes: [
      { path: '/calendar', page: 'calendar.html', template: 'docket' },
      { path: '/hearing-detail/:id?', page: 'hearing-detail.html' },
    ],
    menu: [{ path: '/calendar', label: label('Calendar') }],
    names: { title: label('Calendar'), phrase: label('the calendar') },
    port: 4101,
  },
  previous: null,
};
const settings = {
  current: {
    ...calendar.current,
    preload: [],
    entry: '/mfe-settings/1.0.0/entry.js',
    routes: [{ path: '/settings', page: 'settings.html', template: 'of another host' }],
    menu: [{ path: '/settings', label: label('Settings') }],
    names: { title: label('Settings'), phrase: label('the settings') },
    port: 4105,
  },
  previous: null,
};
const registry: Registry = {
  format: 2,
  site: 'site-1',
  generatedAt: 1,
  areas: { 'mfe-calendar': calendar, 'mfe-settings': settings },
};
const keys = ['key of the site'];
const host = { version: '1', contract: 1, provides: {}, exports: [] };
const templates = pageTemplates({
  theme: { file: '/assets/theme.js', integrity: hash('theme.js') },
  scripts: [{ file: '/assets/main.js', integrity: hash('main.js') }],
  styles: [{ file: '/assets/main.css', integrity: hash('main.css') }],
});

type Changes = Partial<Omit<SiteParts, 'courts'>> & { courts?: PageCourt[] };
function composed(changes: Changes = {}) {
  const of = changes.court ?? court;
  const [first = of, ...others] = changes.courts ?? [of];
  const courts: [PageCourt, ...PageCourt[]] = [first, ...others];
  const parts: SiteParts = { registry, templates, host, keys, ...changes, court: of, courts };
  const areas = Object.keys(parts.registry.areas) as (keyof Registry['areas'])[];
  const made = new Map([...hostPages(parts), ...areas.flatMap((area) => [...areaPages(parts, area)])]);
  const headers = Object.fromEntries([...made].map(([name, each]) => [`/${name}`, each.headers]));
  return {
    pages: new Map([...made].map(([name, { html }]) => [name, html])),
    headers: { ...headers, ...fileHeaders(parts.registry) } as Record<string, Record<string, string>>,
  };
}
const { pages, headers } = composed();
const configOf = (html = ''): PageConfig =>
  JSON.parse(/id="page-config">(.*)<\/script>/.exec(html)?.[1] ?? '');
const page = (name: string) => pages.get(name) ?? '';
const policy = (name: string) => headers[`/${name}`]?.['content-security-policy'] ?? '';

test('there is a page for each route, one for the root, one for everything else, and one for devices', () => {
  expect([...pages.keys()].sort()).toEqual([
    '404.html',
    'android-qr-code.html',
    'calendar.html',
    'courts.html',
    'device/index.html',
    'hearing-detail.html',
    'home.html',
    'index.html',
    'ios-qr-code.html',
    'settings.html',
  ]);
});

test.each([...pages.keys()])('every script, style sheet and preload of %s carries its integrity', (name) => {
  const named = page(name).match(/<(script|link)[^>]*(src|href)="\/[^>]*>/g) ?? [];
  expect(named.length).toBeGreaterThanOrEqual(2);
  for (const tag of named)
    expect(tag).toMatch(/integrity="sha384-[A-Za-z0-9+/]{64}" crossorigin="anonymous"/);
});

test('the policy allows exactly the inline script that the page has', () => {
  const [, inline = ''] = /<script data-before[^>]*>([^<]*)<\/script>/.exec(page('calendar.html')) ?? [];
  expect(inline).not.toBe('');
  const allowed = `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
  expect(policy('calendar.html')).toContain(`script-src 'self' ${allowed};`);
  expect(page('calendar.html')).toContain(allowed);
  expect(page('hearing-detail.html')).not.toMatch(/<script>|data-before/);
  expect(policy('hearing-detail.html')).toContain("script-src 'self';");
});

test('the policy is strict, and names the court’s database over HTTP and by websocket', () => {
  for (const name of pages.keys()) {
    expect(policy(name)).not.toContain('unsafe');
    expect(policy(name)).toContain("default-src 'none'");
    expect(policy(name)).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy(name)).toContain("connect-src 'self' http://localhost:9200 ws://localhost:9200;");
    expect(policy(name)).toContain("frame-ancestors 'none'");
    expect(headers[`/${name}`]?.['integrity-policy']).toBe('blocked-destinations=(script)');
  }
});

test('where the court wants to be told of loads, its pages may send there, and nowhere else', () => {
  const told = { ...court, reportsTo: 'https://reports.court.test/loads' };
  expect(composed({ court: told }).headers['/calendar.html']?.['content-security-policy']).toContain(
    "connect-src 'self' http://localhost:9200 ws://localhost:9200 https://reports.court.test;",
  );
});

test('only where overrides are allowed may code come from a developer’s machine, and go without integrity', () => {
  const open = composed({ overrides: true });
  const sent = open.headers['/calendar.html'] ?? {};
  expect(sent['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(sent['content-security-policy']).toMatch(/script-src [^;]* http:\/\/localhost:\*; style-src/);
  expect(sent['integrity-policy']).toBeUndefined();
  expect(open.pages.get('calendar.html')).toContain('"overrides":true');
  // by which a page knows an area's own development server
  expect(open.pages.get('calendar.html')).toContain('"port":4105');
  expect(policy('calendar.html')).not.toContain('localhost:*');
  expect(page('calendar.html')).not.toMatch(/overrides|"port":4105/);
  expect(open.headers['/device/index.html']?.['content-security-policy']).not.toContain('localhost:*');
});

test('where the court has a maps key, one document more may ask Google, and it alone; pages may frame their own site', () => {
  const keyed = { ...court, mapsKey: 'AIzaSy-no-key-of-anybody' };
  const frame = [
    { file: '/mfe-locations/1.0.0/frame/main.js', integrity: hash('main.js'), as: 'script' as const },
  ];
  const locations = { ...calendar, current: { ...calendar.current, routes: [], frame } };
  const released = { ...registry, areas: { ...registry.areas, 'mfe-locations': locations } };
  const framed = composed({ registry: released, court: keyed, courts: [court, keyed] });
  for (const name of ['google-map.html', 'device/google-map.html']) {
    const { 'content-security-policy': policy = '', ...others } = framed.headers[`/${name}`] ?? {};
    expect(policy).toMatch(/script-src 'self' 'unsafe-eval' blob: https:\/\/\*\.googleapis\.com/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(others['integrity-policy']).toBeUndefined();
    expect(framed.pages.get(name)).toContain(`src="${frame[0]?.file}" integrity="${frame[0]?.integrity}"`);
    expect(framed.pages.get(name)).toContain('"mapsKey":"AIzaSy-no-key-of-anybody"');
  }
  for (const name of pages.keys()) {
    const policy = framed.headers[`/${name}`]?.['content-security-policy'];
    expect(policy).toContain("frame-src 'self'; base-uri");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/google|gstatic|unsafe/);
  }
  const without = composed({ registry: released });
  expect([...without.pages.keys()].filter((name) => name.includes('google'))).toEqual([]);
  expect(without.headers['/calendar.html']?.['content-security-policy']).not.toContain('frame-src');
  const closed = { ...keyed, modules: [] };
  expect([...composed({ registry: released, court: closed }).pages.keys()]).not.toContain('google-map.html');
});

test('a page names nothing that its host would refuse to run', () => {
  const other = composed({ host: { ...host, contract: 2 } });
  const named = /<(link|script)[^>]* (href|src)="\/mfe-calendar\//;
  expect(other.pages.get('calendar.html')).not.toMatch(named);
  expect(page('calendar.html')).toMatch(named);
});

test('nothing in the data can end its script element or add markup', () => {
  const text = page('calendar.html');
  expect(text).not.toContain('</script><b>');
  const [, block = ''] = /id="page-config">(.*)<\/script>/.exec(text) ?? [];
  expect(block).not.toContain('<');
  expect(JSON.parse(block).courts[0].displayName).toBe(court.displayName);
  expect(text).toContain('<title>Court &lt;/script>&lt;b>&quot;&amp;</title>');
});

test.each([...pages.keys()])(
  'the one script that blocks %s is the theme’s, after all the head asks for',
  (name) => {
    const [head = '', body = ''] = page(name).split('</head>');
    expect(head).toMatch(/<script src="\/assets\/theme\.js" [^>]*><\/script>\s*$/);
    expect(head.match(/<script(?! defer)[^>]* src=/g)).toHaveLength(1);
    expect(body).not.toMatch(/<script[^>]* src=/);
  },
);

const scriptsOf = (name: string) =>
  [...page(name).matchAll(/<script defer fetchpriority="high" src="([^"]*)"/g)].map(([, src]) => src);

test('a page names the scripts its own route wants and no more: the host first, the entry last', () => {
  const [main, detail, entry] = [
    '/assets/main.js',
    '/mfe-calendar/1.0.0/detail.js',
    '/mfe-calendar/1.0.0/entry.js',
  ];
  expect(scriptsOf('hearing-detail.html')).toEqual([main, detail, entry]);
  expect(scriptsOf('calendar.html')).toEqual([main, entry]);
  expect(scriptsOf('404.html')).toEqual([main]);
  expect(page('404.html')).not.toContain('rel="preload"');
});

test('all that a page with an inline script wants is asked for before that runs, and no sheet holds it back', () => {
  const [before = '', after = ''] = page('calendar.html').split('<script data-before');
  const wanted = ['main.js', 'entry.js', 'main.css', 'remote.css', 'theme.js'];
  for (const file of wanted) expect(before, file).toContain(`/${file}"`);
  expect(before).not.toContain('rel="stylesheet"');
  const sheets = [...after.matchAll(/rel="stylesheet" [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  // of two rules that weigh the same the later wins: an area's over the host's
  expect(sheets).toEqual(['/assets/main.css', '/mfe-calendar/1.0.0/remote.css']);
});

test('the device page holds all courts, names no file of a remote and reads nothing by itself', () => {
  const other = { ...court, code: 'wawb', modules: [] };
  const device = composed({ courts: [court, other] }).pages.get('device/index.html');
  expect(device).toContain('"build":"device"');
  expect(device).toContain('"code":"wawb"');
  expect(device).not.toMatch(/<(link|script)[^>]* (href|src)="\/mfe-/);
  expect(device).not.toContain('__courtEarlyRead');
  expect(page('calendar.html')).not.toContain('"code":"wawb"');
});

test('an area that the court has not enabled is not in its pages', () => {
  const closed = { ...court, modules: [] };
  const none = composed({ court: closed });
  for (const text of none.pages.values()) expect(text).not.toContain('/mfe-calendar/');
  expect(none.pages.has('calendar.html')).toBe(false);
  // what an address would show is still told apart from one that nobody knows
  expect(configOf(none.pages.get('404.html')).areas['mfe-calendar']).toEqual({
    paths: ['/calendar', '/hearing-detail/:id?'],
  });
});

test('versioned files are immutable; pages and registry are asked for anew', () => {
  expect(headers['/mfe-calendar/*']?.['cache-control']).toContain('immutable');
  expect(headers['/assets/*']?.['cache-control']).toContain('immutable');
  expect(headers['/calendar.html']?.['cache-control']).toBe('no-cache');
  expect(headers['/registry.json']?.['cache-control']).toBe('no-cache');
});

test('a page holds the releases of its own area, and of the others what a menu is made of', () => {
  const { registry: held, areas } = configOf(page('calendar.html'));
  expect(held).toEqual({ site: 'site-1', generatedAt: 1, areas: { 'mfe-calendar': calendar } });
  expect(areas).toEqual({
    'mfe-settings': { paths: ['/settings'], phrase: label('the settings'), menu: settings.current.menu },
  });
  expect(Object.keys(configOf(page('404.html')).registry.areas)).toEqual([]);
  expect(Object.keys(configOf(page('device/index.html')).registry.areas)).toEqual(
    Object.keys(registry.areas),
  );
});

test('a route that wants a template that the host does not have gets an area’s ordinary one', () => {
  expect(page('settings.html')).toContain('id="page-config"');
  expect(page('settings.html')).not.toContain('data-before');
});

test('a sheet of an area comes at once, applies to nothing, and bears the mark its release knows it by', () => {
  expect(page('calendar.html').match(/<link [^>]*remote\.css[^>]*>/g)).toEqual([
    expect.stringContaining('rel="preload" as="style"'),
    expect.stringContaining(
      'rel="stylesheet" media="not all" data-rspack="mfe_calendar_1_0_0:chunk-602" data-rspack-loading="1"',
    ),
  ]);
});

/** Runs the boot script as a page at `search` would; returns what it leaves behind and the addresses it asked for. */
function boot(search: string, fetch: (url: string) => Promise<unknown>) {
  const document = { currentScript: { dataset: earlyReadData(court) } };
  const page: Record<string, unknown> = {
    URLSearchParams,
    Intl,
    Date,
    location: { search },
    document,
    fetch,
  };
  runInNewContext(EARLY_READ.replace('globalThis.', ''), page);
  return page.__courtEarlyRead as { url: string; at: number; answer: Promise<unknown> };
}

test('the early read asks for the address that the docket is read from, letter by letter', async () => {
  const early = boot('?date=2026-11-23', async () => ({ ok: true, json: async () => ({ a: 1 }) }));
  expect(early.url).toBe(restUrl(court.client.databaseURL, dayPath('hearings', '2026-11-23')));
  expect(await early.answer).toEqual({ a: 1 });
});

test('without a date, or with one that is none, it reads today in the court’s first zone', () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: court.timeZones[0] }).format();
  for (const search of ['', '?date=', '?date=x/../y'])
    expect(boot(search, async () => ({ ok: false })).url).toContain(`/days/${today}.json?ns=txwb`);
});

test('an early read that fails says undefined and rejects nothing', async () => {
  expect(await boot('', async () => Promise.reject(new Error('offline'))).answer).toBeUndefined();
  expect(await boot('', async () => ({ ok: false })).answer).toBeUndefined();
});
