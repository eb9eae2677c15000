import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { openText, type ReadBytes, SourceFileError } from '../source-file';
import { type ExportFile, MAX_BYTES } from './export-file';

/** The kind of a file, by its extension. */
const NAMED: Readonly<Record<string, string>> = {
  '.xlsx': 'workbook',
  '.xlsm': 'workbook',
  '.ics': 'calendar',
  '.html': 'web page',
  '.htm': 'web page',
};

/** A note for the clerk if the file's extension does not match its content. */
function misnamed(path: string, is: 'workbook' | 'calendar' | 'web page' | 'text'): string[] {
  const end = extname(path).toLowerCase();
  if ((NAMED[end] ?? 'text') === is) return [];
  return end === '' && is === 'text'
    ? []
    : [`is ${is === 'text' ? 'text' : `a ${is}`}, though its name ends in ${end || 'nothing'}`];
}

const HEAD_CHARACTERS = 65_536;

async function headOf(pieces: AsyncIterable<string>): Promise<string> {
  let head = '';
  for await (const piece of pieces) {
    head += piece;
    if (head.length >= HEAD_CHARACTERS) break;
  }
  return head.slice(0, HEAD_CHARACTERS);
}

/** `sheet`: the sheet of a workbook, or the table of a web page ("table 2"). `progress` changes during the read. */
export type OpenOptions = { sheet?: string | undefined; progress?: ReadBytes | undefined };

/**
 * Opens an export of any readable form by its content. Refuses other files with their format and a remedy. Throws
 * SourceFileError, and Node's error if the file does not exist.
 *
 * @example
 * const opened = await openExportFile('hearings.xlsx', { sheet: 'Calendar' });
 * const source = { name: 'hearings.xlsx', ...(opened.form === 'text' ? { text: opened.text } : { rows: opened.rows })
 * };
 */
export async function openExportFile(
  path: string,
  { sheet, progress = { read: 0, total: 0 } }: OpenOptions = {},
): Promise<ExportFile> {
  const file = basename(path);
  const refuse = (reason: string) => new SourceFileError(file, null, reason);
  const found = await stat(path);
  if (found.isDirectory()) throw refuse('is a folder. Name the file in it, or watch the folder with --watch');
  if (!found.isFile()) throw refuse('is no file that can be read twice. Save the export in a file');
  const { nameBinary } = await import('./name-binary');
  const binary = await nameBinary(path);
  if (binary === 'zip') {
    const { readWorkbook } = await import('./read-workbook');
    const opened = await readWorkbook(path, file, { sheet, progress });
    return { ...opened, notes: [...misnamed(path, 'workbook'), ...opened.notes] };
  }
  if (binary) throw refuse(binary.reason);
  const { encoding, text } = await openText(path, progress);
  const head = await headOf(text());
  if (head.replace(/^\uFEFF/, '').trim() === '' && found.size < 1_000)
    throw refuse(
      'holds no records: the file is empty. Check that the export has finished, then export it again',
    );
  const { nameText } = await import('./name-text');
  const kind = await nameText(head);
  if (typeof kind === 'object') throw refuse(kind.reason);
  // if there are several files, the option may be meant for another file
  const unused =
    sheet !== undefined && kind !== 'web page' ? ['has no sheets, so that --sheet changes nothing'] : [];
  const notes = [...misnamed(path, kind), ...unused];
  if (kind === 'text') return { form: 'text', encoding, notes, text: text() };
  if (found.size > MAX_BYTES[kind])
    throw refuse(
      `is a ${kind} of more than ${MAX_BYTES[kind] / 1_048_576} MB, the most it may have. Export the list as CSV`,
    );
  const opened =
    kind === 'calendar'
      ? await import('./read-calendar').then(({ readCalendar }) => readCalendar(file, text()))
      : await import('./read-page').then(({ readPage }) => readPage(file, text(), sheet));
  return { ...opened, encoding, notes: [...notes, ...opened.notes] };
}
