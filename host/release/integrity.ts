import { createHash } from 'node:crypto';

/** Subresource integrity of a file, as the browser checks it. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Source expression that lets an inline script of exactly this text run. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
