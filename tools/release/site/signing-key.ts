import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Registry, SignedRegistry } from '@court/contract';
import { makeSecretFile } from '../../../court-data/database/access/owner-token';
import { diskFailure } from '../../../court-data/database/disk/disk-failure';
import { ROOT } from '../build/workspaces';

/**
 * The key that signs registries. `publicKey`: the public key as pages contain it, the raw point in base64. `ledger`:
 * the folder in which this machine records its last write to each site (site-identity.ts). Null if it records nothing.
 */
export type SigningKey = { privateKey: KeyObject; publicKey: string; ledger: string | null };

/** File of this machine's key, in a folder that git ignores. */
export const KEY_FILE = join(ROOT, '.keys/release.pem');

/** Thrown if there is no key to sign a release. */
export class NoReleaseKeyError extends Error {
  override name = 'NoReleaseKeyError';
  constructor() {
    super(
      'There is no key to sign the release with. Set RELEASE_KEY (PEM, or PKCS #8 in base64), or make a key for this ' +
        'machine with `npm run new -- key`.',
    );
  }
}

/** Thrown if the given key cannot sign registries. */
export class BadReleaseKeyError extends Error {
  override name = 'BadReleaseKeyError';
  constructor(source: string, options?: ErrorOptions) {
    super(
      `${source} is no ECDSA P-256 private key. Give PEM or PKCS #8 in base64, as \`npm run new -- key\` makes it.`,
      options,
    );
  }
}

/** Thrown if the key file exists, because it is never overwritten. */
export class KeyExistsError extends Error {
  override name = 'KeyExistsError';
  constructor(readonly path: string) {
    super(`${path} holds a key already; nothing was changed. Move it away first to make another.`);
  }
}

/** Thrown if the system does not allow this user to read or create the key file. */
export class KeyFileError extends Error {
  override name = 'KeyFileError';
  constructor(
    readonly file: string,
    options: { readonly cause: unknown },
  ) {
    super(
      `${file}, which signs releases, can be neither read nor made: ${diskFailure(options.cause)}. ` +
        'Fix that, or work as the user whose file it is, or give a key in RELEASE_KEY.',
      options,
    );
  }
}

/** Folder in which this machine records its last write to each site: `RELEASE_LEDGER`, or beside the key. */
export const ledgerFolder = (file = KEY_FILE): string =>
  process.env.RELEASE_LEDGER || join(dirname(file), 'sites');

/**
 * The key in `RELEASE_KEY`, or this machine's key file. The ledger is in `RELEASE_LEDGER` or beside the key file.
 * Throws NoReleaseKeyError, BadReleaseKeyError and KeyFileError.
 */
export function readSigningKey(file = KEY_FILE, given = process.env.RELEASE_KEY): SigningKey {
  const ledger = ledgerFolder(file);
  if (given?.trim()) return { ...parseKey(given, 'RELEASE_KEY'), ledger };
  return { ...parseKey(readKeyFile(file), file), ledger };
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw isMissing ? new NoReleaseKeyError() : new KeyFileError(file, { cause });
  }
}

/**
 * Creates a key for this machine that only its owner can read. Throws KeyExistsError, because a key is never
 * overwritten, and KeyFileError.
 */
export function makeKeyFile(file = KEY_FILE): SigningKey {
  const key = newSigningKey();
  if (!writeKeyFile(file, key)) throw new KeyExistsError(file);
  return key;
}

function writeKeyFile(file: string, { privateKey }: SigningKey): boolean {
  try {
    return makeSecretFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  } catch (cause) {
    throw new KeyFileError(file, { cause });
  }
}

/** A key that is never stored, for a site that exists only during this process. */
export function newSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { privateKey, publicKey: publicHalf(privateKey), ledger: null };
}

function parseKey(text: string, source: string): Omit<SigningKey, 'ledger'> {
  try {
    const privateKey = text.includes('-----')
      ? createPrivateKey(text)
      : createPrivateKey({ key: Buffer.from(text.trim(), 'base64'), format: 'der', type: 'pkcs8' });
    return { privateKey, publicKey: publicHalf(privateKey) };
  } catch (cause) {
    throw new BadReleaseKeyError(source, { cause });
  }
}

function publicHalf(privateKey: KeyObject): string {
  const { crv, x = '', y = '' }: JsonWebKey = createPublicKey(privateKey).export({ format: 'jwk' });
  if (crv !== 'P-256') throw new TypeError(`curve ${crv}`);
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return Buffer.concat(point).toString('base64');
}

const HOW = { dsaEncoding: 'ieee-p1363' } as const;

/** A registry in its published form: its exact text and the signature of that text. */
export function signRegistry(registry: Registry, { privateKey, publicKey }: SigningKey): SignedRegistry {
  const payload = JSON.stringify(registry);
  const signature = sign('sha256', Buffer.from(payload), { key: privateKey, ...HOW }).toString('base64');
  return { key: publicKey, signature, payload };
}

/** Whether one of the accepted keys has signed the text. Ignores the `key` field of the registry. */
export function isSignedBy({ payload, signature }: SignedRegistry, accepted: readonly string[]): boolean {
  return accepted.some((key) =>
    verify(
      'sha256',
      Buffer.from(payload),
      { key: publicKeyOf(key), ...HOW },
      Buffer.from(signature, 'base64'),
    ),
  );
}

function publicKeyOf(raw: string) {
  const point = Buffer.from(raw, 'base64');
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }, format: 'jwk' });
}
