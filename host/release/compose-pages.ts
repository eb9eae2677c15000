import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PageConfig, PageCourt } from '@court/shared/contract/page-config';
import type { Registry } from '@court/shared/contract/registry';
import type { HostFiles } from './build-host';
import { contentSecurity } from './content-security';
import { earlyReadScript } from './early-read';
import { pageHtml } from './page-html';
import { putText } from './put-files';

/** Path or path prefix (ending with `*`) → response headers. The longest that fits a path applies. */
export type SiteHeaders = Record<string, Record<string, string>>;

export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The page of the calendar, the one that reads a docket before any script of the host has run. */
const CALENDAR = 'calendar.html';

export type Composition = { registry: Registry; courts: [PageCourt, ...PageCourt[]]; host: HostFiles };

/** A site's pages by file name, and its headers, from what is released. Writes nothing. */
export function composePages({ registry, courts, host }: Composition) {
  const config: PageConfig = {
    build: 'desktop',
    production: true,
    courts,
    registry: forPages(registry, courts),
  };
  const pages = new Map<string, string>();
  const headers: SiteHeaders = {
    '/assets/*': { 'cache-control': IMMUTABLE, ...EVERYWHERE },
    '/registry.json': { 'cache-control': 'no-cache', ...EVERYWHERE },
  };
  const add = (page: string, area?: keyof Registry['areas']) => {
    const boot = page === CALENDAR || page === 'index.html' ? earlyReadScript(courts[0]) : null;
    const release = area && config.registry.areas[area]?.current;
    const preload = (release?.preload ?? []).filter(({ pages: of }) => !of || of.includes(page));
    pages.set(page, pageHtml({ config, host, preload, boot }));
    headers[`/${page}`] = {
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurity(courts, boot ? [boot] : []),
      'integrity-policy': 'blocked-destinations=(script)',
      ...EVERYWHERE,
    };
  };
  for (const area of Object.keys(config.registry.areas) as (keyof Registry['areas'])[]) {
    headers[`/${area}/*`] = { 'cache-control': IMMUTABLE, ...EVERYWHERE };
    for (const { page } of config.registry.areas[area]?.routes ?? []) add(page, area);
  }
  add('index.html', 'mfe-calendar');
  add('404.html');
  return { pages, headers };
}

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** The registry as pages carry it: areas that a court has enabled, and no release but the current and the previous. */
function forPages(registry: Registry, courts: PageCourt[]): Registry {
  const enabled = new Set<string>(courts.flatMap(({ modules }) => modules));
  return {
    ...registry,
    areas: Object.fromEntries(Object.entries(registry.areas).filter(([area]) => enabled.has(area))),
  };
}

/**
 * Writes a site's pages, then its headers, and its registry last: a page is never older than the registry beside it.
 * Pages that are no longer composed are removed.
 */
export function writeSite(site: string, composition: Composition): void {
  const { pages, headers } = composePages(composition);
  for (const [page, html] of pages) putText(join(site, page), html);
  for (const file of readdirSync(site))
    if (file.endsWith('.html') && !pages.has(file)) rmSync(join(site, file));
  putText(join(site, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
  putText(join(site, 'registry.json'), `${JSON.stringify(composition.registry, null, 2)}\n`);
}
