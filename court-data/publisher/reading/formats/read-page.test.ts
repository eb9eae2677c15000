import { expect, it } from 'vitest';
import type { Row } from '../source-file';
import { readPage } from './read-page';

async function read(html: string, wanted?: string) {
  async function* pieces() {
    yield html;
  }
  const { rows, notes } = await readPage('calendar.html', pieces(), wanted);
  const all: Row[] = [];
  for await (const row of rows) if (!row.isBeside) all.push(row);
  return { notes, cells: all.map(({ cells }) => cells), places: all.map(({ place }) => place) };
}

const HEAD = '<tr><th>Case No.<th>Time<th>Matter';
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}`).join('')}`;

it('reads the table of a list inside layout tables', async () => {
  const inner = `<table>${HEAD}${row('26-1', '9:30 AM', 'Motion')}${row('26-2', '10:00 AM', 'Plan')}</table>`;
  const { cells, places } = await read(
    `<table><tr><td>Judges</td><td>Calendar</td></tr><tr><td>menu</td><td>${inner}</td></tr></table>`,
  );
  expect(cells).toEqual([
    ['Case No.', 'Time', 'Matter'],
    ['26-1', '9:30 AM', 'Motion'],
    ['26-2', '10:00 AM', 'Plan'],
  ]);
  expect(places).toEqual(['the row of headings', 'table 2, row 2', 'table 2, row 3']);
});

it('reads the visible text: entities and line breaks, but no hidden elements', async () => {
  const { cells } = await read(
    `<table>${HEAD}<th hidden>Note</tr>
     <tr><td>26-1<script>x()</script><td>9:30&nbsp;AM<!-- x --><td>O&#39;Rafferty<br>AT&amp;T <span style="display:none">secret</span>\n  Co.<td hidden>no</tr>
     <tr style="visibility: hidden"><td>26-9<td>1<td>x</tr></table>`,
  );
  expect(cells.slice(1)).toEqual([['26-1', '9:30 AM', "O'Rafferty\nAT&T Co."]]);
});

it('keeps each cell in its column if others span rows and columns', async () => {
  const { cells } = await read(
    `<table>${HEAD}<th>Room</tr><tr><td>26-1<td rowspan=2>9:30<td colspan=2>Motion</tr><tr><td>26-2<td>Plan<td>3</tr>
     <tr><td>26-3<td>10:00<td>Motion<td rowspan=2>7</tr><tr><td>26-4<td>11:00</tr></table>`,
  );
  expect(cells.slice(1)).toEqual([
    ['26-1', '9:30', 'Motion', ''],
    ['26-2', '9:30', 'Plan', '3'],
    ['26-3', '10:00', 'Motion', '7'],
    ['26-4', '11:00', '', '7'],
  ]);
});

it('copies a row that spans all columns into a column Section, except a closing row', async () => {
  const span = (text: string) => `<tr><td colspan=3>${text}`;
  const { cells } = await read(
    `<table>${HEAD}${span('Monday, November 30, 2026')}${row('26-1', '9:30', 'a')}${span('Tuesday, December 1, 2026')}${HEAD}${row('26-2', '9:30', 'b')}${span('Total: 2')}</table>`,
  );
  expect(cells).toEqual([
    ['Case No.', 'Time', 'Matter', 'Section'],
    ['26-1', '9:30', 'a', 'Monday, November 30, 2026'],
    ['26-2', '9:30', 'b', 'Tuesday, December 1, 2026'],
    ['Total: 2', '', '', ''],
  ]);
});

it('copies a day, and a judge below it, into separate columns', async () => {
  const span = (text: string) => `<tr><td colspan=3>${text}`;
  const { cells } = await read(
    `<table>${HEAD}${span('Monday, Nov 30')}${span('Judge A')}${row('1', '9', 'a')}${span('Judge B')}${row('2', '9', 'b')}${span('Tuesday, Dec 1')}${row('3', '9', 'c')}</table>`,
  );
  expect(cells.map((one) => one.slice(3))).toEqual([
    ['Section', 'Section 2'],
    ['Monday, Nov 30', 'Judge A'],
    ['Monday, Nov 30', 'Judge B'],
    ['Tuesday, Dec 1', ''],
  ]);
});

it('reads tables with the same headings as one list, with the heading above each table', async () => {
  const table = (day: string, number: string) =>
    `<h3>${day}</h3><table>${HEAD}${row(number, '9:30', 'x')}</table>`;
  const { cells, places } = await read(
    table('November 30, 2026', '26-1') + table('December 1, 2026', '26-2'),
  );
  expect(cells.slice(1)).toEqual([
    ['26-1', '9:30', 'x', 'November 30, 2026'],
    ['26-2', '9:30', 'x', 'December 1, 2026'],
  ]);
  expect(places.slice(1)).toEqual(['table 1, row 2', 'table 2, row 2']);
});

