import type { FieldMap } from '../reading/field-map/load-field-map';
import type { Questions } from '../reading/questions';
import { MERIDIEM, MOMENT } from '../reading/reading';
import { askStatus } from './ask-status';
import { type Asked, columnsOf, isGuessed, namedHeadings } from './asked';
import type { Look } from './look-at-export';
import { askOrder, settleDates } from './settle-dates';
import { askColumn } from './suspicious-columns';

/** Fields that every hearing needs, in the words of a question. */
const WORDS: Readonly<Record<string, string>> = {
  caseNumber: 'case number',
  caseTitle: 'title of the case or the debtor',
  debtors: 'name of each party',
  date: 'day of the hearing',
  time: 'time of the hearing',
};

function askNeeded(asked: Asked, questions: Questions): void {
  const { map, look } = asked;
  const has = (field: string) => columnsOf(asked, field).length > 0 || isGuessed(asked, field);
  const isMoment = has(MOMENT);
  const parties = map.reading.rows ? ['debtors'] : [];
  const needed = ['caseNumber', 'caseTitle', ...parties, ...(isMoment ? [] : ['date', 'time'])];
  const free = look.headings.filter((heading) => heading !== '' && !map[asked.kind].has(heading));
  for (const field of needed) {
    // if each row is a party, a title cannot replace the debtors: rows of every role would name them
    const from = map.reading.copies.get(field);
    const isCopied = from !== undefined && has(from) && !parties.includes(field);
    if (has(field) || isCopied || map.reading.defaults.has(field)) continue;
    questions.ask(`needed:${field}`, () => ({
      text: `Which column holds the ${WORDS[field]}? No column looks like it, and no hearing can be published without it`,
      answers: [
        {
          set: `column:<heading>=${from ?? field}`,
          meaning: `with one of these headings: ${free.join(', ')}`,
        },
      ],
    }));
  }
}

/** Asks about blank cells of a grouped report: a row with a case number but without the day, which a row above has. */
function askBlanks(asked: Asked, questions: Questions): void {
  const { look, map } = asked;
  const number = columnsOf(asked, 'caseNumber')[0] ?? -1;
  const keys = ['date', 'time', MERIDIEM, MOMENT].flatMap((field) => columnsOf(asked, field));
  const rows = look.rows.slice(1).filter(({ cells }) => cells[number] && keys.some((key) => !cells[key]));
  const firstRow = look.rows[0]?.cells ?? [];
  if (rows.length === 0 || map.reading.carryDown.length > 0 || keys.some((key) => !firstRow[key])) return;
  const isCarried = (column: number) =>
    Boolean(firstRow[column]) && column !== number && rows.every(({ cells }) => !cells[column]);
  const blank = look.headings.flatMap((heading, column) =>
    (keys.includes(column) && rows.some(({ cells }) => !cells[column])) || isCarried(column) ? [heading] : [],
  );
  questions.ask('carryDown', () => ({
    text: `Does a blank cell repeat the cell above it? ${rows.length === 1 ? '1 row has' : `${rows.length} rows have`} no day or time, first in ${rows[0]?.place ?? `line ${rows[0]?.line}`}`,
    answers: [{ set: `carryDown=${blank.join(', ')}`, meaning: `yes, in ${blank.join(', ')}` }],
  }));
}

/**
 * Asks about hearings that no field distinguishes: rows of one case, day and time that differ in a column such as the
 * status.
 */
function askApart(asked: Asked, questions: Questions): void {
  const { look, map } = asked;
  if (columnsOf(asked, 'id').length > 0 || map.reading.idFrom.length > 0) return;
  const fields = [
    'caseNumber',
    'date',
    'time',
    MOMENT,
    'docketNumber',
    'matter',
    'eventKind',
    'judge',
  ].filter((field) => columnsOf(asked, field).length > 0);
  const keys = fields.flatMap((field) => columnsOf(asked, field));
  const first = new Map<string, Look['rows'][number]>();
  for (const row of look.rows) {
    const key = JSON.stringify(keys.map((column) => row.cells[column] ?? ''));
    const twin = first.get(key);
    const differing = twin && look.headings.filter((_, at) => row.cells[at] !== twin.cells[at]);
    if (twin && differing && differing.length > 0) {
      const names = differing.map((heading) => `“${heading}”`).join(', ');
      questions.ask('idFrom', () => ({
        text: `Which fields tell two hearings apart? Lines ${twin.line} and ${row.line} are of one case, day and time, and differ in ${names} alone. If they are one hearing, correct the export`,
        answers: [
          { set: `idFrom=${fields.join(', ')}`, meaning: 'these; rows that are alike in them are refused' },
        ],
      }));
      return;
    }
    if (!twin) first.set(key, row);
  }
}

/** Asks how people appear if columns hold links, meeting ids or phone numbers, but no column holds the method. */
function askMode(asked: Asked, questions: Questions): void {
  const { look, map } = asked;
  const parts = look.headings.filter((_, column) =>
    ['appear.url', 'appear.meetingId', 'appear.phone'].some((field) =>
      columnsOf(asked, field).includes(column),
    ),
  );
  if (parts.length === 0 || columnsOf(asked, 'appear.mode').length > 0) return;
  if (map.reading.defaults.has('appear.mode')) return;
  questions.ask('default:appear.mode', () => ({
    text: `How do people appear at a hearing that has ${parts.join(', ')}? No column says it`,
    answers: [
      { set: 'default:appear.mode=video', meaning: 'by video' },
      { set: 'default:appear.mode=phone', meaning: 'by telephone' },
      { set: 'default:appear.mode=hybrid', meaning: 'in person or by video' },
    ],
  }));
}

/** Asks about everything that a file's map does not settle, as far as the columns show it. */
export function askAboutMap(asked: Asked, fields: ReadonlySet<string>, questions: Questions): void {
  const { look, matches, map } = asked;
  askNeeded(asked, questions);
  askStatus(asked, questions);
  const days = ['date', MOMENT, 'continuedTo', 'status'].flatMap((field) => columnsOf(asked, field));
  if (map.reading.dates === null) {
    const settled = settleDates(look, days, questions);
    if (settled) askOrder(settled, questions);
  }
  askBlanks(asked, questions);
  askApart(asked, questions);
  askMode(asked, questions);
  const named = namedHeadings(asked);
  for (const [column, heading] of look.headings.entries())
    if (heading !== '' && !named.has(heading) && !fields.has(heading))
      askColumn(look, column, matches, questions);
}

/** A map with the likeliest answers, so that --explain can show how the file would be read. */
export function onTrial({ look, matches, map, kind }: Asked, suggested: readonly string[]): FieldMap {
  const { reading } = map;
  const guessed = matches.flatMap(({ heading, field }) =>
    field !== null && !map[kind].has(heading) && !reading.ignore.has(heading)
      ? [[heading, field] as const]
      : [],
  );
  const held = new Set([...map[kind].values(), ...reading.join.keys(), ...look.headings]);
  const columns = new Map([...guessed.filter(([, field]) => !held.has(field)), ...map[kind]]);
  const defaults = new Map([['status', 'scheduled'], ['appear.mode', 'video'], ...reading.defaults]);
  const carryDown = reading.carryDown.length > 0 ? reading.carryDown : suggested;
  return { ...map, [kind]: columns, reading: { ...reading, defaults, carryDown } };
}
