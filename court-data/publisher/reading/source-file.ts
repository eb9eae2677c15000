import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { JUDGE_FIELDS, SOURCE_FIELDS, TRUSTEE_FIELDS } from '@court/records';
import type { DateOrder } from './read-moment';

/** The kinds of file a court hands over, and the fields that each one's format knows. */
export const EXPORT_FIELDS = {
  hearings: SOURCE_FIELDS,
  meetings: SOURCE_FIELDS,
  judges: JUDGE_FIELDS,
  trustees: TRUSTEE_FIELDS,
};

export type ExportKind = keyof typeof EXPORT_FIELDS;

export const EXPORT_KINDS = ['hearings', 'meetings', 'judges', 'trustees'] as const satisfies ExportKind[];

export function isExportKind(text: string): text is ExportKind {
  return EXPORT_KINDS.some((kind) => kind === text);
}

/** What is wrong with a record. Never holds the record's own text. */
export type Fault = {
  /** dotted path of the field, e.g. `attorneys.3.name`; `record` where it is about all of it */
  field: string;
  /** continues the field's name as a sentence: "must be Y or N" */
  reason: string;
};

/** A record that is not published, where it stands, and why. */
export type Reject = Fault & {
  /** file as the caller named it */
  file: string;
  /** line of the file on which the record begins, from 1; its place in the list where there is no file */
  line: number;
  /** which of the file's records it is, from 1 */
  record: number;
  /** the record's id (a judge's or trustee's name), where it has one */
  id: string | null;
};

/** Records were rejected, and `--allow-rejects` does not give their number: nothing is published. */
export class RejectedRecordsError extends Error {
  override name = 'RejectedRecordsError';
  constructor(readonly rejects: Reject[]) {
    super(
      `${rejects.length} ${rejects.length === 1 ? 'record was' : 'records were'} rejected; nothing was published. ` +
        `Correct them and export again, or give --allow-rejects ${rejects.length} to publish the others; ` +
        'a rejected hearing that is public then stays as it was published',
    );
  }
}

/** `line 12`; where several records share a line (a list without line breaks), which record it is too. */
export function placeText({ line, record }: { line: number; record: number }): string {
  return record > line ? `line ${line}, record ${record}` : `line ${line}`;
}

/** What would begin another line, move a terminal's cursor, turn text round, or not be seen. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\u061c\u180e\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
const escaped = (sign: string) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/** Text of an export as it may stand in a line that a clerk reads: on one line, visible, and of at most `most` characters. */
export function oneLine(text: string, most = 2_000): string {
  const begin = text.length > most ? `${text.slice(0, most)} …` : text;
  return begin.replace(UNSEEN, escaped);
}

/** `hearings.json line 12, h42, attorneys.3.name: is empty`, whatever stands in an id or a field's name. */
export function rejectLine({ file, id, field, reason, ...place }: Reject): string {
  const named = id ? `, ${oneLine(id, 100)}` : '';
  return oneLine(`${file} ${placeText(place)}${named}, ${oneLine(field, 200)}: ${reason}`);
}

const PIECE_BYTES = 1 << 18;
const NEWLINE = 10;

/** How far a file has been read, in bytes; `total` is its size when the reading began. */
export type ReadBytes = { read: number; total: number };

/** Other kinds of file that are given by mistake, by their first bytes. */
const MISTAKEN: readonly { begins: readonly number[]; reason: string }[] = [
  { begins: [0x1f, 0x8b], reason: 'is compressed (gzip). Unpack it first' },
  {
    begins: [0x50, 0x4b, 3, 4],
    reason: 'is a workbook or a zip archive. Save it as CSV (in Excel: "CSV UTF-8")',
  },
  { begins: [0xff, 0xfe], reason: 'is UTF-16 text. Export it again as UTF-8 (in Excel: "CSV UTF-8")' },
  { begins: [0xfe, 0xff], reason: 'is UTF-16 text. Export it again as UTF-8 (in Excel: "CSV UTF-8")' },
];
const NOT_UTF_8 = 'is not UTF-8 text. Export it again as UTF-8 (in Excel: "CSV UTF-8")';
const NUL = 'holds a NUL byte, so it is not UTF-8 text, or damaged. Export it again as UTF-8';

