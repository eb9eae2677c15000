import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Registry } from '@court/contract';
import { putText } from './put-files';
import { trustedRegistry } from './registry-file';
import type { SigningKey } from './signing-key';
import { type Site, siteIdOf } from './site-record';

/** Thrown for a registry with a valid signature that the next release must not continue. Nothing was changed. */
export class RegistryRefusedError extends Error {
  override name = 'RegistryRefusedError';
}

/** This machine's last write to a site. `folder` is absolute. `generatedAt` is the registry's time, epoch ms. */
type LastWritten = { site: string; folder: string; generatedAt: number };

const ADOPT = 'or, to go on from the one that is there, give --adopt-registry.';

/**
 * The registry from which the next release to `site` starts, with the site's id even if an older version wrote it
 * without. Throws TamperedRegistryError. Throws RegistryRefusedError if the registry is older than this machine's last
 * write, or is another site's, unless `site.adopt`. Call it only under the site's lock.
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
          `changed. Restore the site's own files; ${ADOPT}`,
      );
    if (isOld)
      throw new RegistryRefusedError(
        `The registry in ${folder} is older (${when(found)}) than the one this machine wrote last to this site ` +
          `(${when(last)}, in ${last.folder}). Nothing was changed. Restore the newer files; ${ADOPT}`,
      );
  }
  // later than the newer registry, so that pages that have it accept the next one
  const generatedAt = isOld ? last.generatedAt + 1 : found.generatedAt;
  return { ...found, site: id, generatedAt };
}

/** Records in the ledger that `registry` is the last write to `site`. */
export function rememberWritten({ top }: Site, registry: Registry, { ledger }: SigningKey): void {
  const { site, generatedAt } = registry;
  if (ledger === null || site === undefined) return;
  const written: LastWritten = { site, folder: resolve(top), generatedAt };
  // a folder contains one site: forgets the folder of the site that was in it before
  for (const { folder, ...before } of readLedger(ledger))
    if (folder === written.folder && before.site !== site) putLast(ledger, { ...before, folder: '' });
  putLast(ledger, written);
}

const when = ({ generatedAt }: { generatedAt: number }) =>
  generatedAt > 0 ? `of ${new Date(generatedAt).toISOString()}` : 'or missing';

/** One file per site, so that releases to two sites at once write different files. */
const putLast = (ledger: string, written: LastWritten) =>
  putText(join(ledger, `${written.site}.json`), `${JSON.stringify(written)}\n`);

/** Ignores unreadable entries: a damaged ledger must not block a release. */
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
