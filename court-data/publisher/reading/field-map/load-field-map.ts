import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { DateOrder } from '../moments/read-moment';
import { PART_FIELDS, PLAIN_READING, type Reading } from '../reading';
import { EXPORT_FIELDS, EXPORT_KINDS, type ExportKind, isExportKind } from '../source-file';
import { parseReading, TOP_KEYS } from './reading-schema';

/** By kind of file: the export's column → our field. Also the rules for reading values. */
export type FieldMap = Record<ExportKind, ReadonlyMap<string, string>> & { reading: Reading };

/** The JSON of a map file. */
export type MapJson = Record<string, unknown>;

const noColumns = (): Record<ExportKind, Map<string, string>> => ({
  hearings: new Map(),
  meetings: new Map(),
  judges: new Map(),
  trustees: new Map(),
});

export const NO_MAP: FieldMap = { ...noColumns(), reading: PLAIN_READING };

/** The fields to which a map file may map a column. */
export const FIELDS: Record<ExportKind, readonly string[]> = {
  ...EXPORT_FIELDS,
  hearings: [...EXPORT_FIELDS.hearings, ...PART_FIELDS],
  meetings: [...EXPORT_FIELDS.meetings, ...PART_FIELDS],
};

/** The map file (`--map`) is unusable. The message names the file, the entry if there is one, and the fault. */
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

const mapSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const columnsSchema = v.record(v.string(), v.string());

function unknownField(file: string, entry: string, field: string, known: readonly string[]): MapFileError {
  return new MapFileError(
    file,
    entry,
    `there is no field "${field}". The fields are ${[...new Set(known)].join(', ')}`,
  );
}

function readingOf(file: string, found: MapJson): Reading {
  const top = TOP_KEYS.filter((key) => found[key] !== undefined && typeof found[key] !== 'string');
  const inner = typeof found.reading === 'string' ? {} : (found.reading ?? {});
  const parsed = parseReading({ ...inner, ...Object.fromEntries(top.map((key) => [key, found[key]])) });
  if ('reading' in parsed) return parsed.reading;
  const isTop = top.some((key) => parsed.entry.startsWith(key));
  throw new MapFileError(file, isTop ? `"${parsed.entry}"` : `"reading", ${parsed.entry}`, parsed.reason);
}

/** Parses the JSON of a map file. Errors name `file`. Throws MapFileError. */
export function parseMap(found: MapJson, file: string): FieldMap {
  const reading = readingOf(file, found);
  const map = noColumns();
  const rules: readonly string[] = [...TOP_KEYS, 'reading'];
  const entries = Object.entries(found).filter(
    ([key, value]) => typeof value === 'string' || !rules.includes(key),
  );
  for (const [column, field] of entries) {
    if (typeof field !== 'string') continue;
    const kinds = EXPORT_KINDS.filter((kind) => FIELDS[kind].includes(field));
    if (kinds.length === 0 && rules.includes(column))
      throw new MapFileError(file, `"${column}"`, 'is a rule, and must not be text');
    if (kinds.length === 0) throw unknownField(file, `"${column}"`, field, Object.values(FIELDS).flat());
    for (const kind of kinds) map[kind].set(column.trim(), field);
  }
  for (const [kind, columns] of entries) {
    if (typeof columns === 'string') continue;
    const checked = v.safeParse(columnsSchema, columns);
    if (!isExportKind(kind) || !checked.success)
      throw new MapFileError(
        file,
        `"${kind}"`,
        `is neither a column nor a rule. Files are ${EXPORT_KINDS.join(', ')}; rules are ${rules.join(', ')}`,
      );
    for (const [column, field] of Object.entries(checked.output)) {
      if (!FIELDS[kind].includes(field))
        throw unknownField(file, `${kind}, "${column}"`, field, FIELDS[kind]);
      map[kind].set(column.trim(), field);
    }
  }
  return { ...map, reading };
}

/** Reads the JSON of a map file. Throws MapFileError. */
export async function readMapJson(file: string): Promise<MapJson> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new MapFileError(file, null, 'cannot be read. Check the name');
  });
  const whole = v.safeParse(mapSchema, text.replace(/^\uFEFF/, ''));
  if (!whole.success) throw new MapFileError(file, null, 'must be JSON like {"Case #": "caseNumber"}');
  return whole.output;
}

/**
 * Reads a map file: `{"Case #": "caseNumber", "judges": {"Judge": "name"}}`. A top-level entry applies to every file
 * whose format has the field. An entry under `hearings`, `meetings`, `judges` or `trustees` applies to that file only,
 * and takes precedence. `ignore`, `join`, `only`, `rows` and `reading` are rules; see docs/publish. Throws
 * MapFileError.
 */
export const loadFieldMap = async (file: string): Promise<FieldMap> =>
  parseMap(await readMapJson(file), file);

/**
 * The map of a command: `file`, if given, with the order of `--dates`, which takes precedence. Null if neither is
 * given. Throws MapFileError.
 */
export async function commandMap(file?: string, dates?: DateOrder): Promise<FieldMap | null> {
  if (file === undefined && dates === undefined) return null;
  const map = file === undefined ? NO_MAP : await loadFieldMap(file);
  return dates === undefined ? map : { ...map, reading: { ...map.reading, dates } };
}
