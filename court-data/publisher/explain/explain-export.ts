import { writeFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { type CourtConfig, dayIn, SOURCE_FIELDS, type SourceRecord } from '@court/domain';
import { UsageError } from '../../command-line/command-line.mjs';
import { checkSource } from '../checking/check-source';
import { courtMismatch } from '../checking/which-court';
import type { Clerk } from '../reading/clerk';
import { type FieldMap, type MapJson, parseMap, readMapJson } from '../reading/field-map/load-field-map';
import { setAnswers } from '../reading/field-map/set-answers';
import { openExportFile } from '../reading/formats/open-export-file';
import type { DateOrder } from '../reading/moments/read-moment';
import { Questions } from '../reading/questions';
import { SourceFileError } from '../reading/source-file';
import { hidePrivate } from '../reading/text/private-data';
import { answeredColumns } from './answered-columns';
import { askAboutMap, onTrial } from './ask-about-map';
import { type ClosedColumn, closedColumns } from './closed-columns';
import { explainedColumns } from './explained-columns';
import type { Explanation } from './explanation';
import { explanationHtml } from './explanation-html';
import { formatExplanation } from './format-explanation';
import { type Look, lookAtExport, MAX_LOOKED_ROWS } from './look-at-export';
import { matchColumns } from './match-columns';
import { proposeMap } from './propose-map';

/** Number of hearings shown. */
const SHOWN = 5;

const WORTH_HAVING = {
  hearings: [...['office', 'judge', 'location', 'matter', 'chapter', 'debtors', 'attorneys', 'docketNumber']],
  meetings: ['office', 'trustees', 'chapter', 'debtors', 'attorneys'],
};

export type ExplainOptions = {
  /** the clerk's map; null to propose a map */
  map: MapJson | null;
  /** name of the map in messages */
  mapFile?: string;
  /** answers to questions, in the form of `--set` */
  set?: readonly string[];
  dates?: DateOrder | null;
  court?: CourtConfig | null;
  /** sheet of a workbook to read */
  sheet?: string | undefined;
  /** epoch ms */
  now?: number;
};

/** A heading about a video meeting does not indicate a 341 meeting. */
const MEETING =
  /\b341\b|\bmeetings? of creditors\b|\bmeeting\s+(?:date|time|day|status)\b|\bcreditors.? meetings?\b/i;

/** 341 meetings if the file name, title or headings say so. */
function kindOf({ name, above, headings }: Look): Explanation['kind'] {
  const isMeetings = /\bmeetings?\b/i.test(name.replaceAll(/[_-]/g, ' '));
  return isMeetings ||
    [name.replaceAll(/[_-]/g, ' '), ...above, ...headings].some((text) => MEETING.test(text))
    ? 'meetings'
    : 'hearings';
}

/** The clerk for an explanation, with the court's offices. Judges and trustees come only from the map. */
function clerkOf(court: CourtConfig | null, now: number, questions: Questions): Clerk {
  const zone = court?.timeZones[0] ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const office = court?.offices.map(({ name }) => name) ?? [];
  return { questions, court, today: dayIn(zone, now), known: { judge: [], office, trustee: [] } };
}

type Trial = Pick<Explanation, 'records' | 'sealed' | 'rejects' | 'shown' | 'unsaid'>;

/** Reads the file with the map, as a publication would, and collects the questions. */
async function tryMap(
  file: string,
  {
    map,
    kind,
    clerk,
    sheet,
  }: { map: FieldMap; kind: Explanation['kind']; clerk: Clerk; sheet: string | undefined },
): Promise<Trial> {
  const trial: Trial = { records: 0, sealed: 0, rejects: [], shown: [], unsaid: [] };
  const opened = await openExportFile(file, { sheet });
  const source = {
    name: basename(file),
    ...(opened.form === 'text' ? { text: opened.text } : { rows: opened.rows }),
    columns: map[kind],
    reading: map.reading,
    notes: opened.notes,
    clerk,
  };
  try {
    const { records, rejects, seen } = await checkSource(source, null);
    try {
      const mismatch = clerk.court && courtMismatch(clerk.court, seen);
      if (mismatch) clerk.questions.ask('court', () => ({ text: mismatch }));
      const step = Math.max(1, Math.floor(records.length / SHOWN));
      let at = 0;
      const said = new Set<string>();
      for (const record of records) {
        if (at % step === 0 && trial.shown.length < SHOWN) trial.shown.push(record);
        for (const field of WORTH_HAVING[kind])
          if (![null, ''].includes(textOf(record, field))) said.add(field);
        if (record.sealed === 'Y') trial.sealed += 1;
        at += 1;
      }
      trial.records = records.length;
      trial.rejects = rejects;
      trial.unsaid = WORTH_HAVING[kind].filter((field) => !said.has(field));
    } finally {
      records.close();
    }
  } catch (error) {
    if (!(error instanceof SourceFileError)) throw error;
    // another question may already state why the file cannot be read
    if (clerk.questions.list.length === 0) clerk.questions.ask('file', () => ({ text: error.message }));
  }
  return trial;
}

function textOf(record: SourceRecord, field: string): string | null {
  const value: unknown = Reflect.get(record, field);
  return Array.isArray(value) ? value.join() : typeof value === 'string' ? value : null;
}

/** Refuses headings with private data, because a map repeats the headings. Throws SourceFileError. */
function refusePrivateHeadings({ name, line, headings }: Look): void {
  const column = headings.findIndex((heading) => hidePrivate(heading) !== heading);
  if (column >= 0)
    throw new SourceFileError(
      name,
      line,
      `the heading of column ${column + 1} holds private data, which is never printed. Correct the heading`,
    );
}

/**
 * Explains an export. Proposes a map unless the options have one, writes the answers into it, and reads the file with
 * it in the same way as a publication. Reads no database. Throws UsageError, MapFileError and SourceFileError.
 */
export async function explain(file: string, options: ExplainOptions): Promise<Explanation> {
  const {
    map: given,
    mapFile = 'map.json',
    set = [],
    dates = null,
    court = null,
    now = Date.now(),
    sheet,
  } = options;
  const look = await lookAtExport(file, sheet);
  refusePrivateHeadings(look);
  const kind = kindOf(look);
  const found = matchColumns(look);
  const matches = given ? found : answeredColumns(found, set);
  const proposed = given ? { map: given, reasons: [] } : proposeMap(look, matches, dates);
  const json = setAnswers(proposed.map, dates ? [...set, `dates=${dates}`] : set);
  const map = parseMap(json, mapFile);
  const questions = new Questions();
  askAboutMap({ look, matches, map, kind }, new Set(SOURCE_FIELDS), questions);
  const carried = questions.list.find(({ about }) => about === 'carryDown')?.answers[0]?.set ?? '';
  const suggested = carried
    .slice(carried.indexOf('=') + 1)
    .split(', ')
    .filter((heading) => heading !== '');
  const trial = onTrial({ look, matches, map, kind }, suggested);
  const clerk = clerkOf(court, now, questions);
  const read = await tryMap(file, { map: trial, kind, clerk, sheet });
  const closed: ClosedColumn[] = closedColumns(look, trial[kind], map).map((column) => ({
    ...column,
    values: column.values.map((value) => ({ ...value, text: hidePrivate(value.text) })),
  }));
  return {
    file,
    form: look.form,
    encoding: look.encoding,
    notes: [...look.notes],
    line: look.line,
    rows: look.rows.length,
    isCut: look.isCut,
    columns: explainedColumns(look, matches, { map, kind, isOwnMap: given !== null }),
    closed,
    map: json,
    isOwnMap: given !== null,
    kind,
    reasons: proposed.reasons.map((reason) => hidePrivate(reason)),
    questions: questions.list,
    ...read,
  };
}

export type ExplainCommand = {
  json: boolean;
  /** court code or court file from the command line; '' if not given */
  court?: string;
  set: readonly string[];
  'write-map'?: string | undefined;
  map?: string | undefined;
  report?: string | undefined;
  dates?: DateOrder | undefined;
  sheet?: string | undefined;
};

/** Writes a file. Fails if it exists, unless `isOwn`. Throws UsageError. */
async function writeText(target: string, text: string, isOwn: boolean): Promise<void> {
  await writeFile(target, text, { flag: isOwn ? 'w' : 'wx' }).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EEXIST' ? 'a file of this name is there already' : error.message;
    throw new UsageError(`${target} was not written: ${reason}. Name a new file`);
  });
}

