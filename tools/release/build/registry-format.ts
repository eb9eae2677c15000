import type { Registry } from '@court/contract';

/** The registry format that this tool writes. */
export const REGISTRY_FORMAT = 2;

/** Thrown for a registry or other site record that this tool cannot use. Nothing was changed. */
export class SiteFormatError extends Error {
  override name = 'SiteFormatError';
}

/** Parses the text of a registry. Throws SiteFormatError for invalid text and for another format. */
export function parseRegistry(payload: string, file: string): Registry {
  let found: Partial<Registry> | null;
  try {
    found = JSON.parse(payload) as Partial<Registry> | null;
  } catch (cause) {
    throw new SiteFormatError(`${file} holds no registry: restore it from a backup.`, { cause });
  }
  if (typeof found?.generatedAt !== 'number' || typeof found.areas !== 'object' || found.areas === null)
    throw new SiteFormatError(`${file} holds no registry: restore it from a backup.`);
  const { format = 1 } = found;
  if (format > REGISTRY_FORMAT)
    throw new SiteFormatError(
      `${file} is of format ${format}, and this release tool knows up to ${REGISTRY_FORMAT}: release from a newer checkout.`,
    );
  if (format < REGISTRY_FORMAT && Object.keys(found.areas).length > 0)
    throw new SiteFormatError(
      `${file} is of format ${format}, whose releases run on no host of today: release all into an empty folder, ` +
        '`npm run release -- all --site <folder>`.',
    );
  return { ...found, format: REGISTRY_FORMAT } as Registry;
}
