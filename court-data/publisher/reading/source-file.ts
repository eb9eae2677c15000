import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { JUDGE_FIELDS, SOURCE_FIELDS, TRUSTEE_FIELDS } from '@court/domain';
import { decoderOf, type Encoding, encodingOf, piecesOf } from './text/text-encoding';

/** The kinds of files of a court, and the fields of each format. */
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

/** The fault of a record. Never contains the record's own text. */
export type Fault = {
  /** dotted path of the field, such as `attorneys.3.name`; `record` for the whole record */
  field: string;
  /** continues the field's name to a sentence: "must be Y or N" */
  reason: string;
};

/** A rejected record, with its position and the reason. */
export type Reject = Fault & {
  /** file name as the caller gave it */
  file: string;
  /** line of the file on which the record starts, from 1; its position in the list if there is no file */
  line: number;
  /** number of the record in the file, from 1 */
  record: number;
  place?: string;
  /** the record's id (a judge's or trustee's name), if it has one */
  id: string | null;
};

/** Records were rejected, and `--allow-rejects` does not give their number. Nothing is published. */
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

/** `line 12`. Adds the number of the record if several records share a line (a list without line breaks). */
export function placeText({ line, record, place }: Place): string {
  if (place !== undefined) return place;
  return record > line ? `line ${line}, record ${record}` : `line ${line}`;
}

/** Characters that start a new line, move a terminal's cursor, change the text direction, or are invisible. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\u061c\u180e\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
const escaped = (sign: string) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/** A text of an export for one line of a message: visible, and at most `most` characters. */
export function oneLine(text: string, most = 2_000): string {
  const begin = text.length > most ? `${text.slice(0, most)} …` : text;
  return begin.replace(UNSEEN, escaped);
}

/** `hearings.json line 12, h42, attorneys.3.name: is empty`, safe for any id or field name. */
export function rejectLine({ file, id, field, reason, ...place }: Reject): string {
  const named = id ? `, ${oneLine(id, 100)}` : '';
  return oneLine(`${file} ${placeText(place)}${named}, ${oneLine(field, 200)}: ${reason}`);
}

/** Bytes of a file read so far. `total` is its size when reading began. */
export type ReadBytes = { read: number; total: number };

/** A NUL or a lone surrogate. */
const NOT_UTF_16 = /[\0\ufffd]/;
const BROKEN_UTF_16 = 'is not UTF-16 text, or damaged. Export it again as UTF-8 (in Excel: "CSV UTF-8")';

function newlinesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

const stateOf = async (path: string) => {
  const { size, mtimeMs, ino } = await stat(path);
  return { size, state: `${size} ${mtimeMs} ${ino}` };
};

/** The encoding of a file, and its text. Each call of `text` reads from the start. */
export type FileText = { encoding: Encoding; text: () => AsyncGenerator<string> };

/**
 * Detects the encoding of a file from all its bytes, and returns its text in pieces. Throws SourceFileError if the file
 * is not text, or if it was written during reading, because half an export can look complete.
 */
export async function openText(path: string, progress: ReadBytes = { read: 0, total: 0 }): Promise<FileText> {
  const name = basename(path);
  const before = await stateOf(path);
  progress.total = before.size;
  const found = await encodingOf(path, before.size);
  if ('reason' in found) throw new SourceFileError(name, found.line, found.reason);
  const { encoding } = found;
  async function* text(): AsyncGenerator<string> {
    const decode = decoderOf(encoding);
    let line = 1;
    progress.read = 0;
    for await (const bytes of piecesOf(path, before.size)) {
      const piece = decode(bytes);
      const broken = encoding.startsWith('utf-16') ? piece.search(NOT_UTF_16) : -1;
      if (broken >= 0)
        throw new SourceFileError(name, line + newlinesIn(piece.slice(0, broken)), BROKEN_UTF_16);
      line += newlinesIn(piece);
      progress.read += bytes.length;
      yield piece;
    }
    const last = decode();
    if (NOT_UTF_16.test(last)) throw new SourceFileError(name, line, BROKEN_UTF_16);
    yield last;
    if ((await stateOf(path)).state !== before.state) {
      throw new SourceFileError(
        name,
        null,
        'was written to while it was read. Publish it when the export has finished',
      );
    }
  }
  return { encoding, text };
}

/** A row of a table: its first line (its number if the table has no lines), and its trimmed cells. */
export type Row = {
  line: number;
  cells: string[];
  /** its position, if the line number is not sufficient: `sheet "Calendar" row 12` */
  place?: string;
  /** a line of text that is not in the table */
  isBeside?: true;
};

/** The position of a record: its first line, and its number in the export. Both start at 1. */
export type Place = {
  line: number;
  record: number;
  /** the position in words of the file format: `sheet "Calendar" row 12` */
  place?: string;
};

/** A record before any check. `fault` is set if it could not be read. */
export type PlacedRecord = Place & {
  /** the file's name, if the export has several files */
  file?: string;
  value: unknown;
  fault?: Fault;
  /** its values are the cell texts of a table */
  isCells?: true;
};

/** A record's text and its first line. `fault` is set if it is too long and was not kept. */
export type RecordText = { line: number; json: string; fault?: Fault };

/** The whole export is unusable. Nothing was published. `line` is null if the fault concerns the whole file. */
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
