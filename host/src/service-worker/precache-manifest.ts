import type { Registry, SignedRegistry } from '@court/contract';
import { type Area, HOST_PATHS } from '@court/domain';
import { pageConfigOf, verified } from '../remotes/fetch-registry';

/** A file that lists all files of a release by address: `{ "<file>": "<integrity>" }`. */
type FileList = { file: string; integrity: string };

/**
 * Fields of the signed registry that only this worker reads: the file lists of the host and of each release, and
 * `off`. `off` means that the site has switched its worker off.
 */
export type OfflineRegistry = Registry & { worker?: 'off'; host?: { version: string; list: FileList } };

/** The cache of versioned files of all sets. The content at one address never changes. */
const FILES = `court-files ${BASE}`;
/** Prefix of a set's cache, followed by the registry's time. A set has the pages and the registry of one moment. */
const SET = `court-set ${BASE} `;
/** Written last, so that only a complete set has it. */
const MARK = `${BASE}/.set`;
/** Maximum parallel downloads. The page's own requests come first. */
const MAX_PARALLEL = 4;

/** `generatedAt`: time of the set's registry, ms epoch UTC. `open`: addresses that take an id after them. */
type Mark = { generatedAt: number; files: string[]; open: string[] };
type KeptSet = Mark & { name: string };

/** A download is missing or does not match the registry. No set is made. */
export class PrecacheError extends Error {
  override name = 'SetError';
}

async function keptSets(): Promise<KeptSet[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SET));
  const found = await Promise.all(
    names.map(async (name) => {
      const mark = await (await caches.open(name)).match(MARK);
      return mark ? [{ ...((await mark.json()) as Mark), name }] : [];
    }),
  );
  return found.flat().sort((a, b) => b.generatedAt - a.generatedAt);
}

/**
 * The answer of the newest complete set for an address of the site, `BASE` included: its page, or registry.json. Null
 * for any other address. Another site may exist below this site's path, and this worker must not answer for its
 * pages.
 */
export async function cachedAnswer(pathname: string): Promise<Response | null> {
  const [set] = await keptSets();
  if (!set) return null;
  const path = BASE + pathname.slice(BASE.length).toLowerCase().replace(/\/+$/, '');
  const parent = path.replace(/\/[^/]*$/, '');
  const key = path === BASE ? `${BASE}/` : set.open.includes(parent) ? parent : path;
  return (await (await caches.open(set.name)).match(key)) ?? null;
}

/** Returns a cached versioned file. Its integrity was checked before it was stored. */
export const cachedFile = async (url: string) =>
  await (await caches.open(FILES)).match(url, { ignoreVary: true });

/** Stores a file whose integrity the browser has checked. */
export async function cacheFile(url: string, answer: Response): Promise<void> {
  await (await caches.open(FILES)).put(url, answer);
}

/** Deletes everything that this worker stores for its site. */
export async function deletePrecaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name === FILES || name.startsWith(SET)).map((name) => caches.delete(name)),
  );
}

/**
 * Makes a set of the site's current state: the registry, the pages, and all files of the host and of the court's
 * enabled areas. Returns the time of the new set. Returns `same` if the last set has this registry, `off` if the site
 * has switched its worker off. Throws if a file is missing, fails its integrity or belongs to another moment. The
 * previous set then stays complete. `text`: the registry as just downloaded.
 */
export async function renewPrecache(text: string): Promise<number | 'same' | 'off'> {
  const before = await keptSets();
  if (before[0] && before[0].generatedAt >= timeOf(text)) return 'same';
  const start = await fetchPage(`${BASE}/`);
  const { courts, keys, registry: own } = pageConfigOf(start.html);
  const registry = (await verified(text, keys)) as OfflineRegistry | 'tampered';
  if (registry === 'tampered' || registry.site !== own.site)
    throw new PrecacheError('The registry is not the site’s');
  if (registry.worker === 'off') return 'off';

  const areas = courts[0].modules.filter((area) => registry.areas[area]);
  const files = await filesOf(registry, areas);
  await inTurns([...files], ([url, integrity]) => fetchFile(url, integrity));

  const routes = areas.flatMap((area) => registry.areas[area]?.current.routes ?? []);
  const open = routes.flatMap(({ path }) => (path.includes('/:') ? [BASE + path.replace(/\/:.*$/, '')] : []));
  const addresses = [...routes.map(({ path }) => path.replace(/\/:.*$/, '')), ...HOST_PATHS, '/404.html'];
  const name = SET + registry.generatedAt;
  const cache = await caches.open(name);
  await cache.put(
    `${BASE}/registry.json`,
    new Response(text, { headers: { 'content-type': 'application/json' } }),
  );
  const keepPage = async (page: Page) => {
    checkPage(page, registry, files);
    await cache.put(page.address, new Response(page.html, { headers: page.headers }));
  };
  await inTurns([...new Set(addresses)], async (address) => keepPage(await fetchPage(BASE + address)));
  await keepPage(start);
  const mark: Mark = { generatedAt: registry.generatedAt, files: [...files.keys()], open };
  await cache.put(MARK, new Response(JSON.stringify(mark)));
  await tidy([{ ...mark, name }, ...before.slice(0, 1)]);
  return mark.generatedAt;
}

