import { columnAt, hearingLines, type Line, mustAsk, type Sheet } from '../printing/sheet';
import type { Fault, FaultContext } from './fault';

const isTable = ({ form }: FaultContext) => !['json', 'jsonl', 'ics'].includes(form);
const isText = ({ form }: FaultContext) => ['commas', 'semicolons', 'tabs', 'bars'].includes(form);
const onTables = (change: (sheet: Sheet, context: FaultContext) => Sheet): Fault => ({
  sheet: (sheet, context) => (isTable(context) ? change(sheet, context) : sheet),
});

const emptyRow = ({ columns }: Sheet, text = ''): string[] => columns.map((_, at) => (at === 0 ? text : ''));
const noHearing = (cells: string[]): Line => ({ hearing: null, party: null, cells });

/** Inserts a row after every second row. */
const between = (sheet: Sheet, row: (at: number) => Line): Sheet => ({
  ...sheet,
  lines: sheet.lines.flatMap((line, at) => (at % 2 === 1 ? [line, row(at)] : [line])),
});

/** A report that prints a day, a time and a judge once for all rows that share them. */
function grouped(sheet: Sheet): Sheet {
  const keys = ['date', 'time', 'judge'].map((means) => columnAt(sheet, means)).filter((at) => at >= 0);
  // an empty cell would then mean the cell above
  const isEmptied = sheet.mustAsk.some(({ why }) => why === 'an empty cell');
  if (
    isEmptied ||
    columnAt(sheet, 'date') < 0 ||
    columnAt(sheet, 'time') < 0 ||
    columnAt(sheet, 'meridiem') >= 0 ||
    columnAt(sheet, 'role') >= 0
  )
    return sheet;
  const when = ({ hearing }: Line) => `${hearing?.day} ${hearing?.time} ${hearing?.judge}`;
  const lines = sheet.lines.toSorted((a, b) => (when(a) < when(b) ? -1 : 1));
  const isSame = (line: Line, before: Line | undefined, upTo: number) =>
    before?.hearing && keys.slice(0, upTo + 1).every((at) => line.cells[at] === before.cells[at]);
  return {
    ...sheet,
    carried: keys.flatMap((at) => sheet.columns[at]?.heading ?? []),
    lines: lines.map((line, row) => ({
      ...line,
      cells: line.cells.map((cell, at) =>
        keys.includes(at) && isSame(line, lines[row - 1], keys.indexOf(at)) ? '' : cell,
      ),
    })),
  };
}

const counted = (sheet: Sheet, count: number, { pick }: FaultContext) =>
  emptyRow(
    sheet,
    pick([
      `Total: ${count}`,
      `Records: ${count}`,
      `${count} hearings`,
      `Total Hearings: ${count}`,
      `Total records: ${count}`,
    ]),
  );
const rowsOf = (sheet: Sheet) => hearingLines(sheet).length;
const isWide = ({ columns }: Sheet) => columns.length >= 4;

/** Faults of rows. */
export const ROW_FAULTS: Readonly<Record<string, Fault>> = {
  'other order': { sheet: (sheet) => ({ ...sheet, lines: sheet.lines.toReversed() }) },
  'grouped report': onTables(grouped),
  'same id twice': {
    sheet: (sheet) => {
      const at = columnAt(sheet, 'id');
      const [first, ...others] = sheet.lines;
      if (at < 0 || !first || others.length === 0) return sheet;
      const [second, ...rest] = others;
      const cells =
        second?.cells.map((cell, column) => (column === at ? (first.cells[at] ?? '') : cell)) ?? [];
      return mustAsk(
        { ...sheet, lines: [first, { hearing: null, party: null, ...second, cells }, ...rest] },
        'one id twice',
      );
    },
  },
  'row twice': { sheet: (sheet) => ({ ...sheet, lines: [...sheet.lines, ...sheet.lines.slice(0, 1)] }) },
  'repeated headings': onTables((sheet) =>
    between(sheet, () => noHearing(sheet.columns.map(({ heading }) => heading))),
  ),
  'blank rows': onTables((sheet) => between(sheet, () => noHearing(emptyRow(sheet)))),
  'page rows': onTables((sheet) => {
    if (!isWide(sheet)) return sheet;
    const pages = Math.floor(sheet.lines.length / 2) + 1;
    const paged = between(sheet, (at) => noHearing(emptyRow(sheet, `Page ${(at + 1) / 2} of ${pages}`)));
    return { ...paged, below: [...paged.below, emptyRow(sheet, `Page ${pages} of ${pages}`)] };
  }),
  'a page is missing': onTables((sheet) =>
    isWide(sheet) && sheet.below.length === 0
      ? mustAsk({ ...sheet, below: [...sheet.below, emptyRow(sheet, 'Page 3 of 3')] }, 'a page is missing')
      : sheet,
  ),
  'title above': onTables((sheet, { pick }) => ({
    ...sheet,
    above: pick([
      [['U.S. Bankruptcy Court, Western District of Texas']],
      [['Hearing Calendar'], ['November 30, 2026']],
      [['Judge Oakesmith', 'Calendar'], ['']],
    ]),
  })),
  footer: onTables((sheet, context) =>
    isWide(sheet) ? { ...sheet, below: [...sheet.below, counted(sheet, rowsOf(sheet), context)] } : sheet,
  ),
  'wrong footer': onTables((sheet, context) =>
    isWide(sheet)
      ? mustAsk(
          { ...sheet, below: [...sheet.below, counted(sheet, rowsOf(sheet) + 11, context)] },
          'a wrong footer',
        )
      : sheet,
  ),
  'row cut short': {
    sheet: (sheet, context) => {
      if (!isText(context) || sheet.lines.length === 0) return sheet;
      const chosen = context.pick(hearingLines(sheet));
      const lines = sheet.lines.map((line) =>
        line === chosen ? { ...line, cells: line.cells.slice(0, -2) } : line,
      );
      return mustAsk({ ...sheet, lines }, 'a row that was cut short');
    },
  },
  'two files': {
    files: (sheet) => {
      const half = Math.ceil(sheet.lines.length / 2);
      const isRows = columnAt(sheet, 'role') >= 0 || sheet.carried.length > 0 || sheet.below.length > 0;
      // columns are detected in the first file only: a column that is empty there is ignored, even if the second file
      // fills it
      const isEmpty = sheet.columns.some(
        ({ means }, at) =>
          means === 'unknown' && sheet.lines.slice(0, half).every(({ cells }) => cells[at] === ''),
      );
      if (half === sheet.lines.length || isRows || isEmpty) return [sheet];
      return [
        { ...sheet, lines: sheet.lines.slice(0, half) },
        { ...sheet, lines: sheet.lines.slice(half) },
      ];
    },
  },
  'two files share a row': {
    files: (sheet) => {
      const isRows = columnAt(sheet, 'role') >= 0 || sheet.carried.length > 0 || sheet.below.length > 0;
      if (sheet.lines.length < 2 || isRows) return [sheet];
      return [sheet, mustAsk({ ...sheet, lines: sheet.lines.slice(-1) }, 'a record in both files')];
    },
  },
};
