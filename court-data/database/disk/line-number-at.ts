import { readSync } from 'node:fs';

const BYTES_AT_ONCE = 1024 * 1024;
const NEWLINE = 10;

/** The number, from 1, of the line that begins at a place in an open file. */
export function lineNumberAt(descriptor: number, place: number): number {
  const part = Buffer.allocUnsafe(BYTES_AT_ONCE);
  let line = 1;
  for (let at = 0; at < place; ) {
    const length = readSync(descriptor, part, 0, Math.min(part.length, place - at), at);
    if (length === 0) return line;
    const bytes = part.subarray(0, length);
    for (let hit = bytes.indexOf(NEWLINE); hit >= 0; hit = bytes.indexOf(NEWLINE, hit + 1)) line += 1;
    at += length;
  }
  return line;
}
