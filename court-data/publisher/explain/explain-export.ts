import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { SourceRecord } from '@court/records';
import { UsageError } from '../../../scripts/command-line/command-line.mjs';
import { checkSource } from '../checking/check-source';
import { openExportFile } from '../reading/formats/open-export-file';
import type { FieldMap } from '../reading/load-field-map';
import type { DateOrder } from '../reading/read-moment';
import { type Reading, SourceFileError } from '../reading/source-file';
import { type Explanation, formatExplanation } from './format-explanation';
import { type Look, lookAtExport, MOST_ROWS } from './look-at-export';
import { type Match, matchColumns } from './match-columns';
import { proposeReading } from './propose-map';

/** Hearings that are shown. */
const SHOWN = 5;

const WORTH_HAVING = [
  'office',
  'judge',
  'location',
  'matter',
  'chapter',
  'trustees',
  'debtors',
  'attorneys',
  'docketNumber',
];

function readingJson({ dates, defaults, copies, values, idFrom, mergeRows }: Reading): object {
  const plain = Object.fromEntries([...values].map(([field, said]) => [field, Object.fromEntries(said)]));
  return {
    ...(dates ? { dates } : {}),
    ...(defaults.size > 0 ? { defaults: Object.fromEntries(defaults) } : {}),
    ...(copies.size > 0 ? { copies: Object.fromEntries(copies) } : {}),
    ...(values.size > 0 ? { values: plain } : {}),
    ...(idFrom.length > 0 ? { idFrom } : {}),
    ...(mergeRows ? { mergeRows } : {}),
  };
}

/** As a map file takes it: small letters stand for whatever letters the export uses. */
function lowered(reading: Reading): Reading {
  const lower = (said: ReadonlyMap<string, string>) =>
    new Map([...said].map(([text, ours]) => [text.toLowerCase(), ours]));
  return { ...reading, values: new Map([...reading.values].map(([field, said]) => [field, lower(said)])) };
}

/** What a map that is given says of the columns. */
function ownMatches(look: Look, map: FieldMap): Match[] {
  return look.headings.map((heading) => {
    const field = map.hearings.get(heading) ?? null;
    return field === null
      ? { heading, field, confidence: null, why: 'the map says nothing of it' }
      : { heading, field, confidence: 'certain', why: 'the map says so' };
  });
}

function kindOf({ name, headings }: Look): Explanation['kind'] {
  return [name, ...headings].some((text) => /\b341\b|meeting/i.test(text)) ? 'meetings' : 'hearings';
}

type Options = {
  map: FieldMap | null;
  isOwnMap: boolean;
  dates: DateOrder | null;
  /** the sheet of a workbook that is read */
  sheet?: string | undefined;
};

/**
 * Looks at an export, proposes how it is read (or takes a map that is given), and reads it so, as a publication would. Asks
 * no database. Throws UsageError and SourceFileError.
 */
export async function explain(file: string, { map, isOwnMap, dates, sheet }: Options): Promise<Explanation> {
  const look = await lookAtExport(file, sheet);
  const columns = isOwnMap && map ? ownMatches(look, map) : matchColumns(look);
  const proposed =
    isOwnMap && map
      ? { reading: map.reading, reasons: [], questions: [] }
      : proposeReading(look, columns, dates);
  const names = columns.flatMap(({ heading, field }) =>
    field !== null && field !== heading ? [[heading, field] as const] : [],
  );
  const reading = readingJson(proposed.reading);
  const explanation: Explanation = {
    file,
    ...{
      form: look.form,
      line: look.line,
      rows: look.rows.length,
      isCut: look.isCut,
      columns,
      isOwnMap,
      kind: kindOf(look),
    },
    map: { ...Object.fromEntries(names), ...(Object.keys(reading).length > 0 ? { reading } : {}) },
    ...{
      reasons: proposed.reasons,
      questions: [...proposed.questions],
      records: 0,
      rejects: [],
      shown: [],
      unsaid: [],
    },
  };
  const opened = await openExportFile(file, { sheet });
  const source = {
    name: basename(file),
    ...(opened.form === 'text' ? { text: opened.text } : { rows: opened.rows }),
    columns: new Map(names),
    reading: lowered(proposed.reading),
  };
  try {
    const { records, rejects } = await checkSource(source, null);
    try {
      const step = Math.max(1, Math.floor(records.length / SHOWN));
      let at = 0;
      const said = new Set<string>();
      for (const record of records) {
        if (at % step === 0 && explanation.shown.length < SHOWN) explanation.shown.push(record);
        for (const field of WORTH_HAVING) if (![null, ''].includes(textOf(record, field))) said.add(field);
        at += 1;
      }
      explanation.records = records.length;
      explanation.rejects = rejects;
      explanation.unsaid = WORTH_HAVING.filter((field) => !said.has(field));
    } finally {
      records.close();
    }
  } catch (error) {
    // what is asked already says why it cannot be read
    if (!(error instanceof SourceFileError)) throw error;
    if (explanation.questions.length === 0) explanation.questions.push(error.message);
  }
  return explanation;
}

function textOf(record: SourceRecord, field: string): string | null {
  const value: unknown = Reflect.get(record, field);
  return Array.isArray(value) ? value.join() : typeof value === 'string' ? value : null;
}

type Command = {
  json: boolean;
  'write-map'?: string | undefined;
  map?: string | undefined;
  dates?: DateOrder | undefined;
  sheet?: string | undefined;
};

/** `--explain`: says what a file holds; 0 where it can be published so, else 3. Throws what `explain` throws. */
export async function explainExport(file: string, map: FieldMap | null, command: Command): Promise<number> {
  const isOwnMap = command.map !== undefined;
  const explanation = await explain(file, {
    map,
    isOwnMap,
    dates: command.dates ?? null,
    sheet: command.sheet,
  });
  const target = command['write-map'];
  if (target !== undefined)
    await writeFile(target, `${JSON.stringify(explanation.map, null, 2)}\n`, { flag: 'wx' }).catch(
      (error: Error) => {
        throw new UsageError(`${target} was not written: ${error.message}. Name a new file`);
      },
    );
  if (command.json) console.log(JSON.stringify({ outcome: 'explained', ...explanation }, null, 2));
  else console.log(formatExplanation(explanation, { map: command.map ?? target, mostRows: MOST_ROWS }));
  return explanation.questions.length > 0 || explanation.rejects.length > 0 ? 3 : 0;
}
