import { expect, test } from 'vitest';
import {
  calendar,
  composed,
  configOf,
  court,
  FIRST_PAINT,
  host,
  label,
  registry,
  STYLE,
  settings,
  templates,
} from '../pages/testing/composed-pages';

const { pages, headers } = composed();
const page = (name: string) => pages.get(name) ?? '';

test('composes a page for each route, the root, unknown addresses, and devices', () => {
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

test.each([...pages.keys()])('every script, style sheet and preload of %s has its integrity', (name) => {
  const named = page(name).match(/<(script|link)[^>]*(src|href)="\/[^>]*>/g) ?? [];
  expect(named.length).toBeGreaterThanOrEqual(2);
  for (const tag of named)
    expect(tag).toMatch(/integrity="sha384-[A-Za-z0-9+/]{64}" crossorigin="anonymous"/);
});

test('a page names no release that its host cannot run', () => {
  const other = composed({ host: { ...host, contract: 2 } });
  const named = /<(link|script)[^>]* (href|src)="\/mfe-calendar\//;
  expect(other.pages.get('calendar.html')).not.toMatch(named);
  expect(page('calendar.html')).toMatch(named);
});

test('no data can end its script element or add markup', () => {
  const text = page('calendar.html');
  expect(text).not.toContain('</script><b>');
  const [, block = ''] = /id="page-config">(.*)<\/script>/.exec(text) ?? [];
  expect(block).not.toContain('<');
  expect(JSON.parse(block).courts[0].displayName).toBe(court.displayName);
  expect(text).toContain('<title>Court &lt;/script>&lt;b>&quot;&amp;</title>');
});

const isDrawn = (name: string) => page(name).includes('<script data-reads');

test.each([...pages.keys()].filter((name) => !isDrawn(name)))(
  'the only script that blocks %s is the theme’s, after all requests of the head',
  (name) => {
    const [head = '', body = ''] = page(name).split('</head>');
    expect(head).toMatch(/<script src="\/assets\/theme\.js" [^>]*><\/script>\s*$/);
    expect(head.match(/<script(?! defer| async)[^>]* src=/g)).toHaveLength(1);
    expect(body).not.toMatch(/<script[^>]* src=/);
  },
);

test.each([...pages.keys()].filter(isDrawn))('no script file blocks %s', (name) => {
  expect(page(name)).not.toMatch(/<script(?! defer| async)[^>]* src=/);
});

const scriptsOf = (name: string, priority = 'high') => {
  const named = page(name).matchAll(/<script defer fetchpriority="(high|low)" src="([^"]*)"/g);
  return [...named].filter(([, asked]) => asked === priority).map(([, , src]) => src);
};

test('a page names only its route’s scripts: the host’s first, the entry last', () => {
  const [main, detail, entry] = [
    '/assets/main.js',
    '/mfe-calendar/1.0.0/detail.js',
    '/mfe-calendar/1.0.0/entry.js',
  ];
  expect(scriptsOf('hearing-detail.html')).toEqual([main, detail, entry]);
  // the rows load first, then the app
  expect(scriptsOf('calendar.html', 'low')).toEqual([main, entry]);
  expect(scriptsOf('404.html')).toEqual([main]);
  expect(page('404.html')).not.toContain('rel="preload"');
});

test('the page requests its docket first, then the first paint’s files, then the app, and no style sheet blocks it', () => {
  const html = page('calendar.html');
  const at = (text: string) => {
    expect(html, text).toContain(text);
    return html.indexOf(text);
  };
  const order = [
    '<script data-reads',
    ...['remote.css', 'first-paint.js'].map((file) => `/${file}"`),
    ...['id="page-config"', FIRST_PAINT, STYLE, '/* theme */'],
  ];
  const app = ['main.js', 'entry.js'].map((file) =>
    html.search(new RegExp(`<script defer fetchpriority="low" src="[^"]*/${file}"`)),
  );
  const places = [...order.map(at), ...app];
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const [before = '', after = ''] = html.split('<script data-reads');
  expect(before).not.toContain('rel="stylesheet"');
  const sheets = [...after.matchAll(/rel="stylesheet" [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  // the later of two rules with equal specificity wins, so the area's sheets are last
  expect(sheets).toEqual(['/mfe-calendar/1.0.0/remote.css']);
  expect(html.indexOf(STYLE)).toBeLessThan(html.indexOf('rel="stylesheet"'));
});

test('a page contains its reads, or the day’s docket for older releases without reads', () => {
  const reads = (text = '') =>
    JSON.parse(/data-reads="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '[]');
  const at = (path: string) => `http://localhost:9200/${path}.json?ns=txwb`;
  const day = at('hearingCalendar11/days/0000-00-00');
  expect(reads(page('calendar.html'))).toEqual([day, at('judges11')]);
  const routes = calendar.current.routes.map(({ path, page }) => ({ path, page, template: 'docket' }));
  const before = { ...calendar, current: { ...calendar.current, routes } };
  const pages = composed({ registry: { ...registry, areas: { 'mfe-calendar': before } } }).pages;
  expect(reads(pages.get('calendar.html'))).toEqual([day]);
});

test('a page without a first paint requests its scripts with high priority', () => {
  const { firstPaint: _, ...current } = calendar.current;
  const areas = { 'mfe-calendar': { ...calendar, current: current as typeof calendar.current } };
  const plain = composed({ registry: { ...registry, areas } }).pages.get('calendar.html') ?? '';
  expect(plain).not.toContain('fetchpriority="low"');
  expect(plain).not.toContain('<script async');
});

test('fills templates of a host without a first paint as before', () => {
  const html = [{ text: 'readBefore' }, ' ', { text: 'readAfter' }, ' ', { text: 'readZone' }];
  const docket = { html, headers: {} };
  const older = { ...templates, templates: { ...templates.templates, docket } };
  expect(composed({ templates: older }).pages.get('calendar.html')).toBe(
    'http://localhost:9200/hearingCalendar11/days/ .json?ns=txwb America/Chicago',
  );
});

test('the device page contains all courts, names no remote’s file and has no early reads', () => {
  const other = { ...court, code: 'wawb', modules: [] };
  const device = composed({ courts: [court, other] }).pages.get('device/index.html');
  expect(device).toContain('"build":"device"');
  expect(device).toContain('"code":"wawb"');
  expect(device).not.toMatch(/<(link|script)[^>]* (href|src)="\/mfe-/);
  expect(device).not.toMatch(/__courtEarlyRead|draws the shell/);
  expect(page('calendar.html')).not.toContain('"code":"wawb"');
});

test('an area that the court has not enabled is not on its pages', () => {
  const closed = { ...court, modules: [] };
  const none = composed({ court: closed });
  for (const text of none.pages.values()) expect(text).not.toContain('/mfe-calendar/');
  expect(none.pages.has('calendar.html')).toBe(false);
  // its addresses can still be distinguished from unknown ones
  expect(configOf(none.pages.get('404.html')).areas['mfe-calendar']).toEqual({
    paths: ['/calendar', '/hearing-detail/:id?'],
  });
});

test('versioned files are immutable, and pages and the registry are revalidated', () => {
  expect(headers['/mfe-calendar/*']?.['cache-control']).toContain('immutable');
  expect(headers['/assets/*']?.['cache-control']).toContain('immutable');
  expect(headers['/calendar.html']?.['cache-control']).toBe('no-cache');
  expect(headers['/registry.json']?.['cache-control']).toBe('no-cache');
});

test('a page contains the releases of its own area, and only the menu facts of the others', () => {
  const { registry: held, areas } = configOf(page('calendar.html'));
  const { firstPaint, preload, routes, ...release } = calendar.current;
  expect(firstPaint).toBeDefined();
  const current = {
    ...release,
    preload: preload
      .filter(({ file }) => !file.endsWith('/detail.js'))
      .map(({ file, integrity, as }) => ({ file, integrity, as })),
    routes: routes.map(({ path, page: own }) => ({ path, page: own })),
  };
  expect(held).toEqual({
    ...{ site: 'site-1', generatedAt: 1 },
    areas: { 'mfe-calendar': { ...calendar, current } },
  });
  expect(areas).toEqual({
    'mfe-settings': { paths: ['/settings'], phrase: label('the settings'), menu: settings.current.menu },
  });
  expect(Object.keys(configOf(page('404.html')).registry.areas)).toEqual([]);
  expect(Object.keys(configOf(page('device/index.html')).registry.areas)).toEqual(
    Object.keys(registry.areas),
  );
});

test('pages keep a release’s needs and uses, because a page of another host checks them', () => {
  const usesOf = (...uses: string[]) => {
    const released = { ...calendar, current: { ...calendar.current, uses } };
    const { pages: made } = composed({ registry: { ...registry, areas: { 'mfe-calendar': released } } });
    return configOf(made.get('calendar.html') ?? '').registry.areas['mfe-calendar']?.current.uses;
  };
  expect(usesOf(...host.exports)).toEqual(host.exports);
  expect(usesOf('noSuchName')).toEqual(['noSuchName']);
});

test('older tools keep the value of a host’s new optional slot on each page', () => {
  const { area } = templates.templates;
  if (!area) throw new RangeError('no template area');
  const html = [...area.html, '<!-- ', { text: 'season' }, ' -->'];
  const headers = { ...area.headers, 'x-season': [{ text: 'season' }] };
  const newer = {
    ...templates,
    slots: { required: [], optional: { season: 'unset' } },
    templates: { ...templates.templates, area: { html, headers } },
  };
  const older = composed({ templates: newer, keptSlots: { 'settings.html': { season: 'winter' } } });
  expect(older.pages.get('settings.html')).toMatch(/<!-- winter -->$/);
  expect(older.headers['/settings.html']?.['x-season']).toBe('winter');
  expect(older.pages.get('404.html')).toMatch(/<!-- unset -->$/);
  // apart from the slot, the page is unchanged
  expect(older.pages.get('settings.html')?.replace('<!-- winter -->', '')).toBe(page('settings.html'));
});

test('a route whose template the host lacks gets the area’s default', () => {
  expect(page('settings.html')).toContain('id="page-config"');
  expect(page('settings.html')).not.toContain('data-reads');
});

test('an area’s style sheet loads at once, applies to nothing, and has its release’s mark', () => {
  expect(page('calendar.html').match(/<link [^>]*remote\.css[^>]*>/g)).toEqual([
    expect.stringContaining('rel="preload" as="style"'),
    expect.stringContaining(
      'rel="stylesheet" media="not all" data-rspack="mfe_calendar_1_0_0:chunk-602" data-rspack-loading="1"',
    ),
  ]);
});
