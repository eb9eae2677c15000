import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  'apple-app-site-association': 'application/json',
  '.ics': 'text/calendar; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest']);

export type SiteFile = { bytes: Buffer; type: string; etag: string; encoding: 'br' | null };

/** Reads files below `site`. Compresses each once, and again when it has changed. Does not follow links. */
export function createSiteFiles(site: string) {
  const cache = new Map<string, { stamp: string; plain: SiteFile; small: Promise<SiteFile> | null }>();
  const stampOf = (name: string) => {
    const stat = lstatSync(join(site, name), { throwIfNoEntry: false });
    return stat?.isFile() ? `${stat.mtimeMs} ${stat.ctimeMs} ${stat.size} ${stat.ino}` : null;
  };

  function known(name: string) {
    const stamp = stampOf(name);
    if (!stamp) return null;
    const before = cache.get(name);
    if (before?.stamp === stamp) return before;
    const bytes = readFileSync(join(site, name));
    const type = TYPES[extname(name) || basename(name)] ?? 'application/octet-stream';
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 24);
    const plain: SiteFile = { bytes, type, etag: `"${hash}"`, encoding: null };
    const entry = { stamp, plain, small: null };
    cache.set(name, entry);
    return entry as { stamp: string; plain: SiteFile; small: Promise<SiteFile> | null };
  }

  async function compressed(plain: SiteFile): Promise<SiteFile> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    const bytes = await compress(plain.bytes, { params });
    return { ...plain, bytes, etag: plain.etag.replace(/"$/, '-br"'), encoding: 'br' };
  }

  return {
    has: (name: string) => stampOf(name) !== null,
    async read(name: string, brotli: boolean): Promise<SiteFile | null> {
      const entry = known(name);
      if (!entry) return null;
      if (!brotli || !COMPRESSED.has(extname(name))) return entry.plain;
      entry.small ??= compressed(entry.plain);
      return await entry.small;
    },
  };
}
