import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageCourt, Registry, Release } from '@court/contract';
import { type Area, isArea } from '@court/domain';
import { SiteFormatError } from '../build/registry-format';
import { workerSecurity } from '../pages/content-security';
import type { PageTemplates } from '../pages/page-template';
import { DEVICE, EVERYWHERE } from '../pages/page-templates';
import { associationFiles } from './association-files';
import { firebaseFile } from './firebase-file';
import { HOST_FILE, type HostRecord, readTemplates, templatesFile } from './host-record';
import { MANIFEST_FILE, webManifest } from './manifest';
import { REGISTRY_FILE, registryText } from './registry-file';
import type { SigningKey } from './signing-key';
import { COURTS_FILE, courtsText, pageCourts, type SiteCourts } from './site-courts';
import { areaPages, devicePage, hostPages, type SitePage, type SiteParts } from './site-pages';
import { type Site, siteRecord } from './site-record';
import type { SiteChanges } from './site-write';

/** Path or path prefix (ending with `*`) → response headers. The longest match applies. */
export type SiteHeaders = Record<string, Record<string, string>>;

export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A release and its build folder. */
type Incoming = { area: Area; release: Pick<Release, 'version'>; folder: string };

/** The new state of a site. */
export type SiteState = {
  site: Site;
  registry: Registry;
  host: HostRecord;
  courts: SiteCourts;
  /** templates of a host that is being released; by default the site's own */
  templates?: PageTemplates | undefined;
  /** build folders of releases that are not on the site yet */
  incoming?: readonly Incoming[];
};

/** Whose pages are written: all, or those of the released areas. */
export type Scope = 'all' | readonly Area[];

/** Owner of each page by file. Not served. */
const PAGES_FILE = '.pages.json';
/**
 * Page → values of its optional slots. An older release tool copies them into the pages that it composes. Not served.
 */
const SLOTS_FILE = '.slots.json';
const HEADERS_FILE = 'headers.json';
const FIREBASE_FILE = 'firebase.json';
export const WORKER_FILE = 'service-worker.js';

/**
 * The changes of a site's text files, composed before anything is written. The registry is first, so that no page is
 * newer than it. Then come the pages and the server files, then the site's records.
 *
 * Pages outside `scope` and pages of areas that the registry does not know stay unchanged. If this release tool is
 * older than the host's, it must not change other files: outside the area's own files, it changes only the area's
 * addresses. Throws SiteFormatError and CourtFileError.
 */
export function siteChanges(state: SiteState, scope: Scope, key: SigningKey): SiteChanges {
  const { site, registry, host, courts } = state;
  const { folder, base } = site;
  const templates = state.templates ?? readTemplates(folder, host.current.version);
  const keptSlots = readJson<Record<string, SitePage['slots']>>(join(folder, SLOTS_FILE));
  const parts: SiteParts = {
    ...{ registry, templates, host: host.current, keys: host.keys, overrides: site.overrides },
    ...pageCourts(site, courts),
    keptSlots,
    textOf: (file) => releasedText(state, file),
  };
  const owners = readJson<Record<string, SitePage['owner']>>(join(folder, PAGES_FILE));
  const pages = pagesOf(parts, scope, owners);
  const isInScope = (owner: SitePage['owner']) =>
    scope === 'all'
      ? owner === 'host' || registry.areas[owner] !== undefined
      : scope.some((a) => a === owner);
  const gone = Object.keys(owners).filter((file) => !pages.has(file) && isInScope(owners[file] ?? 'host'));

  const headers = readJson<SiteHeaders>(join(folder, HEADERS_FILE));
  for (const file of gone) {
    delete owners[file];
    delete headers[`/${file}`];
    delete keptSlots[file];
  }
  for (const [file, page] of pages) {
    owners[file] = page.owner;
    keptSlots[file] = page.slots;
    headers[`/${file}`] = page.headers;
  }
  const isAll = scope === 'all';
  for (const [path, fields] of Object.entries(fileHeaders(registry, [parts.court], base)))
    headers[path] = (!isAll && headers[path]) || fields;

  const changes: SiteChanges = new Map();
  const put = (file: string, text: string | null) => changes.set(base.slice(1) + file, text);
  put(REGISTRY_FILE, registryText(folder, registry, key));
  if (state.templates) put(templatesFile(host.current.version), `${JSON.stringify(state.templates)}\n`);
  // templates of an older host have no service worker, so devices keep the one they have
  if (templates.worker !== undefined) put(WORKER_FILE, templates.worker);
  const manifest = webManifest(parts, base);
  const { shortcuts } = manifest;
  put(
    MANIFEST_FILE,
    jsonText(isAll ? manifest : { ...foundOr(join(folder, MANIFEST_FILE), manifest), shortcuts }),
  );
  for (const [file, { html }] of pages) put(file, html);
  for (const file of gone) put(file, null);
  // the 404 page also answers addresses outside the base path
  const lost = pages.get('404.html');
  if (base !== '/' && lost) changes.set('404.html', lost.html);
  put(HEADERS_FILE, jsonText(sorted(headers)));
  const firebase = firebaseFile(site, registry, [parts.court]);
  const { rewrites } = firebase.hosting;
  const there = isAll ? firebase : foundOr(join(site.top, FIREBASE_FILE), firebase);
  changes.set(FIREBASE_FILE, jsonText({ ...there, hosting: { ...there.hosting, rewrites } }));
  for (const [file, text] of associationFiles(site, courts, registry)) changes.set(file, text);
  put(PAGES_FILE, jsonText(sorted(owners)));
  const slots = Object.entries(keptSlots).filter(([, values]) => Object.keys(values).length > 0);
  put(SLOTS_FILE, slots.length > 0 ? jsonText(sorted(Object.fromEntries(slots))) : null);
  if (isAll || !existsSync(join(folder, COURTS_FILE))) put(COURTS_FILE, courtsText(courts));
  if (isAll) put(HOST_FILE, `${JSON.stringify(host)}\n`);
  changes.set(...siteRecord(site, registry.site));
  return changes;
}

