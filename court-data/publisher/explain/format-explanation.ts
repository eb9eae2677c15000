import { styleText } from 'node:util';
import type { SourceRecord } from '@court/records';
import usage from '../main.command.json';
import { questionLines } from '../reading/questions';
import { oneLine, rejectLine } from '../reading/source-file';
import type { ClosedColumn } from './closed-columns';
import { count, type ExplainedColumn, type Explanation, openRejects, type Shown } from './explanation';

const NAMED_REJECTS = 5;
const WIDEST = 32;

const title = (text: string) => `\n${styleText('bold', text)}`;

/** Columns of a table, as wide as their texts, up to a bound. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.min(WIDEST, Math.max(...rows.map((row) => (row[at] ?? '').length))),
  );
  const padded = (row: readonly string[]) =>
    row.map((text, at) => (at === row.length - 1 ? text : oneLine(text, WIDEST - 2).padEnd(widths[at] ?? 0)));
  return rows.map((row) => `  ${padded(row).join('  ')}`);
}

const day = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    ...{ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' },
  });
const clock = (time: string) =>
  new Date(`2026-01-01T${time}:00Z`).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** A record in two lines: when and what case, then all else that it says. */
export function recordTexts(record: SourceRecord): [string, string] {
  const { chapter, judge, office, location, attorneys, docketNumber, continuedTo, sealed } = record;
  const people = (all: readonly { name: string }[]) => all.map(({ name }) => name).join(', ');
  const more = [
    ...[
      sealed === 'Y' && 'SEALED: not published',
      record.caseType,
      chapter && `chapter ${chapter}`,
      record.status,
    ],
    ...[continuedTo && `to ${day(continuedTo)}`],
    ...[judge && `judge ${judge}`, office && `office ${office}`, location && `in ${location}`],
    ...[record.matter, docketNumber && `document ${docketNumber}`],
    ...[attorneys.length > 0 && `attorneys ${people(attorneys)}`],
    ...[record.debtors.length > 0 && `debtors ${people(record.debtors)}`],
    ...[record.trustees.length > 0 && `trustees ${record.trustees.join(', ')}`, `id ${record.id}`],
  ].filter((text): text is string => typeof text === 'string' && text !== '');
  const first = `${day(record.date)}, ${clock(record.time)}  ${oneLine(record.caseNumber)}  ${oneLine(record.caseTitle, 80)}`;
  return [first, more.map((text) => oneLine(text, 120)).join(' · ')];
}

export const columnTexts = ({ heading, use, confidence, samples, why }: ExplainedColumn): string[] => [
  oneLine(heading),
  use ?? '?',
  confidence ?? '',
  samples.map((text) => oneLine(text, 24)).join(' · '),
  oneLine(why, 80),
];

export const COLUMN_TITLES = ['heading', 'taken for', 'how sure', 'values', 'evidence'];

function closedLines({ heading, field, values }: ClosedColumn): string[] {
  return [
    `  ${oneLine(heading)} (${field})`,
    ...values.map(
      ({ text, count: number, ours, group }) =>
        `    ${String(number).padStart(6)} × ${oneLine(text, 60)} → ${ours ?? '?'}${group === 'certain' ? '' : ` (${group})`}`,
    ),
  ];
}

/** The next command, and the sentence before it. */
export function nextSteps(explained: Explanation, { map, court }: Shown): string[] {
  const { file, kind, questions } = explained;
  const program = usage.usage[0]?.split(' --court')[0] ?? '';
  const isReady = questions.length === 0 && openRejects(explained).length === 0;
  const mapFile = map ?? 'map.json';
  const named = oneLine(file);
  const beside = court ? ` --court ${court}` : '';
  if (isReady) {
    const option = Object.keys(explained.map).length > 0 ? ` --map ${mapFile}` : '';
    return [`${program} --court ${court ?? '<code or court file>'} --${kind} ${named}${option} --dry-run`];
  }
  const keep = map === undefined ? `--write-map ${mapFile}` : `--map ${mapFile}`;
  const answer = questions.some(({ answers }) => answers.length > 0) ? ' --set "…" --set "…"' : '';
  return [
    'Choose one line for each question, and give them in one command:',
    `${program} --explain ${named}${beside} ${keep}${answer}`,
  ];
}

/** Lines that tell what the file is. */
export function fileText(explained: Explanation, { mostRows }: Shown): string {
  const rows = explained.isCut
    ? `more than ${count(mostRows, 'row')}, of which so many were looked at`
    : count(explained.rows, 'row');
  const form = /^[a-z]+s$/.test(explained.form)
    ? `cells parted by ${explained.form}, headings on line ${explained.line}`
    : explained.form;
  const encoding = explained.encoding && explained.encoding !== 'utf-8' ? `; ${explained.encoding} text` : '';
  return [`${oneLine(explained.file)}: ${rows}; ${form}${encoding}`, ...explained.notes]
    .map((line) => oneLine(line))
    .join('. ');
}

/** An explanation as a clerk reads it on a terminal, with the questions numbered and the next command. */
export function formatExplanation(explained: Explanation, shown: Shown): string {
  const { columns, closed, questions, unsaid, reasons } = explained;
  const rejects = openRejects(explained);
  const isNew = Object.keys(explained.map).length > 0;
  const mapTitle =
    shown.map === undefined ? 'The map (--write-map map.json writes it)' : `The map, ${oneLine(shown.map)}`;
  const read = explained.shown;
  return [
    fileText(explained, shown),
    title('Columns'),
    ...table([COLUMN_TITLES, ...columns.map(columnTexts)]),
    ...(closed.length > 0
      ? [title('Values of columns with a closed meaning'), ...closed.flatMap(closedLines)]
      : []),
    ...(reasons.length > 0
      ? [title('Assumed. Change the map if it is wrong'), ...reasons.map((reason) => `  ${oneLine(reason)}`)]
      : []),
    ...(isNew ? [title(mapTitle), JSON.stringify(explained.map, null, 2)] : ['', 'The file needs no map.']),
    title(
      read.length > 0
        ? `${read.length} of ${count(explained.records, 'hearing')} as they would be read`
        : 'No hearing can be read yet',
    ),
    ...read.flatMap(recordTexts).map((text, at) => (at % 2 === 0 ? `  ${text}` : `      ${text}`)),
    ...(rejects.length > 0
      ? [
          title(`${count(rejects.length, 'row')} would be refused`),
          ...rejects.slice(0, NAMED_REJECTS).map((reject) => `  ${rejectLine(reject)}`),
        ]
      : []),
    ...(unsaid.length > 0 && read.length > 0
      ? [title('No column holds'), `  ${unsaid.join(', ')}. Hearings are published without them`]
      : []),
    ...(questions.length > 0
      ? [
          title(`${count(questions.length, 'question')}. Nothing is published before each has its answer`),
          ...questions.flatMap((one, at) => questionLines(one, at + 1)).map((line) => `  ${oneLine(line)}`),
        ]
      : []),
    title('Next'),
    ...nextSteps(explained, shown).map((line) => `  ${line}`),
  ].join('\n');
}
