import { styleText } from 'node:util';
import type { SourceRecord } from '@court/domain';
import usage from '../main.command.json';
import { questionLines, quoted } from '../reading/questions';
import { oneLine, rejectLine } from '../reading/source-file';
import type { ClosedColumn } from './closed-columns';
import {
  count,
  type ExplainedColumn,
  type Explanation,
  openRejects,
  recordWord,
  type Shown,
} from './explanation';
import { fieldWords } from './field-words';

const NAMED_REJECTS = 5;
const MAX_COLUMN_WIDTH = 32;

const title = (text: string) => `\n${styleText('bold', text)}`;

/** A table whose columns are as wide as their texts, up to a maximum. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.min(MAX_COLUMN_WIDTH, Math.max(...rows.map((row) => (row[at] ?? '').length))),
  );
  const padded = (row: readonly string[]) =>
    row.map((text, at) =>
      at === row.length - 1 ? text : oneLine(text, MAX_COLUMN_WIDTH - 2).padEnd(widths[at] ?? 0),
    );
  return rows.map((row) => `  ${padded(row).join('  ')}`);
}

const day = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    ...{ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' },
  });
const clock = (time: string) =>
  new Date(`2026-01-01T${time}:00Z`).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** The known details of how to appear. */
function appearTexts({ appear }: SourceRecord): string[] {
  if (!appear) return [];
  const parts = ['mode', 'url', 'meetingId', 'passcode', 'phone', 'accessCode'] as const;
  return parts.flatMap((part) => (appear[part] ? [`${fieldWords(`appear.${part}`)} ${appear[part]}`] : []));
}

/** A record in two lines: the time and case, then all other fields. */
export function recordTexts(record: SourceRecord): [string, string] {
  const { chapter, judge, office, location, attorneys, docketNumber, continuedTo, continuedTime, sealed } =
    record;
  const goesOn = continuedTo && `to ${day(continuedTo)}${continuedTime ? `, ${clock(continuedTime)}` : ''}`;
  const people = (all: readonly { name: string }[]) => all.map(({ name }) => name).join('; ');
  const more = [
    ...[
      sealed === 'Y' && 'SEALED: not published',
      record.caseType,
      chapter && `chapter ${chapter}`,
      record.status,
    ],
    ...[goesOn],
    ...[judge && `judge ${judge}`, office && `office ${office}`, location && `in ${location}`],
    ...appearTexts(record),
    ...[record.matter, docketNumber && `document ${docketNumber}`],
    ...[attorneys.length > 0 && `attorneys ${people(attorneys)}`],
    ...[record.debtors.length > 0 && `debtors ${people(record.debtors)}`],
    ...[record.trustees.length > 0 && `trustees ${record.trustees.join('; ')}`, `id ${record.id}`],
  ].filter((text): text is string => typeof text === 'string' && text !== '');
  const first = `${day(record.date)}, ${clock(record.time)}  ${oneLine(record.caseNumber)}  ${oneLine(record.caseTitle, 80)}`;
  return [first, more.map((text) => oneLine(text, 120)).join(' · ')];
}

/** "part of case title", for a column's use in the map. */
const useWords = (use: string): string =>
  use.replace(/[a-z]+(?:\.[a-z]+)?(?:[A-Z][a-z]+)*/g, (word) =>
    /[A-Z.]/.test(word) ? fieldWords(word) : word,
  );

export const columnTexts = ({ heading, use, confidence, samples, why }: ExplainedColumn): string[] => [
  oneLine(heading),
  use === null
    ? '? see the questions'
    : useWords(fieldWords(use) === use.toLowerCase() ? use : fieldWords(use)),
  samples.map((text) => oneLine(text, 24)).join(' · '),
  [confidence === 'asked' ? null : confidence, oneLine(why, 80)].filter(Boolean).join(': '),
];

export const COLUMN_TITLES = ['column', 'read as', 'some of its values', 'why'];

const isAsPrinted = ({ text, ours }: ClosedColumn['values'][number]) =>
  ours !== null && ours.toLowerCase() === text.toLowerCase();
const counted = ({ text, count: number }: ClosedColumn['values'][number]) =>
  `${number.toLocaleString('en-US')} × ${oneLine(text, 60)}`;

/** The values of a column with a closed list of meanings, each with its count and meaning. */
export function closedLines({ values }: ClosedColumn): string[] {
  const printed = values.filter(isAsPrinted);
  const others = values.filter((value) => !isAsPrinted(value));
  return [
    ...others.map((value) => {
      const { ours, group } = value;
      const doubt = group === 'certain' ? '' : ours === null ? '; see the questions' : '; please confirm';
      return `${counted(value)} → ${ours ?? '?'}${doubt}`;
    }),
    ...(printed.length > 0 ? [`${printed.map(counted).join(', ')}: as printed`] : []),
  ];
}
export const closedTitle = ({ heading, field }: ClosedColumn): string =>
  `${oneLine(heading)} (${fieldWords(field)})`;

type Step = { text: string; command: string };