/** Whether the target is an HTML report, which may be overwritten. Exports and maps may not. */
const isReport = (target: string, file: string) =>
  /^\.html?$/i.test(extname(target)) && resolve(target) !== resolve(file);

/**
 * Runs `--explain`. Returns exit code 0 if the file can be published with the map, else 3. Throws the errors of
 * `explain`.
 */
export async function explainExport(
  file: string,
  command: ExplainCommand,
  court: CourtConfig | null = null,
): Promise<number> {
  const { map: own, set } = command;
  const target = command['write-map'];
  if (set.length > 0 && !own && !target)
    throw new UsageError(
      '--set needs the map that takes the answer: give --map <file> or --write-map <file>',
    );
  const map = own === undefined ? null : await readMapJson(own);
  const explanation = await explain(file, {
    ...{ map, set, court, dates: command.dates ?? null, sheet: command.sheet },
    ...(own ? { mapFile: own } : {}),
  });
  const text = `${JSON.stringify(explanation.map, null, 2)}\n`;
  if (target !== undefined) await writeText(target, text, false);
  else if (own !== undefined && set.length > 0) await writeText(own, text, true);
  const shown = {
    map: target ?? own,
    mostRows: MAX_LOOKED_ROWS,
    court: command.court || (court?.code ?? null),
  };
  if (command.report !== undefined)
    await writeText(command.report, explanationHtml(explanation, shown), isReport(command.report, file));
  if (command.json) console.log(JSON.stringify({ outcome: 'explained', ...explanation }, null, 2));
  else console.log(formatExplanation(explanation, shown));
  return explanation.questions.length > 0 || explanation.rejects.length > 0 ? 3 : 0;
}
