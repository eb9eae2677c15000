import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Registry, SignedRegistry } from '@court/contract';
import { filesBelow, scriptHash } from '../../tools/release/build/content-hash';
import { type SigningKey, signRegistry } from '../../tools/release/site/signing-key';

/** The folder of stored sites. Each is a whole site as a past state of this repository released it. */
export const KEPT = import.meta.dirname;

/** The placeholder for the court's database in stored sites. */
export const KEPT_DATABASE = 'http://kept-database.invalid:9000';

/**
 * Facts of a stored site. `contract`: its version, or null if it predates the contract. `releases`: host and areas →
 * version.
 */
export type AboutKept = {
  commit: string;
  contract: string | null;
  releases: Record<string, string>;
  bytes: number;
};

/** A site cannot be stored. The message says why and what to do. */
export class KeepError extends Error {
  override name = 'KeepError';
}

/** The stored states, oldest first. */
export function keptStates(folder = KEPT): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'about.json')))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

export function aboutKept(name: string, folder = KEPT): AboutKept {
  return JSON.parse(readFileSync(join(folder, name, 'about.json'), 'utf8')) as AboutKept;
}

/** Maximum number of stored states since the first contract. */
const MAX_SITES = 3;

/**
 * Stores the site in `site` below `folder` as `<contract version>-<n>`. All files go into one compressed file,
 * because they are similar. Returns its name, and the states that exceed MAX_SITES. Throws KeepError.
 */
export function keepSite(site: string, commit: string, folder = KEPT): { name: string; tooMany: string[] } {
  const about = describeSite(site, commit);
  const known = keptStates(folder);
  const same = known.find(
    (name) => JSON.stringify(aboutKept(name, folder).releases) === JSON.stringify(about.releases),
  );
  if (same) throw new KeepError(`${site} holds the releases of ${same}: there is nothing new to keep.`);
  const stem = about.contract ?? 'before-contract';
  const numbers = known
    .filter((name) => name.startsWith(`${stem}-`))
    .map((name) => Number(name.split('-').at(-1)));
  const name = `${stem}-${Math.max(0, ...numbers) + 1}`;
  const files = Object.fromEntries(filesBelow(site).map((file) => [file, keptFile(site, file)]));
  const bytes = Buffer.from(JSON.stringify(files));
  const packed = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'site.json.br'), packed);
  writeFileSync(
    join(folder, name, 'about.json'),
    `${JSON.stringify({ ...about, bytes: packed.length }, null, 2)}\n`,
  );
  const since = keptStates(folder).filter((each) => aboutKept(each, folder).contract !== null);
  return { name, tooMany: since.slice(0, -MAX_SITES) };
}

/** A text file, or the bytes of a binary file, such as an icon. */
type KeptFile = string | { base64: string };

function keptFile(site: string, file: string): KeptFile {
  const bytes = readFileSync(join(site, file));
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? text : { base64: bytes.toString('base64') };
}

type HostFacts = { current: { version: string; provides?: Record<string, string> } };

function describeSite(site: string, commit: string): Omit<AboutKept, 'bytes'> {
  if (!existsSync(join(site, '.host.json')) || !existsSync(join(site, 'registry.json')))
    throw new KeepError(`${site} is no released site: release host and areas to it first.`);
  const read = (file: string) => readFileSync(join(site, file), 'utf8');
  if ((JSON.parse(read('.site.json')) as { database?: string }).database !== KEPT_DATABASE)
    throw new KeepError(`${site} reads another database: release to it with --database ${KEPT_DATABASE}.`);
  const { current } = JSON.parse(read('.host.json')) as HostFacts;
  const { areas } = registryOf(read('registry.json'));
  const versions = Object.entries(areas).map(([area, entry]) => [area, entry?.current.version ?? '']);
  return {
    commit,
    contract: current.provides?.['@court/contract'] ?? null,
    releases: Object.fromEntries([['host', current.version], ...versions]),
  };
}

const registryOf = (signed: string) => JSON.parse((JSON.parse(signed) as SignedRegistry).payload) as Registry;

/** Inline scripts of a page, with their text. In later states attributes pass the site's values to them. */
export const INLINE = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

type Order = { to: string; database: string; key: SigningKey; folder?: string };

/**
 * Restores a stored site in the folder `to`. Replaces the database by `http://host:port` and the key by `key`, whose
 * owner can then release to the site.
 */
export function restoreSite(name: string, { to, database, key, folder = KEPT }: Order): void {
  const packed = readFileSync(join(folder, name, 'site.json.br'));
  const all = JSON.parse(brotliDecompressSync(packed).toString()) as Record<string, KeptFile>;
  const put = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), content);
  };
  const files: Record<string, string> = {};
  for (const [file, kept] of Object.entries(all))
    if (typeof kept === 'string') files[file] = kept;
    else put(file, Buffer.from(kept.base64, 'base64'));
  const signed = JSON.parse(files['registry.json'] ?? '') as SignedRegistry;
  const hostOf = (url: string) => new URL(url).host;
  const renewed = (text: string) =>
    text.replaceAll(signed.key, key.publicKey).replaceAll(hostOf(KEPT_DATABASE), hostOf(database));
  const inline = new Map<string, string>();
  for (const [file, text] of Object.entries(files))
    if (file.endsWith('.html'))
      for (const [, script = ''] of text.matchAll(INLINE))
        inline.set(scriptHash(script), scriptHash(renewed(script)));
  for (const [file, text] of Object.entries(files)) {
    let whole = /\.(html|json)$/.test(file) ? renewed(text) : text;
    // the policy allows inline scripts by their hashes
    for (const [was, is] of inline) whole = whole.replaceAll(was, is);
    put(file, whole);
  }
  const again = signRegistry(JSON.parse(renewed(signed.payload)) as Registry, key);
  writeFileSync(join(to, 'registry.json'), `${JSON.stringify(again, null, 2)}\n`);
}