/** The next command, and the sentence before it. */
export function nextStep(explained: Explanation, { map, court }: Shown): Step {
  const { file, kind, questions } = explained;
  const rejects = openRejects(explained);
  const program = usage.usage[0]?.split(' --court')[0] ?? '';
  const named = quoted(oneLine(file));
  const beside = court ? ` --court ${quoted(court)}` : '';
  const mapFile = quoted(oneLine(map ?? 'map.json'));
  const explainIt = `${program} --explain ${named}${beside}`;
  const keep = map === undefined ? ` --write-map ${mapFile}` : ` --map ${mapFile}`;
  if (questions.length > 0) {
    const answer = questions
      .slice(0, 2)
      .map(() => ' --set "…"')
      .join('');
    return {
      text: 'Choose one --set line for each question, and give all of them in one command. The map file stores the answers:',
      command: `${explainIt}${keep}${answer}`,
    };
  }
  const needsMap = Object.keys(explained.map).length > 0;
  if (needsMap && map === undefined)
    return { text: 'No question is open. Write the map into a file:', command: `${explainIt}${keep}` };
  const text =
    rejects.length > 0
      ? `Correct the refused ${rejects.length === 1 ? 'row' : 'rows'} and export again. To publish the other rows, add --allow-rejects ${rejects.length}. A trial writes nothing:`
      : 'The file can be published. A trial writes nothing; the same command without --dry-run publishes:';
  const option = needsMap ? ` --map ${mapFile}` : '';
  return {
    text,
    command: `${program} --court ${court ? quoted(court) : '<code or court file>'} --${kind} ${named}${option} --dry-run`,
  };
}

const ENCODINGS: Readonly<Record<string, string>> = {
  'windows-1252': 'text in Windows-1252',
  'utf-16le': 'text in UTF-16',
  'utf-16be': 'text in UTF-16',
};

/** The lines that describe the file. */
export function fileText(explained: Explanation, { mostRows }: Shown): string {
  const rows = explained.isCut
    ? `more than ${count(mostRows, 'row')}, of which ${mostRows.toLocaleString('en-US')} were looked at`
    : count(explained.rows, 'row');
  const form = /^[a-z]+s$/.test(explained.form)
    ? `cells separated by ${explained.form}, headings on line ${explained.line}`
    : explained.form;
  const encoding = ENCODINGS[explained.encoding ?? ''];
  const kind = explained.kind === 'meetings' ? '341 meetings' : 'hearings';
  const details = [form, ...(encoding ? [encoding] : [])].join(', ');
  return `${oneLine(explained.file)}: ${rows}, read as ${kind} (${details})`;
}

/** "5 of 8 hearings as they would be read, 1 of the 8 sealed and not published". */
export function shownTitle(explained: Explanation): string {
  const { shown, records, sealed } = explained;
  const word = recordWord(explained);
  if (shown.length === 0) return `No ${word} can be read yet`;
  const hidden = sealed > 0 ? `. ${count(sealed, `sealed ${word}`)} will not be published` : '';
  return `${shown.length} of ${count(records, word)} as they would be read${hidden}`;
}

/** Required or useful fields that no column holds, and how to set one that is equal for all records. */
export function unsaidText(explained: Explanation): string | null {
  const { unsaid, shown } = explained;
  const first = unsaid.find((field) => ['office', 'judge', 'trustees', 'location'].includes(field));
  if (unsaid.length === 0 || shown.length === 0) return null;
  const same = first
    ? `. If all have the same ${fieldWords(first)}, add --set "default:${first}=<name>"`
    : '';
  return `${unsaid.map(fieldWords).join(', ')}. The ${recordWord(explained)}s are published without them${same}`;
}

export const ASSUMED = 'What the publisher assumes. Change the map if it is wrong';

/** An explanation for a clerk on a terminal, with numbered questions and the next command. */
export function formatExplanation(explained: Explanation, shown: Shown): string {
  const { columns, closed, questions, reasons, notes } = explained;
  const rejects = openRejects(explained);
  const isNew = Object.keys(explained.map).length > 0;
  const mapTitle =
    shown.map === undefined
      ? 'The map: how the file is read (--write-map map.json stores it)'
      : `The map, ${oneLine(shown.map)}`;
  const unsaid = unsaidText(explained);
  const next = nextStep(explained, shown);
  const section = (name: string, lines: readonly string[]) =>
    lines.length > 0 ? [title(name), ...lines.map((line) => `  ${line}`)] : [];
  return [
    fileText(explained, shown),
    ...notes.map((note) => `Note: ${oneLine(note)}`),
    title('Columns'),
    ...table([COLUMN_TITLES, ...columns.map(columnTexts)]),
    ...section(
      'Words and codes, and how each is read',
      closed.flatMap((one) => [closedTitle(one), ...closedLines(one).map((line) => `  ${line}`)]),
    ),
    ...section(
      ASSUMED,
      reasons.map((reason) => oneLine(reason)),
    ),
    ...(isNew ? [title(mapTitle), JSON.stringify(explained.map, null, 2)] : ['', 'The file needs no map.']),
    title(shownTitle(explained)),
    ...explained.shown.flatMap(recordTexts).map((text, at) => (at % 2 === 0 ? `  ${text}` : `      ${text}`)),
    ...section(
      `${count(rejects.length, 'row')} would be refused`,
      rejects.slice(0, NAMED_REJECTS).map((reject) => rejectLine(reject)),
    ),
    ...section('Not in the file', unsaid === null ? [] : [unsaid]),
    ...section(
      `${count(questions.length, 'question')}. Nothing is published until each has an answer`,
      questions.flatMap((one, at) => questionLines(one, at + 1)).map((line) => oneLine(line)),
    ),
    ...section('Next', [next.text, next.command]),
  ].join('\n');
}
