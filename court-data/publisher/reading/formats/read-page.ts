import { type Row, SourceFileError } from '../source-file';
import { caseIn } from '../text/case-cells';
import { strayWordAbove } from '../text/stray-words';
import type { TableFile } from './export-file';
import { headingWords } from './headings';
import type { PageRow, PageTable } from './page/page-tables';
import { Sections } from './sections';

/** The headings of a table are searched in this many first rows. */
const HEAD_ROWS = 20;

/** A table with headings: their row, the number of heading words, and the rows below. */
type Found = {
  table: PageTable;
  /** texts of the rows above the headings */
  top: string[];
  heading: PageRow;
  words: number;
  below: { row: PageRow; number: number }[];
};

const filledOf = ({ cells }: PageRow) => cells.filter((cell) => cell !== '').length;

/** Finds the heading row of a table. Null if it has none. */
function withHeadings(table: PageTable): Found | null {
  const head = table.rows.slice(0, HEAD_ROWS);
  let at = head.findIndex(({ cells }) => headingWords(cells) > 0);
  if (at < 0) return null;
  // two heading rows: the second names the columns
  const next = head[at + 1];
  if (next?.isHeading && filledOf(next) > filledOf(head[at] ?? next) && headingWords(next.cells) > 0) at += 1;
  const heading = head[at];
  if (!heading) return null;
  const below = table.rows.slice(at + 1).map((row, index) => ({ row, number: at + 2 + index }));
  const top = head.slice(0, at).map(({ cells }) => cells.filter((cell) => cell !== '').join(' '));
  return { table, top, heading, words: headingWords(heading.cells), below };
}

/** Tables with lists. A layout table is replaced by the tables inside it. */
function listsIn(tables: readonly PageTable[]): Found[] {
  return tables.flatMap((table) => {
    const own = withHeadings(table);
    const inner = listsIn(table.inner);
    if (!own) return inner;
    const isList = ({ row }: { row: PageRow }) => filledOf(row) * 2 >= filledOf(own.heading);
    const isMenu = own.below.filter(isList).length * 2 < own.below.length;
    const isLayout = inner.length > 0 && (isMenu || inner.some(({ words }) => words > own.words));
    return isLayout ? inner : [own];
  });
}

const headingText = ({ heading }: Found) => heading.cells.join('\n').toLowerCase();
const isSame = (a: readonly string[], b: readonly string[]) =>
  a.join('\n').toLowerCase() === b.join('\n').toLowerCase();
const described = (group: readonly Found[]) =>
  `table ${group.map(({ table }) => table.number).join(', ')} (${group.reduce((sum, { below }) => sum + below.length, 0)} rows: ${group[0]?.heading.cells.filter((cell) => cell !== '').join(', ')})`;

/** The tables to read together, and notes about the others. Throws SourceFileError. */
function choose(file: string, lists: readonly Found[], wanted: string | undefined) {
  const groups = new Map<string, Found[]>();
  for (const one of lists) groups.set(headingText(one), [...(groups.get(headingText(one)) ?? []), one]);
  const all = [...groups.values()].sort((a, b) => (b[0]?.words ?? 0) - (a[0]?.words ?? 0));
  const isWanted = ({ table }: Found) =>
    [`table ${table.number}`, table.above].some(
      (name) => name.toLowerCase() === wanted?.trim().toLowerCase(),
    );
  const [main = [], ...others] = all;
  if (wanted !== undefined) {
    const group = all.find((one) => one.some(isWanted));
    if (group) return { group, notes: [] };
    throw new SourceFileError(
      file,
      null,
      `has no "${wanted}". Its lists are ${all.map(described).join('; ')}`,
    );
  }
  const rivals = others.filter((one) => (one[0]?.words ?? 0) * 2 > (main[0]?.words ?? 0));
  if (rivals.length > 0)
    throw new SourceFileError(
      file,
      null,
      `holds lists with different headings: ${[main, ...rivals].map(described).join('; ')}. Say which is to be read with --sheet "table ${main[0]?.table.number}"`,
    );
  return { group: main, notes: others.map((one) => `${described(one)} has other headings, and is not read`) };
}

/** The headings above each table of a group. Those above all of its tables, such as the page's, are left out. */
function headingsAbove(group: readonly Found[]): string[][] {
  const lists = group.map(({ table }) => table.headings);
  const last = (list: PageTable['headings']) => list.slice(-1).map(({ text }) => text);
  const textsAt = (level: number) => lists.map((list) => list.find((one) => one.level === level)?.text ?? '');
  const levels = [...new Set(lists.flatMap((list) => list.map(({ level }) => level)))].sort();
  const isSaid = (_: string, at: number) => (lists[at] ?? []).length > 0;
  const differing = levels.filter((level) => new Set(textsAt(level).filter(isSaid)).size > 1);
  if (group.length === 1 || differing.length === 0) return lists.map(last);
  return lists.map((_, at) => differing.map((level) => textsAt(level)[at] ?? ''));
}

