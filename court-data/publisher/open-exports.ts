import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { UsageError } from '../../scripts/command-line/command-line.mjs';
import type { Exports } from './check-exports';
import { EXPORT_KINDS, type ExportKind } from './export-kind';
import type { FieldMap } from './load-field-map';
import { textOfFile } from './text-of-file';

/** The exports in the files of a court, under the names of `map`. Throws UsageError for a file that is not there. */
export async function openExports(
  files: Partial<Record<ExportKind, string>>,
  map: FieldMap | null,
): Promise<Exports> {
  const exports: Exports = {};
  for (const kind of EXPORT_KINDS) {
    const file = files[kind];
    if (!file) continue;
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) throw new UsageError(`${file} cannot be read. Check the name`);
    const progress = { read: 0, total: found.size };
    exports[kind] = {
      name: basename(file),
      text: textOfFile(file, progress),
      progress,
      ...(map ? { columns: map[kind] } : {}),
    };
  }
  return exports;
}