it('keeps a judge’s heading for all tables below it, and the day below the judge in a column of its own', async () => {
  const table = (number: string) => `<table>${HEAD}${row(number, '9:30', 'x')}</table>`;
  const sections = async (...parts: string[]) =>
    (await read(`<h1>Calendar</h1>${parts.join('')}`)).cells.slice(1).map((cells) => cells.slice(3));
  expect(await sections('<h2>A</h2>', table('26-1'), table('26-2'), '<h2>B</h2>', table('26-3'))).toEqual([
    ['A'],
    ['A'],
    ['B'],
  ]);
  const days = ['<h3>Nov 30</h3>', table('26-1'), '<h3>Dec 1</h3>', table('26-2')];
  expect(await sections('<h2>A</h2>', ...days, '<h2>B</h2>', '<h3>Dec 2</h3>', table('26-3'))).toEqual([
    ['A', 'Nov 30'],
    ['A', 'Dec 1'],
    ['B', 'Dec 2'],
  ]);
});

it('gives a table below another text no heading, and says so', async () => {
  const table = (number: string) => `<table>${HEAD}${row(number, '9:30', 'x')}</table>`;
  const { cells, notes } = await read(`<h2>A</h2>${table('26-1')}<p><b>B</b></p>${table('26-2')}`);
  expect(cells.slice(1).map((one) => one[3])).toEqual(['A', '']);
  expect(notes).toEqual([
    expect.stringContaining('tables without a heading of their own, unlike the others: 2'),
  ]);
});

it('reads checked boxes, chosen options, fields and images as a browser shows them', async () => {
  const { cells } = await read(
    `<table>${HEAD}<th>Sealed<th>Status${row('26-1', '9:30', '<input value="Plan">', '<input type=checkbox checked>', '<select><option>Set<option selected>Vacated</select>')}
     ${row('26-2', '9:30', '<img alt="Motion">', '<input type=checkbox>', '<select><option>Set<option>Vacated</select>')}</table>`,
  );
  expect(cells.slice(1).map((one) => one.slice(2))).toEqual([
    ['Plan', 'Yes', 'Vacated'],
    ['Motion', '', 'Set'],
  ]);
});

it('says which tables with a case it does not read', async () => {
  const main = `<table>${HEAD}<th>Judge<th>Room${row('26-50911', '9:30', 'x', 'A', '1')}</table>`;
  const small = `<table><tr><th>Case No.<th>Time${row('26-50912', '9:30')}</table>`;
  const bare = `<table>${row('26-50913', '9:30 AM', 'Motion')}</table>`;
  const other = `<table>${row('Clerk', '210-472-6720')}</table>`;
  const { notes } = await read(main + small + bare + other);
  expect(notes.filter((note) => note.includes('cases'))).toEqual([
    'page has cases in table 2 that is not read',
    'page has cases in table 3 that is not read',
  ]);
});

const TWO = `<table>${HEAD}${row('26-1', '9:30', 'x')}</table><table><tr><th>Judge<th>Room<th>Phone${row('A', '1', '2')}</table>`;

it('asks for the list to read if two have different headings', async () => {
  await expect(read(TWO)).rejects.toThrow(
    'table 1 (1 rows: Case No., Time, Matter); table 2 (1 rows: Judge, Room, Phone). Say which is to be read with --sheet "table 1"',
  );
  expect((await read(TWO, 'Table 1')).cells).toHaveLength(2);
  await expect(read(TWO, 'table 3')).rejects.toThrow('has no "table 3"');
});

it.each([
  [
    '<title>Sign\n in</title><form><input></form>',
    'a web page without a table of hearings: its title is “Sign in”',
  ],
  ['<h1>502 Bad Gateway</h1>', 'its title is “502 Bad Gateway”'],
  ['<table><tr><td>a<td>b</table>', 'though with 1 tables: none has a row of headings'],
])('states the kind of a page without a list: %s', async (html, message) => {
  await expect(read(html)).rejects.toThrow(message);
});

it('refuses a page that ends inside a table, although browsers show its rows', async () => {
  const page = `<table>${HEAD}${row('26-1', '9:30 AM', 'Motion')}${row('26-2', '10:00 AM', 'Plan')}`;
  await expect(read(page)).rejects.toThrow('ends inside a table, so it was cut short');
});