/** The time of an unverified registry. That is enough to see that it is no newer. */
function timeOf(text: string): number {
  const { payload } = JSON.parse(text) as SignedRegistry;
  return (JSON.parse(payload) as Registry).generatedAt;
}

type Page = { address: string; html: string; headers: Headers };

/** Throws SetError if a page is newer than the registry, or names a file that is not in the set. */
function checkPage({ address, html }: Page, registry: Registry, files: ReadonlyMap<string, string>): void {
  const { registry: of } = pageConfigOf(html);
  if (of.site !== registry.site || of.generatedAt > registry.generatedAt)
    throw new PrecacheError(`${address} is of another moment than the registry`);
  for (const [, file = '', integrity = ''] of html.matchAll(/(?:src|href)="([^"]+)" integrity="([^"]+)"/g))
    if (files.get(file) !== integrity) throw new PrecacheError(`${address} names ${file}, which no list has`);
}

/** All files of the host and of `areas`: address → integrity. */
async function filesOf(registry: OfflineRegistry, areas: Area[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const releases = areas.flatMap((area) => registry.areas[area]?.current ?? []);
  const lists = [registry.host?.list, ...releases.map((release) => (release as { list?: FileList }).list)];
  for (const list of lists) {
    // A release from before file lists existed. Its files are cached when a page requests them.
    if (!list) continue;
    await fetchFile(list.file, list.integrity);
    const found = (await (await cachedFile(list.file))?.json()) as Record<string, string>;
    for (const [file, integrity] of Object.entries(found)) files.set(file, integrity);
    files.set(list.file, list.integrity);
  }
  for (const { entry, integrity, preload } of releases)
    for (const file of [{ file: entry, integrity }, ...preload])
      if (file.integrity) files.set(file.file, file.integrity);
  return files;
}

/**
 * Downloads and stores a file unless it is cached. Only files that pass their integrity are stored. Bypasses a bad
 * HTTP cache entry at the second try.
 */
async function fetchFile(url: string, integrity: string): Promise<void> {
  if (await cachedFile(url)) return;
  const get = async (cache: RequestCache) => {
    const answer = await fetch(url, { integrity, cache, priority: 'low' });
    if (!answer.ok) throw new PrecacheError(`${url}: ${answer.status}`);
    return answer;
  };
  await cacheFile(url, await get('default').catch(() => get('reload')));
}

async function fetchPage(address: string): Promise<Page> {
  const answer = await fetch(address, { cache: 'no-cache', priority: 'low' });
  if (!answer.ok && !address.endsWith('/404.html')) throw new PrecacheError(`${address}: ${answer.status}`);
  // The response is rebuilt later, because browsers refuse a redirected response for a page.
  return { address, html: await answer.text(), headers: answer.headers };
}

async function inTurns<T>(all: T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const take = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, take));
}

/** Deletes all sets except `kept`, and the files that none of them uses. Open pages still use the previous set. */
async function tidy(kept: KeptSet[]): Promise<void> {
  const names = new Set(kept.map(({ name }) => name));
  for (const name of await caches.keys())
    if (name.startsWith(SET) && !names.has(name)) await caches.delete(name);
  const files = await caches.open(FILES);
  const wanted = new Set(kept.flatMap((set) => set.files));
  for (const request of await files.keys())
    if (!wanted.has(new URL(request.url).pathname)) await files.delete(request);
}
