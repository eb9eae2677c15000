import { createHash } from 'node:crypto';

/** Raised when rows, entries or hits are written in another way, so that the next run writes every day anew. */
export const FORMAT = '4';

/** 16 letters that stand for a value; fields must come in a fixed order. */
export function checksum(value: unknown): string {
  return createHash('sha256').update(FORMAT).update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}
