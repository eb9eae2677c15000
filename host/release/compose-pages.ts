import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PageConfig, PageCourt, Registry } from '@court/contract';
import { HOST_PATHS } from '@court/records';
import type { HostFiles } from './build-host';
import { contentSecurity } from './content-security';
import { earlyReadScript } from './early-read';
import { firebaseFile } from './firebase-file';
import { incompatibility } from './host-provides';
import { MAP_FRAME, mapFrameHeaders, mapFramePage } from './map-frame-page';
import { pageHtml } from './page-html';
import { putText } from './put-files';
import { putRegistry } from './registry-file';
import type { SigningKey } from './signing-key';
import type { Site } from './site-record';

/** Path or path prefix (ending with `*`) → response headers. The longest that fits a path applies. */
export type SiteHeaders = Record<string, Record<string, string>>;

export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The page of the calendar, the one that reads a docket before any script of the host has run. */
const CALENDAR = 'calendar.html';

/** Folder of a site that holds the device build's page. */
export const DEVICE = 'device';

type Courts = [PageCourt, ...PageCourt[]];

export type Composition = {
  registry: Registry;
  host: HostFiles;
  /** public keys whose signature pages of the desktop build accept */
  keys: string[];
  /** whether an area may come from a developer's machine, on the desktop build alone */
  overrides?: boolean | undefined;
  /** the one court of the desktop build */
  court: PageCourt;
  /** all courts, among which a device's reader chooses */
  courts: Courts;
};

/**
 * A site's pages by file name, and its headers, from what is released: for the desktop build a page for each route, for
 * the device build one, which preloads nothing and reads nothing before the reader's court is known. Writes nothing.
 */
export function composePages({ registry, host, keys, overrides, court, courts }: Composition) {
  const pages = new Map<string, string>();
  const headers: SiteHeaders = {
    '/assets/*': { 'cache-control': IMMUTABLE, ...EVERYWHERE },
    '/registry.json': { 'cache-control': 'no-cache', ...EVERYWHERE },
  };
  const add = (page: string, config: PageConfig, area?: keyof Registry['areas']) => {
    const reads = config.build === 'desktop' && (page === CALENDAR || page === 'index.html');
    const boot = reads ? earlyReadScript(court) : null;
    const allowed = {
      courts: config.courts,
      inline: boot ? [boot] : [],
      overrides: config.overrides ?? false,
    };
    const release = area && config.registry.areas[area]?.current;
    // what this host will not run is not downloaded
    const runs = release && !incompatibility(host, release);
    const here = (runs ? release.preload : []).filter(({ pages: of }) => !of || of.includes(page));
    // an entry takes up the parts that have come before it
    const preload = here.sort(
      (a, b) => Number(a.file === release?.entry) - Number(b.file === release?.entry),
    );
    pages.set(page, pageHtml({ config, host, preload, container: release?.container ?? null, boot }));
    headers[`/${page}`] = {
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurity(allowed),
      ...(allowed.overrides ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
      ...EVERYWHERE,
    };
  };
  const desktop: PageConfig = {
    ...configOf('desktop', registry, [court]),
    keys,
    ...(overrides ? { overrides } : {}),
  };
  for (const area of Object.keys(desktop.registry.areas) as (keyof Registry['areas'])[])
    for (const { page } of desktop.registry.areas[area]?.routes ?? []) add(page, desktop, area);
  add('index.html', desktop, 'mfe-calendar');
  for (const path of HOST_PATHS) add(hostPage(path), desktop);
  add('404.html', desktop);
  add(`${DEVICE}/index.html`, configOf('device', registry, courts));
  const addMap = (page: string, of: readonly PageCourt[]) => {
    const html = mapFramePage(registry, of);
    if (html === null) return;
    pages.set(page, html);
    headers[`/${page}`] = { ...mapFrameHeaders(), ...EVERYWHERE };
  };
  addMap(MAP_FRAME, [court]);
  addMap(`${DEVICE}/${MAP_FRAME}`, courts);
  for (const area of Object.keys(registry.areas))
    headers[`/${area}/*`] = { 'cache-control': IMMUTABLE, ...EVERYWHERE };
  return { pages, headers };
}

/** File of the page at an address without parameters. */
export const hostPage = (path: string) => `${path.slice(1)}.html`;

function configOf(build: PageConfig['build'], registry: Registry, courts: Courts): PageConfig {
  return { build, production: true, courts, registry: forPages(registry, courts), keys: [] };
}

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** The registry as pages carry it: areas that a court has enabled, and no release but the current and the previous. */
function forPages(registry: Registry, courts: Courts): Registry {
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
export function writeSite(site: Site, composition: Composition, key: SigningKey): void {
  const { top, folder, base } = site;
  const { pages, headers } = composePages(composition);
  for (const [page, html] of pages) putText(join(folder, page), html);
  for (const file of [...pagesIn(folder), ...pagesIn(folder, DEVICE)])
    if (!pages.has(file)) rmSync(join(folder, file));
  // what lies outside the sub-path is answered too
  if (base !== '/') putText(join(top, '404.html'), pages.get('404.html') ?? '');
  putText(join(folder, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
  putText(join(top, 'firebase.json'), `${JSON.stringify(firebaseFile(site), null, 2)}\n`);
  putRegistry(folder, composition.registry, key);
}

/** The composed pages in a folder of the site, by their file names in the site. */
function pagesIn(site: string, folder = ''): string[] {
  const path = join(site, folder);
  if (!existsSync(path)) return [];
  const named = readdirSync(path).filter((file) => file.endsWith('.html'));
  return named.map((file) => (folder ? `${folder}/${file}` : file));
}
