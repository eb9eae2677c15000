import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { UsageError } from '../command-line/command-line.mjs';
import type { Exports } from './checking/check-exports';
import type { Clerk } from './reading/clerk';
import type { FieldMap } from './reading/field-map/load-field-map';
import { openExportFile } from './reading/formats/open-export-file';
import { PLAIN_READING } from './reading/reading';
import type { Source } from './reading/source';
import { EXPORT_KINDS, type ExportKind } from './reading/source-file';

/** The files of an export, by kind. Several files of one kind form one list. */
export type ExportFiles = Partial<Record<ExportKind, string | readonly string[]>>;

/** How to read files: the map, and the clerk to ask. `sheet` is the sheet of a workbook. */
type Opening = { map: FieldMap | null; clerk?: Clerk | null; sheet?: string | undefined };

/**
 * Opens a file as an export. Throws UsageError if the file does not exist. Throws SourceFileError if its form cannot be
 * read.
 */
async function openFile(file: string, kind: ExportKind, opening: Opening): Promise<Source> {
  const { map, clerk = null, sheet } = opening;
  const found = await stat(file).catch(() => null);
  const remedy = found?.isDirectory()
    ? 'It is a folder: name the file in it, or give the folder with --watch'
    : 'Check the name';
  if (!found?.isFile()) throw new UsageError(`${file} cannot be read. ${remedy}`);
  const progress = { read: 0, total: found.size };
  const opened = await openExportFile(file, { sheet, progress });
  const isCalendar = kind === 'hearings' || kind === 'meetings';
  const reading = map && (isCalendar ? map.reading : { ...PLAIN_READING, ignore: map.reading.ignore });
  return {
    name: basename(file),
    ...(opened.form === 'text' ? { text: opened.text } : { rows: opened.rows }),
    progress,
    notes: opened.notes,
    ...(map ? { columns: map[kind] } : {}),
    ...(reading ? { reading } : {}),
    ...(clerk ? { clerk } : {}),
  };
}

/** Opens all files of a court. Throws UsageError and SourceFileError. */
export async function openExports(files: ExportFiles, opening: Opening): Promise<Exports> {
  const exports: Exports = {};
  for (const kind of EXPORT_KINDS) {
    const names = [files[kind] ?? []].flat();
    const [first, ...others] = await Promise.all(names.map((file) => openFile(file, kind, opening)));
    if (!first) continue;
    if (kind === 'hearings' || kind === 'meetings') exports[kind] = [first, ...others];
    else exports[kind] = first;
  }
  return exports;
}
