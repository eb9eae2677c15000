import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { JUDGE_FIELDS, SOURCE_FIELDS, TRUSTEE_FIELDS } from '@court/records';
import { decoderOf, type Encoding, encodingOf, piecesOf } from './text/text-encoding';

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
  place?: string;
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
export function placeText({ line, record, place }: Place): string {
  if (place !== undefined) return place;
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

/** How far a file has been read, in bytes; `total` is its size when the reading began. */
export type ReadBytes = { read: number; total: number };

/** A NUL, or half of a character. */
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

/** In which encoding a file is, and its text, which each call reads from its beginning. */
export type FileText = { encoding: Encoding; text: () => AsyncGenerator<string> };

/**
 * Finds the encoding of a file by all its bytes, and gives its text piece by piece. Throws SourceFileError if the file is no
 * text, or was written while it was read: half an export can look like a whole one.
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

/** A row of a table: the line it begins on (in a table of no lines, its number), and its trimmed cells. */
export type Row = {
  line: number;
  cells: string[];
  /** its place, if the line number says too little: `sheet "Calendar" row 12` */
  place?: string;
};

/** Where a record stands: the line it begins on, and which of the export's records it is; both from 1. */
export type Place = {
  line: number;
  record: number;
  /** says it in the words of the file's form: `sheet "Calendar" row 12` */
  place?: string;
};

/** A record as it stands in the export, before any check; `fault` where it could not even be read. */
export type PlacedRecord = Place & {
  /** the file's name, if the export is of several */
  file?: string;
  value: unknown;
  fault?: Fault;
  /** its values are the texts of a table's cells */
  isCells?: true;
};

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
