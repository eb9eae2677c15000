import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { DATE_ORDERS, type DateOrder } from './read-moment';
import {
  EXPORT_FIELDS,
  EXPORT_KINDS,
  type ExportKind,
  isExportKind,
  MOMENT,
  PLAIN_READING,
  type Reading,
} from './source-file';

/** By kind of file: what the export calls a field → what we call it; and how hearings and meetings are meant beyond that. */
export type FieldMap = Record<ExportKind, ReadonlyMap<string, string>> & { reading: Reading };

const NO_MAP: FieldMap = {
  hearings: new Map(),
  meetings: new Map(),
  judges: new Map(),
  trustees: new Map(),
  reading: PLAIN_READING,
};

/** What a map file may call a field. */
const FIELDS: Record<ExportKind, readonly string[]> = {
  ...EXPORT_FIELDS,
  hearings: [...EXPORT_FIELDS.hearings, MOMENT],
  meetings: [...EXPORT_FIELDS.meetings, MOMENT],
};

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
const mapSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const entriesSchema = v.record(v.string(), v.union([v.string(), names]));
const field = v.picklist(EXPORT_FIELDS.hearings, 'names a field that hearings do not have');
/** By our field, each of which the format must know. */
const byField = <S extends v.GenericSchema>(value: S) => v.optional(v.record(field, value), {});
const readingSchema = v.strictObject({
  dates: v.optional(v.nullable(v.picklist(DATE_ORDERS, 'must be "mdy", "dmy" or "ymd"')), null),
  defaults: byField(v.string('must be text')),
  copies: byField(field),
  values: byField(names),
  idFrom: v.optional(v.array(field, 'must be a list of fields'), []),
  mergeRows: v.optional(v.boolean('must be true or false'), false),
});

/** What stands under `reading` in a map file. Throws MapFileError. */
function readingOf(file: string, value: unknown): Reading {
  const checked = v.safeParse(readingSchema, value, { abortEarly: true });
  if (!checked.success) {
    const [issue] = checked.issues;
    throw new MapFileError(file, `"reading", ${v.getDotPath(issue) ?? 'all of it'}`, issue.message);
  }
  const { dates, defaults, copies, values, idFrom, mergeRows } = checked.output;
  const lower = (said: Record<string, string>) =>
    new Map(Object.entries(said).map(([text, ours]) => [text.trim().toLowerCase(), ours]));
  return {
    dates,
    defaults: new Map(Object.entries(defaults)),
    copies: new Map(Object.entries(copies)),
    values: new Map(Object.entries(values).map(([name, said]) => [name, lower(said)])),
    idFrom,
    mergeRows,
  };
}

async function readEntries(file: string) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new MapFileError(file, null, 'cannot be read. Check the name');
  });
  const whole = v.safeParse(mapSchema, text.replace(/^\uFEFF/, ''));
  const { reading, ...others } = whole.success ? whole.output : {};
  const isColumn = typeof reading === 'string';
  const checked = v.safeParse(entriesSchema, isColumn ? { ...others, reading } : others);
  if (!whole.success || !checked.success)
    throw new MapFileError(file, null, 'must be JSON like {"Case #": "caseNumber"}');
  const isGiven = reading !== undefined && !isColumn;
  return {
    entries: Object.entries(checked.output),
    reading: isGiven ? readingOf(file, reading) : PLAIN_READING,
  };
}

/**
 * Reads a map file: `{"Case #": "caseNumber", "judges": {"Judge": "name"}}`. An entry by itself holds for every file
 * whose format has the field; one under `hearings`, `meetings`, `judges` or `trustees` holds for that file only, and
 * goes before. Under `reading` stands how an export is meant beyond names; see docs/publish. Throws MapFileError.
 */
export async function loadFieldMap(file: string): Promise<FieldMap> {
  const map: Record<ExportKind, Map<string, string>> = {
    hearings: new Map(),
    meetings: new Map(),
    judges: new Map(),
    trustees: new Map(),
  };
  const { entries, reading } = await readEntries(file);
  for (const [column, field] of entries) {
    if (typeof field !== 'string') continue;
    const kinds = EXPORT_KINDS.filter((kind) => FIELDS[kind].includes(field));
    if (kinds.length === 0) throw unknownField(file, `"${column}"`, field, Object.values(FIELDS).flat());
    for (const kind of kinds) map[kind].set(column.trim(), field);
  }
  for (const [kind, fields] of entries) {
    if (typeof fields === 'string') continue;
    if (!isExportKind(kind)) {
      throw new MapFileError(
        file,
        `"${kind}"`,
        `there is no such file. The files are ${EXPORT_KINDS.join(', ')}, and "reading" says how they are meant`,
      );
    }
    for (const [column, field] of Object.entries(fields)) {
      const known = FIELDS[kind];
      if (!known.includes(field)) throw unknownField(file, `${kind}, "${column}"`, field, known);
      map[kind].set(column.trim(), field);
    }
  }
  return { ...map, reading };
}

/** The map of a command: `file`, if any, and what `--dates` says, which goes before. Null where neither is given. Throws MapFileError. */
export async function commandMap(file?: string, dates?: DateOrder): Promise<FieldMap | null> {
  if (file === undefined && dates === undefined) return null;
  const map = file === undefined ? NO_MAP : await loadFieldMap(file);
  return dates === undefined ? map : { ...map, reading: { ...map.reading, dates } };
}

function unknownField(file: string, entry: string, field: string, known: readonly string[]): MapFileError {
  return new MapFileError(
    file,
    entry,
    `there is no field "${field}". The fields are ${[...new Set(known)].join(', ')}`,
  );
}
