import { utils, write } from '@e965/xlsx';
import iconv from 'iconv-lite';
import type { Fault } from './faults/fault';
import { faultsNamed } from './faults/faults';
import { printSheet } from './printing/print-sheet';
import { columnAt, mustAsk, pickBy, type Sheet } from './printing/sheet';
import { type Encoding, type Form, type Plan, type Styles, stylesOf } from './printing/styles';

/** A printed file: its content and its table. */
export type PrintedFile = { name: string; bytes: Uint8Array; sheet: Sheet };

/** The printed files, and the plan and styles behind them. */
export type Printed = { files: PrintedFile[]; plan: Plan; styles: Styles };

const DELIMITERS: Readonly<Record<string, string>> = { commas: ',', semicolons: ';', tabs: '\t', bars: '|' };
const ENDS: Readonly<Record<Form, string>> = {
  ...{ commas: 'csv', semicolons: 'csv', tabs: 'tsv', bars: 'txt', json: 'json', jsonl: 'jsonl' },
  ...{ html: 'html', xlsx: 'xlsx', ics: 'ics' },
};

function cellText(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const rowsOf = ({ above, columns, lines, below }: Sheet): string[][] => [
  ...above,
  columns.map(({ heading }) => heading),
  ...lines.map(({ cells }) => cells),
  ...below,
];

const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');
const htmlRow = (cells: readonly string[], tag: string) =>
  `<tr>${cells.map((cell) => `<${tag}>${inHtml(cell)}</${tag}>`).join('')}</tr>`;
function html({ above, columns, lines, below }: Sheet): string {
  const rows = [...lines.map(({ cells }) => cells), ...below].map((cells) => htmlRow(cells, 'td'));
  const heading = htmlRow(
    columns.map((column) => column.heading),
    'th',
  );
  return `<!doctype html><html><head><meta charset="utf-8"><title>Calendar</title></head><body>${above.map((cells) => `<h2>${inHtml(cells.join(' '))}</h2>`).join('')}<table>${heading}\n${rows.join('\n')}\n</table></body></html>`;
}

/** The columns of a calendar's events. */
function calendarSheet(sheet: Sheet): Sheet {
  const own: Readonly<Record<string, string>> = {
    id: 'UID',
    dateTime: 'DTSTART',
    caseTitle: 'SUMMARY',
    location: 'LOCATION',
  };
  const named = ({ heading, means }: { heading: string; means: string }) =>
    own[means] ??
    `X-${heading
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '-')
      .replace(/^-|-$/g, '')}`;
  return { ...sheet, columns: sheet.columns.map((column) => ({ ...column, heading: named(column) })) };
}
const inCalendar = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
function calendar(sheet: Sheet): string {
  const events = sheet.lines.map(({ cells }) => {
    const properties = sheet.columns.flatMap(({ heading }, at) => {
      const cell = cells[at] ?? '';
      if (cell === '') return [];
      const isStart = heading === 'DTSTART' && /^\d{4}-\d\d-\d\dT/.test(cell);
      return [
        isStart
          ? `DTSTART;TZID=America/Chicago:${cell.replace(/[-:]/g, '')}`
          : `${heading}:${inCalendar(cell)}`,
      ];
    });
    return ['BEGIN:VEVENT', 'DTSTAMP:20261124T180000Z', ...properties, 'END:VEVENT'].join('\r\n');
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//proof//EN', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

function textOf(sheet: Sheet, form: Form): string {
  if (form === 'html') return html(sheet);
  if (form === 'ics') return calendar(sheet);
  const delimiter = DELIMITERS[form];
  if (delimiter)
    return `${rowsOf(sheet)
      .map((cells) => cells.map((cell) => cellText(cell, delimiter)).join(delimiter))
      .join('\r\n')}\r\n`;
  const records = sheet.lines.map(({ cells }) =>
    Object.fromEntries(
      sheet.columns.map(({ heading }, at) => [heading, cells[at] === '' ? null : cells[at]]),
    ),
  );
  return form === 'jsonl'
    ? `${records.map((one) => JSON.stringify(one)).join('\n')}\n`
    : JSON.stringify(records, null, 2);
}

function workbook(sheet: Sheet): Uint8Array {
  const isNumber = (text: string, at: number) =>
    ['date', 'time', 'dateTime'].includes(sheet.columns[at]?.means ?? '') &&
    /^(\d{5})?(\d?\.\d+)?$/.test(text) &&
    text !== '';
  const cells = rowsOf(sheet).map((row) => row.map((cell, at) => (isNumber(cell, at) ? Number(cell) : cell)));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Calendar');
  const bytes: unknown = write(book, { type: 'buffer', bookType: 'xlsx' });
  if (!(bytes instanceof Uint8Array)) throw new TypeError('no workbook was made');
  return bytes;
}

/** Calendars and JSON are always UTF-8. A text that Windows-1252 cannot encode is UTF-8 too. */
function encoded(text: string, form: Form, encoding: Encoding): Uint8Array {
  if (form === 'ics' || form === 'json' || form === 'jsonl' || form === 'html') return Buffer.from(text);
  if (encoding === 'utf16le' || encoding === 'utf16be') return iconv.encode(text, encoding, { addBOM: true });
  if (encoding === 'utf8-bom') return Buffer.from(`\uFEFF${text}`);
  const windows = iconv.encode(text, 'windows-1252');
  return encoding === 'windows1252' && iconv.decode(windows, 'windows-1252') === text
    ? windows
    : Buffer.from(text);
}

/** Adds a matter and a docket number, without which two hearings of one case at one time cannot be distinguished. */
function withColumns(plan: Plan): Plan {
  const isTwo = plan.faults.includes('two matters of a case');
  return isTwo ? { ...plan, shown: { ...plan.shown, matter: true, docketNumber: true } } : plan;
}

function faulty(
  sheet: Sheet,
  faults: readonly Fault[],
  context: Parameters<NonNullable<Fault['sheet']>>[1],
): Sheet[] {
  const whole = faults.reduce((done, { sheet: change }) => change?.(done, context) ?? done, sheet);
  return faults.reduce<Sheet[]>(
    (done, { files }) => (files && done.length === 1 && done[0] ? files(done[0], context) : done),
    [whole],
  );
}

/** Prints a docket according to its plan. */
export function printFiles(given: Plan): Printed {
  const faults = faultsNamed(given.faults);
  const pick = pickBy(given.salt + 7);
  const docket = faults.reduce((done, { docket: change }) => change?.(done, pick) ?? done, given.docket);
  const plan = withColumns({ ...given, docket });
  const styles = stylesOf(plan);
  const { form } = plan;
  const context = { pick, styles, form };
  const delimiter = DELIMITERS[form] ?? '';
  const isCut = plan.faults.includes('truncated');
  const files = faulty(printSheet(plan, styles), faults, context).map((whole, at): PrintedFile => {
    const drawn = form === 'ics' ? calendarSheet(whole) : whole;
    const last = drawn.lines.findLastIndex(({ hearing }) => hearing !== null);
    const cut = { ...drawn, lines: drawn.lines.slice(0, last + 1), below: [] };
    const sheet = isCut ? mustAsk(cut, 'truncated') : drawn;
    const name = `export-${at + 1}.${ENDS[form]}`;
    if (form === 'xlsx') {
      const bytes = workbook(sheet);
      return { name, sheet, bytes: isCut ? bytes.subarray(0, Math.floor(bytes.length * 0.7)) : bytes };
    }
    const text = faults.reduce(
      (done, { text: change }) => change?.(done, { ...context, delimiter }) ?? done,
      textOf(sheet, form),
    );
    return { name, sheet, bytes: encoded(text, form, plan.encoding) };
  });
  return { files, plan, styles };
}

/** The heading of the column with a meaning. */
export const headingOf = (sheet: Sheet, means: string | null): string | null =>
  means === null ? null : (sheet.columns[columnAt(sheet, means)]?.heading ?? null);
