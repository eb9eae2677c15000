import type { PageConfig } from '@court/contract';
import { expect, test } from 'vitest';
import { pageHtml } from './page-html';

const integrity = 'sha384-of-it';
const html = pageHtml({
  config: {
    build: 'desktop',
    production: true,
    courts: [{ displayName: 'Court', client: { databaseURL: 'http://localhost:9' }, officialSite: '' }],
    registry: { generatedAt: 1, areas: {} },
    keys: [],
  } as unknown as PageConfig,
  host: {
    theme: { file: '/assets/theme.js', integrity },
    scripts: [{ file: '/assets/main.js', integrity }],
    styles: [{ file: '/assets/main.css', integrity }],
  },
  preload: [
    { file: '/mfe-calendar/1.0.0/remote.css', integrity, as: 'style', chunk: 602 },
    { file: '/mfe-calendar/1.0.0/entry.js', integrity, as: 'script' },
  ],
  container: 'mfe_calendar_1_0_0',
  boot: 'begin()',
});

test('a sheet of an area comes at once, applies to nothing, and bears the mark its release knows it by', () => {
  expect(html.match(/<link [^>]*remote\.css[^>]*>/g)).toEqual([
    expect.stringContaining('rel="preload" as="style"'),
    expect.stringContaining(
      'rel="stylesheet" media="not all" data-rspack="mfe_calendar_1_0_0:chunk-602" data-rspack-loading="1"',
    ),
  ]);
});

test('all that a page with an inline script wants is asked for before that runs, and no sheet holds it back', () => {
  const [before = '', after = ''] = html.split('<script>begin()</script>');
  for (const file of ['main.js', 'entry.js', 'main.css', 'remote.css', 'theme.js'])
    expect(before, file).toContain(`/${file}"`);
  expect(before).not.toContain('rel="stylesheet"');
  const sheets = [...after.matchAll(/rel="stylesheet" [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  // of two rules that weigh the same the later wins: an area's over the host's
  expect(sheets).toEqual(['/assets/main.css', '/mfe-calendar/1.0.0/remote.css']);
});
