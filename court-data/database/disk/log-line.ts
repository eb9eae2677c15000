import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { serializeWrite, type Write } from '../write';

/**
 * A line of `log.jsonl` is JSON that begins with the checksum (CRC-32) of the rest of the line. `d` is the database's random
 * number, drawn when it was made: a line with another number belongs to another database. The first line names the entry before
 * the log's first one:
 *
 *     {"c":"5a1e0c77","d":"9f8e7d6c","from":7}
 *     {"c":"01b2c3d4","d":"9f8e7d6c","n":8,"w":[["/path",value]]}
 *
 * Versions before checksums wrote `{"n":8,"w":[…]}` and no first line; they are read up to the first line with a checksum.
 */
export type LogLine =
  | { readonly kind: 'first'; readonly database: string; readonly n: number }
  | { readonly kind: 'entry'; readonly database: string; readonly n: number; readonly w: Assignments }
  | { readonly kind: 'unchecked'; readonly n: number; readonly w: Assignments };

/** Paths and the values put there. */
export type Assignments = readonly (readonly [string, unknown])[];

/** No message makes a longer line. Longer lines are neither written nor read. */
export const LONGEST_LINE_BYTES = 128 * 1024 * 1024;

const UNSUMMED = '{"c":"00000000",';
const SUM_AT = '{"c":"'.length;
const HEAD_CHARACTERS = 64;
const SPACE = 32;
const COMMA = 44;
const LETTER_C = 99;
const LETTER_N = 110;

export const hex = (number: number): string => number.toString(16).padStart(8, '0');

function summed(rest: string): Buffer {
  const line = Buffer.from(`${UNSUMMED}${rest}\n`);
  line.write(hex(crc32(line.subarray(UNSUMMED.length, -1))), SUM_AT, 'latin1');
  return line;
}

export function drawDatabaseNumber(): string {
  return randomBytes(4).toString('hex');
}

export function firstLine(database: string, from: number): Buffer {
  return summed(`"d":"${database}","from":${from}}`);
}

export function entryLine(database: string, n: number, writes: readonly Write[]): Buffer {
  return summed(`"d":"${database}","n":${n},"w":[${writes.map(serializeWrite).join(',')}]}`);
}

/** Of a line without its newline; null for one that is damaged. What has its checksum is as it was written. */
export function parseLogLine(bytes: Buffer): LogLine | null {
  const line = parseJson(bytes);
  if (line?.c === undefined)
    return line?.w && Number.isSafeInteger(line.n) ? { kind: 'unchecked', n: line.n, w: line.w } : null;
  if (Number.parseInt(line.c, 16) !== crc32(bytes.subarray(UNSUMMED.length))) return null;
  if (line.w === undefined) return { kind: 'first', database: line.d, n: line.from };
  return { kind: 'entry', database: line.d, n: line.n, w: line.w };
}

type Json = {
  readonly c?: string;
  readonly d: string;
  readonly n: number;
  readonly from: number;
  readonly w?: Assignments;
};

/** Parses a line only if it begins as one of the kinds: the checksum is then at the place that parseLogLine skips. */
function parseJson(bytes: Buffer): Json | null {
  const isSummed = bytes[2] === LETTER_C && bytes[UNSUMMED.length - 1] === COMMA;
  if (!isSummed && bytes[2] !== LETTER_N) return null;
  try {
    return JSON.parse(bytes.toString()) as Json;
  } catch {
    return null;
  }
}

/**
 * Whether the bytes at a log's end can be the beginning of entry `n`, as a process that ends while it writes leaves it.
 * `database` null: any; then the entry may be an unchecked one, too.
 */
export function isBeginningOfEntry(bytes: Buffer, n: number, database: string | null): boolean {
  if (bytes.some((byte) => byte < SPACE) || parseLogLine(bytes.subarray(0, -1)) !== null) return false;
  const head = bytes.toString('latin1', 0, HEAD_CHARACTERS);
  const begins = (whole: string) => whole.startsWith(head.slice(0, whole.length)) || head.startsWith(whole);
  if (database === null && begins(`{"n":${n},"w":[`)) return true;
  const sum = head.slice(SUM_AT, SUM_AT + 8);
  const id = database ?? head.slice(UNSUMMED.length + 5, UNSUMMED.length + 13).padEnd(8, '0');
  return /^[0-9a-f]*$/.test(sum) && begins(`{"c":"${sum.padEnd(8, '0')}","d":"${id}","n":${n},"w":[`);
}
