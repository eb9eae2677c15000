import { describe, expect, test } from 'vitest';
import { scriptHash } from '../build/content-hash';
import { pageTemplates } from './page-templates';
import {
  calendar,
  composed,
  court,
  FIRST_PAINT,
  hash,
  registry,
  STYLE,
  templates,
} from './testing/composed-pages';

/** A style sheet as it is inlined in a page. */
const styled = (file: string, text: string) =>
  `<style data-file="${file}" data-integrity="${hash(text)}">${text}</style>\n`;

describe('home, which the host draws before its app runs', () => {
  const sheet = { file: '/assets/home.css', integrity: hash('/* home’s look */'), text: '/* home’s look */' };
  const files = {
    theme: { file: '/assets/theme.js', integrity: hash('theme.js') },
    themeText: '/* theme */',
    scripts: [{ file: '/assets/main.js', integrity: hash('main.js') }],
    styles: [{ file: '/assets/main.css', integrity: hash(STYLE), text: STYLE }],
  };
  const own = pageTemplates({
    ...files,
    firstPaint: '/* shell */',
    home: { firstPaint: '/* home */', sheets: [{ ...sheet, mark: 'court_host:chunk-7' }] },
  });
  const made = composed({ templates: own });

  test('has its own script and style sheet, and reads today’s counts', () => {
    const html = made.pages.get('home.html') ?? '';
    expect(html).toContain('<script>/* home */</script>');
    expect(html).toContain(
      `${styled('/assets/main.css', STYLE)}${styled(sheet.file, sheet.text)}<link rel="stylesheet" data-rspack="court_host:chunk-7">\n`,
    );
    expect(html).not.toContain('href="/assets/home.css');
    expect(made.headers['/home.html']?.['content-security-policy']).toContain(
      `style-src 'self' ${scriptHash(STYLE)} ${scriptHash(sheet.text)}`,
    );
    expect(html).toContain('months/0000-00/d00.json?ns=txwb');
    expect(html).toContain('<script defer fetchpriority="low" src="/assets/main.js"');
    expect(made.headers['/home.html']?.['content-security-policy']).toContain(scriptHash('/* home */'));
  });

  test('leaves all other pages unchanged', () => {
    const before = composed({ templates: pageTemplates({ ...files, firstPaint: '/* shell */' }) }).pages;
    const others = [...made.pages].filter(([file]) => file !== 'home.html');
    expect(others).toEqual([...before].filter(([file]) => file !== 'home.html'));
    expect(before.get('home.html')).not.toContain('data-reads');
  });

  test('reads nothing if the court has no calendar', () => {
    const plain = composed({ templates: own, court: { ...court, modules: [] } });
    expect(plain.pages.get('home.html')).toContain('data-reads="[]"');
  });
});