const stateOf = async (path: string) => {
  const { size, mtimeMs, ino } = await stat(path);
  return { size, state: `${size} ${mtimeMs} ${ino}` };
};

function newlinesIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

/** The first line, from 0, that is not UTF-8; the first may begin within a character. */
function brokenLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const isContinuation = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;
  let start = 0;
  while (start < 3 && isContinuation(bytes[start])) start += 1;
  for (let line = 0; ; line += 1) {
    const end = bytes.indexOf(NEWLINE, start);
    try {
      decoder.decode(bytes.subarray(start, end < 0 ? undefined : end));
    } catch {
      return line;
    }
    if (end < 0) return line;
    start = end + 1;
  }
}

/**
 * A file's text, piece by piece. Throws SourceFileError where the file is not UTF-8, or was written while it was read:
 * half an export can look like a whole one.
 */
export async function* textOfFile(
  path: string,
  progress: ReadBytes = { read: 0, total: 0 },
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const refuse = (line: number | null, reason: string) => new SourceFileError(basename(path), line, reason);
  let line = 1;
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw refuse(bytes ? line + brokenLine(bytes) : line, NOT_UTF_8);
    }
  };
  const before = await stateOf(path);
  progress.total = before.size;
  // no further than it reached: what grows faster than it is read would never end
  const reach = { highWaterMark: PIECE_BYTES, end: Math.max(0, before.size - 1) };
  for await (const bytes of createReadStream(path, reach) as AsyncIterable<Buffer>) {
    const mistaken = MISTAKEN.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte));
    if (progress.read === 0 && mistaken) throw refuse(null, mistaken.reason);
    const nul = bytes.indexOf(0);
    if (nul >= 0) throw refuse(line + newlinesIn(bytes.subarray(0, nul)), NUL);
    const text = decode(bytes);
    line += newlinesIn(bytes);
    progress.read += bytes.length;
    yield text;
  }
  yield decode();
  if ((await stateOf(path)).state !== before.state) {
    throw refuse(null, 'was written to while it was read. Publish it when the export has finished');
  }
}

/** A field of an export's own: a day and a time in one. */
export const MOMENT = 'dateTime';

/** What a map file's `reading` says of hearings and meetings beyond names: how an export is to be understood. */
export type Reading = {
  /** the order of 01/02/2026; null: such a day is refused, unless it can be only one */
  dates: DateOrder | null;
  /** our field → what holds where a record says nothing */
  defaults: ReadonlyMap<string, string>;
  /** our field → that of ours whose people it names: a debtor who is the case's title */
  copies: ReadonlyMap<string, string>;
  /** our field → what the export says, in small letters → our value; `continued*` is all that begins so */
  values: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** our fields that together tell records apart, where the export has no id */
  idFrom: readonly string[];
  /** rows that follow each other with one id are one record, with all their people */
  mergeRows: boolean;
};

export const PLAIN_READING: Reading = {
  dates: null,
  defaults: new Map(),
  copies: new Map(),
  values: new Map(),
  idFrom: [],
  mergeRows: false,
};

/** One export: a file's text, whole or piece by piece, or records that a program already holds. */
export type Source = {
  /** how messages call it */
  name: string;
  /** what the export calls a field → what we call it; a field that is not named keeps its name */
  columns?: ReadonlyMap<string, string>;
  /** how its records are meant, beyond their fields' names */
  reading?: Reading;
  /** how far the text was read, while it is read */
  progress?: ReadBytes;
} & ({ text: string | AsyncIterable<string> } | { records: readonly unknown[] });

/** Where a record stands: the line it begins on, and which of the export's records it is; both from 1. */
export type Place = { line: number; record: number };

/** A record as it stands in the export, before any check; `fault` where it could not even be read. */
export type PlacedRecord = Place & { value: unknown; fault?: Fault };

/** A record's text and the line it begins on; `fault` where it is longer than a record may be, and was not kept. */
export type RecordText = { line: number; json: string; fault?: Fault };

/** An export that cannot be used as a whole; nothing was published. `line` is null where it is about all of it. */
export class SourceFileError extends Error {
  override name = 'SourceFileError';
  constructor(
    readonly file: string,
    readonly line: number | null,
    readonly reason: string,
  ) {
    super(`${file}${line === null ? '' : ` line ${line}`}: ${reason}; nothing was published`);
  }
}
