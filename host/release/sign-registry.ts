import { createPublicKey, sign, verify } from 'node:crypto';
import type { Registry, SignedRegistry } from '@court/contract';
import type { SigningKey } from './signing-key';

const HOW = { dsaEncoding: 'ieee-p1363' } as const;

/** The registry as it is published: its exact text, and a signature of that text. */
export function signRegistry(registry: Registry, { privateKey, publicKey }: SigningKey): SignedRegistry {
  const payload = JSON.stringify(registry);
  const signature = sign('sha256', Buffer.from(payload), { key: privateKey, ...HOW }).toString('base64');
  return { key: publicKey, signature, payload };
}

/** True when the text was signed with one of the accepted keys; what `key` in it says counts for nothing. */
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