describe('a page with a first paint for another view', () => {
  const paint = (name: string) => ({ file: `/mfe-calendar/1.0.0/${name}.js`, integrity: hash(name) });
  const views = { list: { reads: ['lists11', 'judges11'], firstPaint: 'list' } };
  const [route, ...routes] = calendar.current.routes;
  const current = {
    ...calendar.current,
    routes: [{ ...route, path: '/calendar', page: 'calendar.html', views }, ...routes],
  };
  const pageOf = (more: object, of = templates) =>
    composed({
      registry: { ...registry, areas: { 'mfe-calendar': { ...calendar, current: { ...current, ...more } } } },
      templates: of,
    }).pages.get('calendar.html') ?? '';
  const firstPaints = { list: paint('list') };

  test('contains each view’s first paint in a template before the inline script, with the view’s reads', () => {
    const html = pageOf({ firstPaints });
    expect(html.match(/<template id="first-paint-[^>]*"><script async [^>]* src="[^"]*"/g)).toEqual([
      '<template id="first-paint-"><script async fetchpriority="high" src="/mfe-calendar/1.0.0/first-paint.js"',
      '<template id="first-paint-list"><script async fetchpriority="high" src="/mfe-calendar/1.0.0/list.js"',
    ]);
    expect(html.match(/<script async/g)).toHaveLength(2);
    expect(html.lastIndexOf('<template id="first-paint-')).toBeLessThan(html.indexOf('<script data-reads'));
    expect(html).toContain('{&quot;list&quot;:[&quot;http://localhost:9200/lists11.json?ns=txwb&quot;');
    expect(html).toContain('fetchpriority="low"');
  });

  test('has one script, which is inlined, if its views share one', () => {
    const code = '/* draws days and lists */';
    const firstPaint = { file: '/mfe-calendar/1.0.0/all.js', integrity: hash(code) };
    const shared = { ...current, firstPaint, firstPaints: { list: firstPaint } };
    const { pages } = composed({
      registry: { ...registry, areas: { 'mfe-calendar': { ...calendar, current: shared } } },
      textOf: () => code,
    });
    const html = pages.get('calendar.html') ?? '';
    expect(html).toContain(`<script>${code}</script>`);
    expect(html).not.toContain('<template id="first-paint-');
    expect(html).not.toContain('all.js');
    expect(html).toContain('{&quot;list&quot;:[&quot;http://localhost:9200/lists11.json?ns=txwb&quot;');
  });

  test('equals a page without views if its release lacks that first paint', () => {
    const plain = composed().pages.get('calendar.html') ?? '';
    const script = /<script async[^>]*>/;
    const html = pageOf({});
    expect(html).not.toContain('<template id="first-paint-');
    expect(html.match(script)?.[0]).toBe(plain.match(script)?.[0]);
    expect(html).toContain('data-views="{}"');
  });

  test('contains only the day’s first paint in templates of a host without views', () => {
    const older = [{ text: 'reads' }, { rows: 'firstPaint', each: [' ', { text: 'file' }] }];
    const docket = { html: older, headers: {} };
    const html = pageOf({ firstPaints }, { ...templates, templates: { ...templates.templates, docket } });
    expect(html).toContain('judges11');
    expect(html).not.toContain('list');
    expect(html.endsWith(' /mfe-calendar/1.0.0/first-paint.js')).toBe(true);
  });
});

describe('the area’s first paint in the page', () => {
  const code = '/* draws rows: é & "quoted" */';
  const firstPaint = { file: '/mfe-calendar/1.0.0/first-paint.js', integrity: hash(code) };
  const current = { ...calendar.current, firstPaint };
  const areas = { 'mfe-calendar': { ...calendar, current } };
  const of = (text: string | null, integrity = hash(code)) => {
    const own = { ...current, firstPaint: { ...firstPaint, integrity } };
    const made = { registry: { ...registry, areas: { 'mfe-calendar': { ...calendar, current: own } } } };
    return composed({ ...made, textOf: (file) => (file === firstPaint.file ? text : null) });
  };
  const FILE = '<script async fetchpriority="high" src="/mfe-calendar/1.0.0/first-paint.js"';

  test('is inlined unchanged after the host’s part, allowed by its integrity, without a file request', () => {
    const { pages, headers } = of(code);
    const html = pages.get('calendar.html') ?? '';
    expect(html).toContain(
      `<script>${FIRST_PAINT}</script>\n<script>${code}</script>\n${styled('/assets/main.css', STYLE)}<script>/* theme */</script>\n<script defer`,
    );
    expect(html).not.toContain(FILE);
    expect(html.indexOf(code)).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(html.indexOf('id="page-config"')).toBeLessThan(html.indexOf(code));
    for (const policy of [headers['/calendar.html']?.['content-security-policy'], html.slice(0, 900)])
      expect(policy).toContain(` '${hash(code)}'; style-src`);
    expect(headers['/hearing-detail.html']?.['content-security-policy']).not.toContain(hash(code));
  });

  test.each([
    ['is missing', null, hash(code)],
    ['was changed', `${code};`, hash(code)],
    ['would end its element', 'a="</SCRIPT>"', hash('a="</SCRIPT>"')],
    ['would be changed by the HTML parser', 'a\r\nb', hash('a\r\nb')],
  ])('is a file if its text %s', (_, text, integrity) => {
    const { pages, headers } = of(text, integrity);
    expect(pages.get('calendar.html')).toContain(`${FILE} integrity="${integrity}"`);
    expect(headers['/calendar.html']?.['content-security-policy']).not.toContain(integrity);
  });

  test('is a file in templates of a host that does not inline it', () => {
    const docket = { html: [{ rows: 'onePaint', each: [' ', { text: 'file' }] }], headers: {} };
    const older = { ...templates, templates: { ...templates.templates, docket } };
    const { pages } = composed({ registry: { ...registry, areas }, templates: older, textOf: () => code });
    expect(pages.get('calendar.html')).toBe(' /mfe-calendar/1.0.0/first-paint.js');
  });
});

