import { styleText } from 'node:util';
import type { SourceRecord } from '@court/records';
import usage from '../main.command.json';
import { oneLine, type Reject, rejectLine } from '../reading/source-file';
import type { Match } from './match-columns';

/** What was found out of a file, and how it would be read. */
export type Explanation = {
  file: string;
  form: string;
  /** of the headings */
  line: number;
  rows: number;
  isCut: boolean;
  columns: Match[];
  /** as a map file holds it */
  map: Record<string, unknown>;
  isOwnMap: boolean;
  /** what the file seems to be of */
  kind: 'hearings' | 'meetings';
  reasons: string[];
  questions: string[];
  records: number;
  rejects: Reject[];
  /** some of the records, from the whole file */
  shown: SourceRecord[];
  /** fields that are worth having and that nothing says */
  unsaid: string[];
};

const NAMED_REJECTS = 5;
const WIDEST = 32;

/** '1 office', '1,204 offices'. */
export const count = (number: number, what: string) =>
  `${number.toLocaleString('en-US')} ${what}${number === 1 ? '' : 's'}`;
const title = (text: string) => `\n${styleText('bold', text)}`;

/** Columns of a table, as wide as what stands in them, up to a bound. */
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

function hearingLines(record: SourceRecord): string[] {
  const { chapter, judge, office, location, attorneys, docketNumber } = record;
  const people = (all: readonly { name: string }[]) => all.map(({ name }) => name).join(', ');
  const more = [
    ...[record.caseType, chapter && `chapter ${chapter}`, record.status],
    ...[judge && `judge ${judge}`, office && `office ${office}`, location && `in ${location}`],
    ...[record.matter, docketNumber && `document ${docketNumber}`],
    ...[attorneys.length > 0 && `attorneys ${people(attorneys)}`],
    ...[record.debtors.length > 0 && `debtors ${people(record.debtors)}`],
    ...[record.trustees.length > 0 && `trustees ${record.trustees.join(', ')}`, `id ${record.id}`],
  ].filter((text): text is string => typeof text === 'string' && text !== '');
  return [
    `  ${day(record.date)}, ${clock(record.time)}  ${oneLine(record.caseNumber)}  ${oneLine(record.caseTitle, 80)}`,
    `      ${more.map((text) => oneLine(text, 120)).join(' · ')}`,
  ];
}

type Named = { map: string | undefined; mostRows: number };

/** An explanation as a clerk reads it, with the command that comes next. */
export function formatExplanation(explained: Explanation, { map, mostRows }: Named): string {
  const { file, columns, questions, shown, unsaid } = explained;
  // what is asked once is not said of each row
  const isAsked = ({ reason }: Reject) => questions.length > 0 && reason.startsWith('could be two days');
  const rejects = explained.rejects.filter((reject) => !isAsked(reject));
  const program = usage.usage[0]?.split(' --court')[0] ?? '';
  const rows = explained.isCut
    ? `more than ${count(mostRows, 'row')}, of which so many were looked at`
    : count(explained.rows, 'row');
  const parted =
    explained.form === 'JSON'
      ? 'JSON'
      : `cells parted by ${explained.form}, headings on line ${explained.line}`;
  const mapFile = map ?? 'map.json';
  const isNew = Object.keys(explained.map).length > 0;
  const option = isNew ? ` --map ${mapFile}` : '';
  const isReady = questions.length === 0 && rejects.length === 0;
  return [
    `${oneLine(file)}: ${rows}; ${parted}`,
    title('Columns'),
    ...table([
      ['heading', 'our field', 'confidence', 'why'],
      ...columns.map(({ heading, field, confidence, why }) => [
        oneLine(heading),
        field ?? '—',
        confidence ?? '',
        why,
      ]),
    ]),
    ...(explained.reasons.length > 0
      ? [title('Assumed beyond that'), ...explained.reasons.map((reason) => `  ${oneLine(reason)}`)]
      : []),
    ...(isNew
      ? [
          title(
            map === undefined
              ? `Put this into ${mapFile} (or give --write-map ${mapFile})`
              : `The map, ${oneLine(mapFile)}`,
          ),
          JSON.stringify(explained.map, null, 2),
        ]
      : ['', 'The file needs no map.']),
    title(
      shown.length > 0
        ? `${shown.length} of ${count(explained.records, 'hearing')} as they would be read`
        : 'No hearing can be read yet',
    ),
    ...shown.flatMap(hearingLines),
    ...(rejects.length > 0
      ? [
          title(`${count(rejects.length, 'row')} would be refused`),
          ...rejects.slice(0, NAMED_REJECTS).map((reject) => `  ${rejectLine(reject)}`),
        ]
      : []),
    ...(unsaid.length > 0 && shown.length > 0
      ? [
          title('Nothing says'),
          `  ${unsaid.join(', ')}. Hearings are published without them, and pages do not show them`,
        ]
      : []),
    ...(questions.length > 0
      ? [title('To be settled first'), ...questions.map((one) => `  ${oneLine(one)}`)]
      : []),
    title('Next'),
    isReady
      ? `  ${program} --court <code or court file> --${explained.kind} ${oneLine(file)}${option} --dry-run`
      : `  Settle what is said above, and look again: ${program} --explain ${oneLine(file)} …`,
    ...(isReady || !isNew ? [] : [`  A map that was mended is tried with --map ${mapFile}`]),
  ].join('\n');
}
