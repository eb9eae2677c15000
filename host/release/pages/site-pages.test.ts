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
} from './testing/composed-pages';

const { pages, headers } = composed();
const page = (name: string) => pages.get(name) ?? '';

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

const isDrawn = (name: string) => page(name).includes('<script data-reads');

test.each([...pages.keys()].filter((name) => !isDrawn(name)))(
  'the one script that blocks %s is the theme’s, after all the head asks for',
  (name) => {
    const [head = '', body = ''] = page(name).split('</head>');
    expect(head).toMatch(/<script src="\/assets\/theme\.js" [^>]*><\/script>\s*$/);
    expect(head.match(/<script(?! defer| async)[^>]* src=/g)).toHaveLength(1);
    expect(body).not.toMatch(/<script[^>]* src=/);
  },
);

test.each([...pages.keys()].filter(isDrawn))('nothing but its own scripts blocks %s', (name) => {
  expect(page(name)).not.toMatch(/<script(?! defer| async)[^>]* src=/);
});

const scriptsOf = (name: string, priority = 'high') => {
  const named = page(name).matchAll(/<script defer fetchpriority="(high|low)" src="([^"]*)"/g);
  return [...named].filter(([, asked]) => asked === priority).map(([, , src]) => src);
};

test('a page names the scripts its own route wants and no more: the host first, the entry last', () => {
  const [main, detail, entry] = [
    '/assets/main.js',
    '/mfe-calendar/1.0.0/detail.js',
    '/mfe-calendar/1.0.0/entry.js',
  ];
  expect(scriptsOf('hearing-detail.html')).toEqual([main, detail, entry]);
  // the rows come first, and the app after them
  expect(scriptsOf('calendar.html', 'low')).toEqual([main, entry]);
  expect(scriptsOf('404.html')).toEqual([main]);
  expect(page('404.html')).not.toContain('rel="preload"');
});

test('the page asks for its docket first, then for what a first paint is made of, then for the app; no sheet holds it back', () => {
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
  // of two rules that weigh the same the later wins: an area's over the host's
  expect(sheets).toEqual(['/mfe-calendar/1.0.0/remote.css']);
  expect(html.indexOf(STYLE)).toBeLessThan(html.indexOf('rel="stylesheet"'));
});

test('a page says what it reads; of a release from before that could be said, the day', () => {
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

test('an area without a first paint has its page’s scripts asked for at once', () => {
  const { firstPaint: _, ...current } = calendar.current;
  const areas = { 'mfe-calendar': { ...calendar, current: current as typeof calendar.current } };
  const plain = composed({ registry: { ...registry, areas } }).pages.get('calendar.html') ?? '';
  expect(plain).not.toContain('fetchpriority="low"');
  expect(plain).not.toContain('<script async');
});

test('templates of a host from before the first paint are filled as before', () => {
  const html = [{ text: 'readBefore' }, ' ', { text: 'readAfter' }, ' ', { text: 'readZone' }];
  const docket = { html, headers: {} };
  const older = { ...templates, templates: { ...templates.templates, docket } };
  expect(composed({ templates: older }).pages.get('calendar.html')).toBe(
    'http://localhost:9200/hearingCalendar11/days/ .json?ns=txwb America/Chicago',
  );
});

test('the device page holds all courts, names no file of a remote and reads nothing by itself', () => {
  const other = { ...court, code: 'wawb', modules: [] };
  const device = composed({ courts: [court, other] }).pages.get('device/index.html');
  expect(device).toContain('"build":"device"');
  expect(device).toContain('"code":"wawb"');
  expect(device).not.toMatch(/<(link|script)[^>]* (href|src)="\/mfe-/);
  expect(device).not.toMatch(/__courtEarlyRead|draws the shell/);
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

test('what a release needs and uses stands in its pages, whatever their host has: a page of another host judges by it', () => {
  const usesOf = (...uses: string[]) => {
    const released = { ...calendar, current: { ...calendar.current, uses } };
    const { pages: made } = composed({ registry: { ...registry, areas: { 'mfe-calendar': released } } });
    return configOf(made.get('calendar.html') ?? '').registry.areas['mfe-calendar']?.current.uses;
  };
  expect(usesOf(...host.exports)).toEqual(host.exports);
  expect(usesOf('noSuchName')).toEqual(['noSuchName']);
});

test('a host’s new optional slot stands in pages of an older tool as the last composing wrote it, in each page its own', () => {
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
  // without the slot the page is the one of before
  expect(older.pages.get('settings.html')?.replace('<!-- winter -->', '')).toBe(page('settings.html'));
});

test('a route that wants a template that the host does not have gets an area’s ordinary one', () => {
  expect(page('settings.html')).toContain('id="page-config"');
  expect(page('settings.html')).not.toContain('data-reads');
});

test('a sheet of an area comes at once, applies to nothing, and bears the mark its release knows it by', () => {
  expect(page('calendar.html').match(/<link [^>]*remote\.css[^>]*>/g)).toEqual([
    expect.stringContaining('rel="preload" as="style"'),
    expect.stringContaining(
      'rel="stylesheet" media="not all" data-rspack="mfe_calendar_1_0_0:chunk-602" data-rspack-loading="1"',
    ),
  ]);
});