test('the theme’s script is inlined in a page with a first paint, and blocks no rendering', () => {
  const { pages, headers } = composed();
  const html = pages.get('calendar.html') ?? '';
  expect(html).toContain(`${styled('/assets/main.css', STYLE)}<script>/* theme */</script>\n`);
  expect(html.indexOf(FIRST_PAINT)).toBeLessThan(html.indexOf(STYLE));
  expect(html).not.toContain('theme.js');
  expect(html).not.toMatch(/<script(?! defer| async)[^>]* src=/);
  expect(headers['/calendar.html']?.['content-security-policy']).toContain(scriptHash('/* theme */'));
  expect(pages.get('settings.html')).toMatch(/<script src="\/assets\/theme\.js" [^>]*><\/script>\s*<\/head>/);
});

describe('the area’s sheets in the page', () => {
  const more = {
    file: '/mfe-calendar/1.0.0/more.css',
    integrity: hash('more'),
    as: 'style' as const,
    chunk: 7,
  };
  const preload = calendar.current.preload.map((file) => ({
    ...file,
    ...(file.as === 'style' ? { integrity: hash('@layer area{}') } : {}),
  }));
  const current = { ...calendar.current, preload: [...preload, more] };
  const texts: Record<string, string> = { 'remote.css': '@layer area{}', 'more.css': 'more' };
  const of = (changes: Record<string, string | null> = {}) => {
    const known: Record<string, string | null> = { ...texts, ...changes };
    const areas = { 'mfe-calendar': { ...calendar, current } };
    const made = composed({
      registry: { ...registry, areas },
      textOf: (file) => known[file.split('/').pop() ?? ''] ?? null,
    });
    const html = made.pages.get('calendar.html') ?? '';
    return { html, policy: made.headers['/calendar.html']?.['content-security-policy'] ?? '' };
  };

  test('are inlined after the host’s in order, allowed by their integrity, with their release’s marks', () => {
    const { html, policy } = of();
    const mark = (chunk: number) =>
      `<link rel="stylesheet" data-rspack="mfe_calendar_1_0_0:chunk-${chunk}">\n`;
    const [of0, of1] = ['remote.css', 'more.css'].map((file) =>
      styled(`/mfe-calendar/1.0.0/${file}`, texts[file] ?? ''),
    );
    expect(html).toContain(
      `${styled('/assets/main.css', STYLE)}${of0}${mark(602)}${of1}${mark(7)}<script>/* theme */</script>\n<script defer`,
    );
    // only the page's configuration names it, and nothing requests it
    expect(html).not.toContain('href="/mfe-calendar/1.0.0/remote.css"');
    for (const text of [policy, html.slice(0, 1_500)])
      expect(text).toContain(
        `style-src 'self' ${scriptHash(STYLE)} '${hash('@layer area{}')}' '${hash('more')}'`,
      );
  });

  test.each([
    ['is missing', null],
    ['was changed', 'less'],
  ])('are all files if the text of one %s', (_, text) => {
    const { html, policy } = of({ 'more.css': text });
    for (const file of ['remote.css', 'more.css'])
      expect(html).toMatch(new RegExp(`<link rel="stylesheet" media="not all" [^>]*/${file}"`));
    expect(html).not.toContain('>@layer area');
    expect(policy).toContain(`style-src 'self' ${scriptHash(STYLE)};`);
  });
});
