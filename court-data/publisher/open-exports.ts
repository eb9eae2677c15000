import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { UsageError } from '../../scripts/command-line/command-line.mjs';
import type { Exports } from './checking/check-exports';
import type { Clerk } from './reading/clerk';
import type { FieldMap } from './reading/load-field-map';
import { PLAIN_READING } from './reading/reading';
import { EXPORT_KINDS, type ExportKind, type Source, textOfFile } from './reading/source-file';

/** The files of an export, by kind; several of one kind are one list. */
export type ExportFiles = Partial<Record<ExportKind, string | readonly string[]>>;

/** A file as an export under the names of `map`. Throws UsageError for a file that is not there. */
async function openFile(
  file: string,
  kind: ExportKind,
  map: FieldMap | null,
  clerk: Clerk | null,
): Promise<Source> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`${file} cannot be read. Check the name`);
  const progress = { read: 0, total: found.size };
  const isCalendar = kind === 'hearings' || kind === 'meetings';
  const reading = map && (isCalendar ? map.reading : { ...PLAIN_READING, ignore: map.reading.ignore });
  return {
    name: basename(file),
    text: textOfFile(file, progress),
    progress,
    ...(map ? { columns: map[kind] } : {}),
    ...(reading ? { reading } : {}),
    ...(clerk ? { clerk } : {}),
  };
}

/** The exports in the files of a court, under the names of `map`. Throws UsageError for a file that is not there. */
export async function openExports(
  files: ExportFiles,
  map: FieldMap | null,
  clerk: Clerk | null = null,
): Promise<Exports> {
  const exports: Exports = {};
  for (const kind of EXPORT_KINDS) {
    const names = [files[kind] ?? []].flat();
    const [first, ...others] = await Promise.all(names.map((file) => openFile(file, kind, map, clerk)));
    if (!first) continue;
    if (kind === 'hearings' || kind === 'meetings') exports[kind] = [first, ...others];
    else exports[kind] = first;
  }
  return exports;
}
