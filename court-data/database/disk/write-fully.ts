import { writeSync } from 'node:fs';

/** `writeSync` may write less than it was given. */
export function writeFully(descriptor: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(descriptor, bytes, written);
}