/** Text of a release's file by its URL on the site. Null if it is missing. */
function releasedText({ site: { folder, base }, incoming = [] }: SiteState, address: string): string | null {
  const file = address.startsWith(base) ? address.slice(base.length) : '';
  const of = (at: Incoming) => `${at.area}/${at.release.version}/`;
  const from = incoming.find((each) => file.startsWith(of(each)));
  const path = from ? join(from.folder, file.slice(of(from).length)) : join(folder, file);
  return file && existsSync(path) ? readFileSync(path, 'utf8') : null;
}

function pagesOf(parts: SiteParts, scope: Scope, owners: Record<string, SitePage['owner']>) {
  const own = hostPages(parts);
  const areas = scope === 'all' ? Object.keys(parts.registry.areas).filter(isArea) : scope;
  const pages = new Map(areas.flatMap((area) => [...areaPages(parts, area)]));
  if (scope === 'all') return new Map([...own, ...pages]);
  pages.set(`${DEVICE}/index.html`, devicePage(parts));
  // if an area no longer answers the start page, the host does
  const first = own.get('index.html');
  if (first && scope.some((area) => area === owners['index.html'])) pages.set('index.html', first);
  return pages;
}

/** Response headers of files that are not pages. */
export function fileHeaders(registry: Registry, courts: readonly PageCourt[], base = '/'): SiteHeaders {
  const everywhere = Object.fromEntries(
    Object.entries(EVERYWHERE).map(([name, [value = '']]) => [name, value]),
  );
  const immutable = { 'cache-control': IMMUTABLE, ...everywhere };
  return {
    '/assets/*': immutable,
    [`/${REGISTRY_FILE}`]: { 'cache-control': 'no-cache', ...everywhere },
    [`/${MANIFEST_FILE}`]: { 'cache-control': 'no-cache', ...everywhere },
    [`/${WORKER_FILE}`]: {
      'cache-control': 'no-cache',
      'content-security-policy': workerSecurity(courts),
      'service-worker-allowed': base === '/' ? base : base.slice(0, -1),
      ...everywhere,
    },
    ...Object.fromEntries(Object.keys(registry.areas).map((area) => [`/${area}/*`, immutable])),
  };
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The content of a file on the site, or `composed` if the file is missing. */
const foundOr = <T extends object>(file: string, composed: T): T =>
  existsSync(file) ? readJson<T>(file) : composed;

function readJson<T extends object>(file: string): T {
  if (!existsSync(file)) return {} as T;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (cause) {
    throw new SiteFormatError(`${file} is not valid JSON: restore it from a backup, or delete it.`, {
      cause,
    });
  }
}
