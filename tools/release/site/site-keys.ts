import type { SigningKey } from './signing-key';

/** Thrown for a key that the site's pages do not accept, because browsers would refuse its releases. */
export class ForeignKeyError extends Error {
  override name = 'ForeignKeyError';
  constructor(site: string, publicKey: string) {
    super(
      `${site} does not take releases of this key (${publicKey}): its pages accept other keys. Release with one of ` +
        'those (RELEASE_KEY, or .keys/release.pem); or let its holder accept this one: ' +
        `npm run release -- host --accept ${publicKey}; or release to a new folder.`,
    );
  }
}

/** Thrown if the given public key is invalid. */
export class BadPublicKeyError extends Error {
  override name = 'BadPublicKeyError';
  constructor(given: string) {
    super(`${given} is no public key: give what \`npm run new -- key\` printed, or none.`);
  }
}

/** Keys whose releases the site accepts. A site without a host accepts any key. Throws ForeignKeyError. */
export function takenKeys(
  site: string,
  host: { keys: string[] | null } | null,
  { publicKey }: SigningKey,
): string[] {
  const keys = host?.keys ?? [publicKey];
  if (!keys.includes(publicKey)) throw new ForeignKeyError(site, publicKey);
  return keys;
}

/**
 * Keys that the site accepts after a release of the host: the signing key, and `accept` as a second one during a key
 * rotation. Without `accept` the keys do not change. `none` keeps only the signing key. Throws BadPublicKeyError.
 */
export function keysAfter(taken: string[], { publicKey }: SigningKey, accept: string | undefined): string[] {
  if (accept === undefined) return taken;
  if (accept === 'none') return [publicKey];
  const point = Buffer.from(accept, 'base64');
  if (point.length !== 65 || point[0] !== 4) throw new BadPublicKeyError(accept);
  return [...new Set([publicKey, accept])];
}
