import { readSync } from 'node:fs';

const BYTES_AT_ONCE = 4 * 1024 * 1024;
const NEWLINE = 10;

/**
 * `bytes` holds the line without its newline, valid until the next line is read. `end` is the file offset after the
 * newline, or null if the newline is missing.
 */
export type Line = { readonly bytes: Buffer; readonly end: number | null };

/**
 * Reads an open file line by line from its start, never the whole file at once. For a line longer than `longest` bytes,
 * it yields only a beginning that is slightly longer than `longest`.
 */
export function* readLines(descriptor: number, longest: number): Generator<Line> {
  const part = Buffer.allocUnsafe(BYTES_AT_ONCE);
  let begun: Buffer[] = [];
  let begunBytes = 0;
  let end = 0;
  for (let length = readSync(descriptor, part, 0, part.length, 0); length > 0; ) {
    const fresh = part.subarray(0, length);
    let start = 0;
    for (let newline = fresh.indexOf(NEWLINE); newline >= 0; newline = fresh.indexOf(NEWLINE, start)) {
      const rest = fresh.subarray(start, newline);
      end += begunBytes + rest.length + 1;
      yield { bytes: begun.length > 0 ? Buffer.concat([...begun, rest]) : rest, end };
      begun = [];
      begunBytes = 0;
      start = newline + 1;
    }
    if (begunBytes <= longest && start < length) begun.push(Buffer.from(fresh.subarray(start)));
    begunBytes += length - start;
    length = readSync(descriptor, part, 0, part.length, end + begunBytes);
  }
  if (begunBytes > 0) yield { bytes: Buffer.concat(begun), end: null };
}
