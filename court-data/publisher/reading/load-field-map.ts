import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { EXPORT_FIELDS, EXPORT_KINDS, type ExportKind, isExportKind } from './source-file';

/** By kind of file: what the export calls a field → what we call it. */
export type FieldMap = Record<ExportKind, ReadonlyMap<string, string>>;

/** A map file (`--map`) that cannot be used: the file, the entry where it is about one, and what is wrong. */
export class MapFileError extends Error {
  override name = 'MapFileError';
  constructor(
    readonly file: string,
    readonly entry: string | null,
    readonly reason: string,
  ) {
    super(`${file}: ${entry === null ? '' : `${entry}: `}${reason}`);
  }
}

const names = v.record(v.string(), v.string());
const mapSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.union([v.string(), names])));

async function readEntries(file: string) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new MapFileError(file, null, 'cannot be read. Check the name');
  });
  const checked = v.safeParse(mapSchema, text.replace(/^\uFEFF/, ''));
  if (!checked.success) throw new MapFileError(file, null, 'must be JSON like {"Case #": "caseNumber"}');
  return Object.entries(checked.output);
}

/**
 * Reads a map file: `{"Case #": "caseNumber", "judges": {"Judge": "name"}}`. An entry by itself holds for every file
 * whose format has the field; one under `hearings`, `meetings`, `judges` or `trustees` holds for that file only, and
 * goes before. Throws MapFileError.
 */
export async function loadFieldMap(file: string): Promise<FieldMap> {
  const map: Record<ExportKind, Map<string, string>> = {
    hearings: new Map(),
    meetings: new Map(),
    judges: new Map(),
    trustees: new Map(),
  };
  const entries = await readEntries(file);
  for (const [column, field] of entries) {
    if (typeof field !== 'string') continue;
    const kinds = EXPORT_KINDS.filter((kind) => EXPORT_FIELDS[kind].includes(field));
    if (kinds.length === 0)
      throw unknownField(file, `"${column}"`, field, Object.values(EXPORT_FIELDS).flat());
    for (const kind of kinds) map[kind].set(column.trim(), field);
  }
  for (const [kind, fields] of entries) {
    if (typeof fields === 'string') continue;
    if (!isExportKind(kind)) {
      throw new MapFileError(
        file,
        `"${kind}"`,
        `there is no such file. The files are ${EXPORT_KINDS.join(', ')}`,
      );
    }
    for (const [column, field] of Object.entries(fields)) {
      const known = EXPORT_FIELDS[kind];
      if (!known.includes(field)) throw unknownField(file, `${kind}, "${column}"`, field, known);
      map[kind].set(column.trim(), field);
    }
  }
  return map;
}

function unknownField(file: string, entry: string, field: string, known: readonly string[]): MapFileError {
  return new MapFileError(
    file,
    entry,
    `there is no field "${field}". The fields are ${[...new Set(known)].join(', ')}`,
  );
}
