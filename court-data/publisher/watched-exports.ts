import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExportKind, isExportKind } from './reading/source-file';

const NAME = /^([a-z]+)\.(json|jsonl|ndjson|csv|tsv|xlsx|ics|html?)$/i;

/** A watched folder contains two files of one kind, so that the right one is unclear. */
export class TwoExportsError extends Error {
  override name = 'TwoExportsError';
  constructor(readonly files: readonly [string, string]) {
    super(`${files.join(' and ')} are both there; nothing was published. Remove the one that is out of date`);
  }
}

/** The kind of export in a watched folder's file, by its name: `hearings.csv`. Null for other files. */
export function exportKindOf(name: string): ExportKind | null {
  const kind = NAME.exec(name)?.[1]?.toLowerCase() ?? '';
  return isExportKind(kind) ? kind : null;
}

/** The watched folder contains no export yet. */
export class NoExportsError extends Error {
  override name = 'NoExportsError';
  constructor(readonly folder: string) {
    super(
      `${folder} holds no hearings, meetings, judges or trustees (.json, .jsonl, .ndjson, .csv, .tsv, .xlsx, .ics or .html); nothing was published`,
    );
  }
}

/**
 * The exports in a folder, with their paths. Throws NoExportsError and TwoExportsError. Throws Node's error if the
 * folder does not exist.
 */
export async function watchedExports(folder: string): Promise<Partial<Record<ExportKind, string>>> {
  const found: Partial<Record<ExportKind, string>> = {};
  for (const name of (await readdir(folder)).sort()) {
    const kind = exportKindOf(name);
    if (kind === null) continue;
    const other = found[kind];
    if (other) throw new TwoExportsError([other, join(folder, name)]);
    found[kind] = join(folder, name);
  }
  if (Object.keys(found).length === 0) throw new NoExportsError(folder);
  return found;
}

/** Sizes and modification times of files. They change while a file is being written. */
export async function statesOf(files: readonly string[]): Promise<string> {
  const states = await Promise.all(files.map((file) => stat(file)));
  return states.map(({ size, mtimeMs }) => `${size} ${mtimeMs}`).join();
}
