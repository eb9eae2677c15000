import { MERGED_FIELDS, VERSUS } from '../reading/read-as';
import { type DateOrder, readDay, splitMoment } from '../reading/read-moment';
import { MOMENT, PLAIN_READING, type Reading } from '../reading/source-file';
import { knownValue, OUR_VALUES } from './known-headings';
import type { Look, LookedRow } from './look-at-export';
import { type Match, valuesOf } from './match-columns';

/** How an export is to be read beyond its names, with the reason of each thing that is proposed. */
export type ProposedReading = {
  reading: Reading;
  /** what was settled, or is supposed */
  reasons: string[];
  /** what only the court can say; nothing can be published before */
  questions: string[];
};

type Columns = { look: Look; at: (field: string) => number };

const list = (texts: readonly string[]) =>
  `${texts.slice(0, 8).join(', ')}${texts.length > 8 ? ` and ${texts.length - 8} more` : ''}`;

const EXAMPLES: Record<DateOrder, string> = { mdy: '11/30/2026', dmy: '30/11/2026', ymd: '26/11/30' };

/** The order of days in digits: one that all days of the file can have, and by which not one could be another. */
function settleDates({ look, at }: Columns, proposed: ProposedReading): DateOrder | null {
  const columns = ['date', MOMENT, 'continuedTo'].map(at).filter((column) => column >= 0);
  let left: DateOrder[] | null = null;
  let proof: { line: number; text: string } | null = null;
  let open: { line: number; text: string } | null = null;
  for (const { line, cells } of look.rows)
    for (const column of columns) {
      const text = cells[column] ?? '';
      const read = readDay(text, null);
      const { days, orders } = read.days.length > 0 ? read : readDay(splitMoment(text)?.day ?? '', null);
      if (orders.length === 0) continue;
      if (days.length > 1) open ??= { line, text };
      const narrowed: DateOrder[] = (left ?? orders).filter((one) => orders.includes(one));
      if (narrowed.length === 0) {
        proposed.questions.push(
          `Line ${proof?.line ?? look.line} and line ${line} write days in different orders (${proof?.text}, ${text}). Export them in one`,
        );
        return null;
      }
      if (narrowed.length < (left ?? []).length || left === null) proof = { line, text };
      left = narrowed;
    }
  if (left === null) return null;
  const [only = null] = left;
  if (left.length === 1) {
    proposed.reasons.push(
      `Days are read as ${EXAMPLES[only ?? 'mdy']} is: ${proof?.text} on line ${proof?.line} can be nothing else`,
    );
    return only;
  }
  if (open)
    proposed.questions.push(
      `Which day is ${open.text} (line ${open.line})? No day of the file tells. Give ${left
        .map((one) => `--dates ${one} if it is written like ${EXAMPLES[one]}`)
        .join(', ')}; or write "dates" under "reading" of the map`,
    );
  return null;
}

/**
 * What stands in a map for a text: of "Continued to 01/12/2027" what comes before the day, which is another in the next export,
 * where no text that begins so means anything else.
 */
function keyOf(text: string, ours: string, field: string, said: readonly string[]): string {
  const begin = /^\D{4,}(?=\d)/.exec(text)?.[0];
  if (begin === undefined || field !== 'status') return text;
  const alike = said.filter((other) => other.toLowerCase().startsWith(begin.toLowerCase()));
  return alike.every((other) => knownValue(field, other) === ours) ? `${begin}*` : text;
}

/** What stands for our value in a column that says it otherwise, and what is not understood. */
function translate({ look, at }: Columns, field: string, proposed: ProposedReading): Map<string, string> {
  const column = at(field);
  const said = [...new Set(column < 0 ? [] : valuesOf(look, column))];
  const values = new Map<string, string>();
  const unknown: string[] = [];
  for (const text of said) {
    const ours = knownValue(field, text);
    if (ours === null) unknown.push(text);
    else if (ours !== text) values.set(keyOf(text, ours, field, said), ours);
  }
  if (values.size > 0)
    proposed.reasons.push(`${field}: ${list([...values].map(([text, ours]) => `“${text}” is ${ours}`))}`);
  if (unknown.length > 0)
    proposed.questions.push(
      `What is ${list(unknown.map((text) => `“${text}”`))} as ${field}? Write it under "reading", "values", "${field}" of the map, as one of ${OUR_VALUES[field]?.join(', ')}`,
    );
  return values;
}

/** A column that nothing was taken for, and that may be what says that a hearing is off: to overlook it would show it as held. */
function askForStatus({ look, at }: Columns, matches: readonly Match[], proposed: ProposedReading): void {
  if (at('status') >= 0) return;
  for (const [column, { heading, field }] of matches.entries()) {
    if (field !== null) continue;
    const off = valuesOf(look, column).filter(
      (text) => !['scheduled', null].includes(knownValue('status', text)),
    );
    if (off.length > 0)
      proposed.questions.push(
        `Does “${heading}” say what became of a hearing (${list([...new Set(off)].map((text) => `“${text}”`))})? No column is taken for the status, so such hearings would be shown as scheduled. If it does, write "${heading}": "status" into the map; if not, try the map as it is with --map`,
      );
  }
}

/** How many cases are titled as between two parties, and are not told to be adversary proceedings. */
function versusNote({ look, at }: Columns): string {
  const column = at('caseTitle');
  const titles = new Set(column < 0 ? [] : valuesOf(look, column).filter((title) => VERSUS.test(title)));
  return titles.size === 0
    ? ''
    : `. ${titles.size} of the titles ${titles.size === 1 ? 'is' : 'are'} between two parties, as those are: ${list([...titles])}`;
}