/** The rows of tables with equal headings, as one table. */
function rowsOfGroup(group: readonly Found[]): Row[] {
  const headings = group[0]?.heading.cells ?? [];
  const sections = new Sections(group.length > 1);
  const rows: { row: Row; levels: readonly string[] }[] = [];
  const add = (cells: string[], place: string) =>
    rows.push({ row: { line: rows.length + 2, cells, place }, levels: sections.levels });
  const above = headingsAbove(group);
  for (const [at, { table, below }] of group.entries()) {
    sections.begin(above[at] ?? []);
    let spanning: { text: string; place: string }[] = [];
    for (const { row, number } of below) {
      const place = `table ${table.number}, row ${number}`;
      const text = row.cells.find((cell) => cell !== '');
      if (text === undefined || isSame(row.cells, headings)) continue;
      if (row.isSpanning) {
        spanning.push({ text, place });
        continue;
      }
      if (spanning.length > 0) sections.add(spanning.map((one) => one.text));
      spanning = [];
      add(row.cells, place);
    }
    // below the last row, a spanning row is not a heading but a total or a note
    for (const { text, place } of spanning) add([text, ...headings.slice(1).map(() => '')], place);
  }
  const names = sections.names();
  const all = { line: 1, cells: [...headings, ...names], place: 'the row of headings' };
  const withSections = rows.map(({ row, levels }) => ({
    ...row,
    cells: [...row.cells, ...names.map((_, level) => (filledOnce(row) ? '' : (levels[level] ?? '')))],
  }));
  return [all, ...withSections];
}

/** The numbers of tables with a case outside of the tables that are read. */
const unreadTables = (tables: readonly PageTable[], read: ReadonlySet<PageTable>): number[] =>
  tables.flatMap((table) => {
    if (read.has(table)) return [];
    const inner = unreadTables(table.inner, read);
    const isLayout = table.inner.length > 0;
    return !isLayout && table.rows.some(({ cells }) => caseIn(cells) !== null) ? [table.number] : inner;
  });

/** The headings above tables, and the rows above their headings, without the texts of the section column. */
const linesAbove = (group: readonly Found[]): string[] =>
  group.flatMap(({ table, top }) => [...(strayWordAbove(table.above) ? [] : [table.above]), ...top]);

const filledOnce = ({ cells }: Row) => cells.filter((cell) => cell !== '').length === 1;

/** Whether a table has no end tag. A browser would show its rows. */
const isCutShort = (html: string) =>
  (html.match(/<table[\s>]/gi) ?? []).length > (html.match(/<\/table\s*>/gi) ?? []).length;

/** Opens a web page (.html): the tables of one list, in order. Throws SourceFileError. */
export async function readPage(
  file: string,
  pieces: AsyncIterable<string>,
  wanted: string | undefined,
): Promise<Pick<TableFile, 'form' | 'what' | 'notes' | 'rows'>> {
  let html = '';
  for await (const piece of pieces) html += piece;
  if (isCutShort(html))
    throw new SourceFileError(file, null, 'ends inside a table, so it was cut short. Save the page again');
  const { parsePage, tablesOf } = await import('./page/page-tables');
  const { linesBeside, pageTitle } = await import('./page/page-text');
  const page = parsePage(html);
  html = '';
  const tables = tablesOf(page);
  const lists = listsIn(tables);
  if (lists.length === 0) {
    const title = pageTitle(page);
    const named = title === '' ? 'it has no title' : `its title is “${title}”`;
    const why =
      tables.length === 0
        ? ''
        : `, though with ${tables.length} tables: none has a row of headings such as Case, Date, Time`;
    throw new SourceFileError(
      file,
      null,
      `is a web page without a table of hearings${why}: ${named}. Save the page that shows the list, or export the list as CSV`,
    );
  }
  const { group, notes } = choose(file, lists, wanted);
  const rows = rowsOfGroup(group);
  const nodes = group.flatMap(({ table }) => table.nodes);
  for (const text of [...linesAbove(group), ...linesBeside(page, nodes)].filter((line) => line !== ''))
    rows.push({ line: rows.length + 1, cells: [text], place: 'the page', isBeside: true });
  async function* each(): AsyncGenerator<Row> {
    yield* rows;
  }
  if (wanted === undefined)
    for (const table of unreadTables(tables, new Set(group.map((one) => one.table))))
      notes.push(`page has cases in table ${table} that is not read`);
  const without = group.filter(({ table }) => table.headings.length === 0).map(({ table }) => table.number);
  if (without.length > 0 && without.length < group.length)
    notes.push(`page has tables without a heading of their own, unlike the others: ${without.join(', ')}`);
  const marks = new Set(group.flatMap(({ table }) => [...table.marks]));
  for (const mark of marks) notes.push(`page has marks that say “${mark}”`);
  const hidden = group.reduce((sum, { table }) => sum + table.hidden, 0);
  if (hidden > 0) notes.push(`page has ${hidden} hidden rows, which are not read`);
  return { form: 'table', what: 'web page', notes, rows: each() };
}
