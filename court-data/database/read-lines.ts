import { readSync } from 'node:fs';

const BYTES_AT_ONCE = 4 * 1024 * 1024;
const NEWLINE = 10;

/**
 * `bytes` are the line without its newline, valid until the next line is asked for; `end` is the place in the file
 * behind it, null where the newline is missing.
 */
export type Line = { readonly bytes: Buffer; readonly end: number | null };

/** The lines of an open file from its beginning, of whatever size: it is never in memory as a whole. */
export function* readLines(descriptor: number): Generator<Line> {
  const part = Buffer.allocUnsafe(BYTES_AT_ONCE);
  let begun: Buffer = Buffer.alloc(0);
  let end = 0;
  for (let length = readSync(descriptor, part); length > 0; length = readSync(descriptor, part)) {
    const fresh = part.subarray(0, length);
    let start = 0;
    for (let newline = fresh.indexOf(NEWLINE); newline >= 0; newline = fresh.indexOf(NEWLINE, start)) {
      const rest = fresh.subarray(start, newline);
      const bytes = begun.length > 0 ? Buffer.concat([begun, rest]) : rest;
      begun = Buffer.alloc(0);
      start = newline + 1;
      end += bytes.length + 1;
      yield { bytes, end };
    }
    begun = Buffer.concat([begun, fresh.subarray(start)]);
  }
  if (begun.length > 0) yield { bytes: begun, end: null };
}
