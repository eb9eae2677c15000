import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Registry } from '@court/contract';
import { putText } from './put-files';
import { trustedRegistry } from './registry-file';
import type { SigningKey } from './signing-key';
import { type Site, siteIdOf } from './site-record';

/** A registry that is rightly signed and still not the one to go on from. Nothing was changed. */
export class RegistryRefusedError extends Error {
  override name = 'RegistryRefusedError';
}

/** What this machine wrote last to a site: `folder` is absolute, `generatedAt` the registry's time, ms epoch UTC. */
type LastWritten = { site: string; folder: string; generatedAt: number };

const ADOPT = 'or, to go on from the one that is there, give --adopt-registry.';

/**
 * The registry that the next release to `site` begins with; it names its site, also where an older version wrote it
 * without. Throws TamperedRegistryError, and RegistryRefusedError for one that is older than what this machine wrote last to
 * the site, or is another site's, unless `site.adopt`. Only while nobody else releases to the site.
 */
export function ownRegistry(
  site: Site,
  keys: readonly string[],
  { ledger }: Pick<SigningKey, 'ledger'>,
): Registry {
  const { top, folder, adopt } = site;
  const found = trustedRegistry(folder, keys);
  const id = siteIdOf(top) ?? found.site ?? randomUUID();
  const ledgers = readLedger(ledger);
  const last = ledgers.find((each) => each.site === id);
  const isOld = last !== undefined && found.generatedAt < last.generatedAt;
  if (!adopt) {
    const here = ledgers.find((each) => each.folder === resolve(top) && each.site !== found.site);
    if (found.site && (found.site !== id || here))
      throw new RegistryRefusedError(
        `The registry in ${folder} is of another site (${found.site}) than this one (${here?.site ?? id}). Nothing was ` +
          `changed. Put the site's own files back; ${ADOPT}`,
      );
    if (isOld)
      throw new RegistryRefusedError(
        `The registry in ${folder} is older (${when(found)}) than the one this machine wrote last to this site ` +
          `(${when(last)}, in ${last.folder}). Nothing was changed. Put the newer files back; ${ADOPT}`,
      );
  }
  // pages that came with the newer one are to take what follows this one
  const generatedAt = isOld ? last.generatedAt + 1 : found.generatedAt;
  return { ...found, site: id, generatedAt };
}

/** Remembers beside the key that `registry` is what was written last to `site`. */
export function rememberWritten({ top }: Site, registry: Registry, { ledger }: SigningKey): void {
  const { site, generatedAt } = registry;
  if (ledger === null || site === undefined) return;
  const written: LastWritten = { site, folder: resolve(top), generatedAt };
  // a folder holds one site: what it held before is known no more by its folder
  for (const { folder, ...before } of readLedger(ledger))
    if (folder === written.folder && before.site !== site) putLast(ledger, { ...before, folder: '' });
  putLast(ledger, written);
}

const when = ({ generatedAt }: { generatedAt: number }) =>
  generatedAt > 0 ? `of ${new Date(generatedAt).toISOString()}` : 'or missing';

/** A file for each site: two releases to two sites at once write two files. */
const putLast = (ledger: string, written: LastWritten) =>
  putText(join(ledger, `${written.site}.json`), `${JSON.stringify(written)}\n`);

/** What cannot be read is not there: the ledger refuses nothing by itself. */
function readLedger(ledger: string | null): LastWritten[] {
  if (ledger === null || !existsSync(ledger)) return [];
  return readdirSync(ledger).flatMap((file) => {
    try {
      const found = JSON.parse(readFileSync(join(ledger, file), 'utf8')) as Partial<LastWritten> | null;
      const { site, folder, generatedAt } = found ?? {};
      const isWhole = typeof site === 'string' && typeof folder === 'string' && Number.isFinite(generatedAt);
      return isWhole ? [{ site, folder, generatedAt: generatedAt as number }] : [];
    } catch {
      return [];
    }
  });
}