/** Whether a title is anybody's: between two parties it is nobody's. */
function isTitledByDebtors({ look, at }: Columns): boolean {
  const column = at('caseTitle');
  return column >= 0 && valuesOf(look, column).some((title) => !VERSUS.test(title));
}

/** Rows of the same key, in the order of the file. */
function groupsOf({ look, at }: Columns, fields: readonly string[]): LookedRow[][] {
  const groups = new Map<string, LookedRow[]>();
  for (const row of look.rows) {
    const key = JSON.stringify(fields.map((field) => row.cells[at(field)] ?? ''));
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/** Whether rows differ in nothing that is read but their people. */
function differInPeople({ at }: Columns, group: readonly LookedRow[], matches: readonly Match[]): boolean {
  const fields = matches.flatMap(({ field }) => (field && !MERGED_FIELDS.includes(field) ? [field] : []));
  const [first] = group;
  return group.every((row) => fields.every((field) => row.cells[at(field)] === first?.cells[at(field)]));
}

/** What tells the hearings apart, and whether several rows are one. */
function tellApart(columns: Columns, matches: readonly Match[], proposed: ProposedReading): Partial<Reading> {
  const { at, look } = columns;
  const has = (field: string) => at(field) >= 0;
  const when = has(MOMENT) ? [MOMENT] : ['date', 'time'];
  const ours = (fields: readonly string[]) =>
    fields.flatMap((field) => (field === MOMENT ? ['date', 'time'] : [field]));
  const isMany = (groups: LookedRow[][]) => groups.some((group) => group.length > 1);
  const arePeople = (groups: LookedRow[][]) =>
    groups.every((group) => group.length === 1 || differInPeople(columns, group, matches));
  if (has('id')) {
    const groups = groupsOf(columns, ['id']);
    if (!isMany(groups) || !arePeople(groups)) return {};
    proposed.reasons.push(
      `${look.rows.length} rows are ${groups.length} hearings: rows with one id differ in people alone`,
    );
    return { mergeRows: true };
  }
  const bare = ['caseNumber', ...when];
  const ways = [
    bare,
    ...['docketNumber', 'matter', 'eventKind', 'judge'].filter(has).map((field) => [...bare, field]),
  ];
  for (const fields of ways) {
    const groups = groupsOf(columns, fields);
    if (!arePeople(groups)) continue;
    const mergeRows = isMany(groups);
    const named = ours(fields).join(', ');
    proposed.reasons.push(
      mergeRows
        ? `id: no column has one. ${look.rows.length} rows are ${groups.length} hearings: rows with the same ${named} differ in people alone`
        : `id: no column has one; ${named} together are different in each row. A hearing that moves to another day is then a new one, and the old one removed`,
    );
    return { idFrom: ours(fields), mergeRows };
  }
  proposed.questions.push(
    `What tells two hearings of one case at one time apart? No column does, nor several. Export an id with each hearing`,
  );
  return { idFrom: ours(bare) };
}

/** How a file with these columns is to be read; `dates` is what its user said already. */
export function proposeReading(
  look: Look,
  matches: readonly Match[],
  dates: DateOrder | null,
): ProposedReading {
  const at = (field: string) => matches.findIndex((match) => match.field === field);
  const columns = { look, at };
  const proposed: ProposedReading = { reading: PLAIN_READING, reasons: [], questions: [] };
  const order = dates ?? settleDates(columns, proposed);
  const values = new Map(
    Object.keys(OUR_VALUES)
      .map((field) => [field, translate(columns, field, proposed)] as const)
      .filter(([, said]) => said.size > 0),
  );
  const defaults = new Map<string, string>();
  const isFull = (field: string) => at(field) >= 0 && valuesOf(look, at(field)).length === look.rows.length;
  const where = (field: string) => (at(field) < 0 ? 'no column says it' : 'some rows say nothing');
  if (!isFull('caseType')) {
    defaults.set('caseType', 'bk');
    proposed.reasons.push(
      `caseType: ${where('caseType')}; a number like 2:26-ap-01234 does, and every other case is taken as bk. Check it if the court lists adversary proceedings${versusNote(columns)}`,
    );
  }
  if (!isFull('status')) {
    defaults.set('status', 'scheduled');
    proposed.reasons.push(`status: ${where('status')}; those hearings are taken as scheduled`);
  }
  askForStatus(columns, matches, proposed);
  const copies = new Map(at('debtors') < 0 && isTitledByDebtors(columns) ? [['debtors', 'caseTitle']] : []);
  if (copies.size > 0)
    proposed.reasons.push(
      'debtors: no column names them, so they are taken from caseTitle, and are found by name; for a bankruptcy case is titled by its debtor. Take "copies" out of the map if titles say anything else',
    );
  for (const field of ['caseNumber', 'caseTitle', ...(at(MOMENT) < 0 ? ['date', 'time'] : [])])
    if (at(field) < 0)
      proposed.questions.push(
        `Which column is ${field}? None looks like it, and no hearing can be published without it`,
      );
  const apart = at('caseNumber') < 0 ? {} : tellApart(columns, matches, proposed);
  return { ...proposed, reading: { ...PLAIN_READING, dates: order, defaults, copies, values, ...apart } };
}
