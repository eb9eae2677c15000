import { createHash } from 'node:crypto';
import type { PageConfig, PageCourt, Registry } from '@court/contract';
import { readCourt } from '../../site/court-file';
import { fileHeaders } from '../../site/site-compose';
import { areaPages, hostPages, type SiteParts } from '../../site/site-pages';
import { pageTemplates } from '../page-templates';

export const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const file = (name: string) => ({ file: `/mfe-calendar/1.0.0/${name}`, integrity: hash(name) });
export const court = { ...readCourt('txwb', 'http://localhost:9200'), displayName: 'Court </script><b>"&' };
export const label = (text: string) => ({ 'en-US': text });
export const calendar = {
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
      {
        ...{ path: '/calendar', page: 'calendar.html', template: 'docket' },
        reads: ['hearingCalendar11/days/{date}', 'judges11'],
      },
      { path: '/hearing-detail/:id?', page: 'hearing-detail.html' },
    ],
    firstPaint: file('first-paint.js'),
    menu: [{ path: '/calendar', label: label('Calendar') }],
    names: { title: label('Calendar'), phrase: label('the calendar') },
    port: 4101,
  },
  previous: null,
};
const { firstPaint: _, ...without } = calendar.current;
export const settings = {
  current: {
    ...without,
    preload: [],
    entry: '/mfe-settings/1.0.0/entry.js',
    routes: [{ path: '/settings', page: 'settings.html', template: 'of another host' }],
    menu: [{ path: '/settings', label: label('Settings') }],
    names: { title: label('Settings'), phrase: label('the settings') },
    port: 4105,
  },
  previous: null,
};
export const registry: Registry = {
  format: 2,
  site: 'site-1',
  generatedAt: 1,
  areas: { 'mfe-calendar': calendar, 'mfe-settings': settings },
};
/** Simulates the host's inlined style sheet. */
export const STYLE = '/* look */';
/** Simulates the host's part of a first paint. */
export const FIRST_PAINT = '/* draws the shell */';
export const keys = ['key of the site'];
export const host = { version: '1', contract: 1, provides: {}, exports: [] };
export const templates = pageTemplates({
  theme: { file: '/assets/theme.js', integrity: hash('theme.js') },
  themeText: '/* theme */',
  scripts: [{ file: '/assets/main.js', integrity: hash('main.js') }],
  styles: [{ file: '/assets/main.css', integrity: hash(STYLE), text: STYLE }],
  firstPaint: FIRST_PAINT,
});

type Changes = Partial<Omit<SiteParts, 'courts'>> & { courts?: PageCourt[] };
/** The pages of a site with a calendar and settings, and their response headers. */
export function composed(changes: Changes = {}) {
  const of = changes.court ?? court;
  const [first = of, ...others] = changes.courts ?? [of];
  const courts: [PageCourt, ...PageCourt[]] = [first, ...others];
  const parts: SiteParts = { registry, templates, host, keys, ...changes, court: of, courts };
  const areas = Object.keys(parts.registry.areas) as (keyof Registry['areas'])[];
  const made = new Map([...hostPages(parts), ...areas.flatMap((area) => [...areaPages(parts, area)])]);
  const headers = Object.fromEntries([...made].map(([name, each]) => [`/${name}`, each.headers]));
  return {
    pages: new Map([...made].map(([name, { html }]) => [name, html])),
    headers: { ...headers, ...fileHeaders(parts.registry, [of]) } as Record<string, Record<string, string>>,
  };
}

/** The configuration in a page. */
export const configOf = (html = ''): PageConfig =>
  JSON.parse(/id="page-config">(.*)<\/script>/.exec(html)?.[1] ?? '');
