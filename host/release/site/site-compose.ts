import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageCourt, Registry, Release } from '@court/contract';
import { type Area, isArea } from '@court/records';
import { workerSecurity } from '../pages/content-security';
import { MANIFEST_FILE, webManifest } from '../pages/manifest';
import type { PageTemplates } from '../pages/page-template';
import { DEVICE, EVERYWHERE } from '../pages/page-templates';
import { areaPages, devicePage, hostPages, type SitePage, type SiteParts } from '../pages/site-pages';
import { associationFiles } from './association-files';
import { firebaseFile } from './firebase-file';
import { HOST_FILE, type HostRecord, readTemplates, templatesFile } from './host-record';
import { REGISTRY_FILE, registryText } from './registry-file';
import { SiteFormatError } from './registry-format';
import type { SigningKey } from './signing-key';
import { COURTS_FILE, courtsText, pageCourts, type SiteCourts } from './site-courts';
import { type Site, siteRecord } from './site-record';
import type { SiteChanges } from './site-write';

/** Path or path prefix (ending with `*`) → response headers. The longest that fits a path applies. */
export type SiteHeaders = Record<string, Record<string, string>>;

export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A release and the folder that it was built into. */
type Incoming = { area: Area; release: Pick<Release, 'version'>; folder: string };

/** A site as it is to be. */
export type SiteState = {
  site: Site;
  registry: Registry;
  host: HostRecord;
  courts: SiteCourts;
  /** those of a host that is being released; the site's own where left out */
  templates?: PageTemplates | undefined;
  /** folders of releases that do not lie in the site yet */
  incoming?: readonly Incoming[];
};

/** Whose pages are written: everybody's, or those of areas that were released. */
export type Scope = 'all' | readonly Area[];

/** Whose each page of a site is, by file; not served. */
const PAGES_FILE = '.pages.json';
/** Page → values of its optional slots. An older release tool copies them into the pages that it composes. Not served. */
const SLOTS_FILE = '.slots.json';
const HEADERS_FILE = 'headers.json';
const FIREBASE_FILE = 'firebase.json';
export const WORKER_FILE = 'service-worker.js';

/**
 * What becomes of the text files of a site, all composed and nothing written: the registry first, so that no page is newer than
 * it; then pages, and what servers read of them; then the site's records. A page that is not in `scope` stays as it is, and so
 * does one of an area that the registry does not know. A release tool older than the host's makes the files of an area alone: in
 * what is not the area's it changes no more than the area's addresses. Throws SiteFormatError and CourtFileError.
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
  // a host of before there was one leaves the worker that devices have
  if (templates.worker !== undefined) put(WORKER_FILE, templates.worker);
  const manifest = webManifest(parts, base);
  const { shortcuts } = manifest;
  put(
    MANIFEST_FILE,
    jsonText(isAll ? manifest : { ...foundOr(join(folder, MANIFEST_FILE), manifest), shortcuts }),
  );
  for (const [file, { html }] of pages) put(file, html);
  for (const file of gone) put(file, null);
  // what lies outside the sub-path is answered too
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

/** Text of a file of a release by its address in the site; null where there is none. */
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
  // an area that answers the first address no more leaves it to the host
  const first = own.get('index.html');
  if (first && scope.some((area) => area === owners['index.html'])) pages.set('index.html', first);
  return pages;
}

/** Headers of what is no page. */
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

/** What a file of the site says; `composed` where there is no such file. */
const foundOr = <T extends object>(file: string, composed: T): T =>
  existsSync(file) ? readJson<T>(file) : composed;

function readJson<T extends object>(file: string): T {
  if (!existsSync(file)) return {} as T;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (cause) {
    throw new SiteFormatError(`${file} is no JSON: put the right one back, or delete it.`, { cause });
  }
}
