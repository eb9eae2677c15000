import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../../testing/clerk-at-work';

const HEADINGS = ['Case No.', 'Debtor', 'Hearing Date', 'Hearing Time', 'Judge', 'Matter'];
const ROW = ['26-50911', 'Amos Tiller', '11/30/2026', '9:30 AM', 'Harlan T. Oakesmith', 'Motion'];
const OTHER = ['26-50912', 'Bea Moss', ...ROW.slice(2)];
const ALL_ON = 'default:status=scheduled';

let clerk: ClerkAtWork;
beforeAll(async () => {
  clerk = await clerkAtWork();
});
afterAll(() => clerk.close());

const lines = [HEADINGS, ROW, OTHER].map((cells) => cells.join(','));
const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const heading = row(HEADINGS).replace(/td/g, 'th');
const span = (text: string) => `<tr><td colspan="6">${text}</td></tr>`;
const page = (...parts: string[]) => `<!doctype html><html><body>${parts.join('')}</body></html>`;
const table = (above = '', below = '') => `<table>${above}${heading}${row(ROW)}${row(OTHER)}${below}</table>`;
function workbook(...rows: string[][]): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Calendar');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }));
}

/** An export with a line below or above its rows, in each place in which a court prints such a line. */
const BELOW: Readonly<Record<string, (text: string) => [string, string | Uint8Array]>> = {
  'a CSV file': (text) => ['a.csv', [...lines, `"${text}"`, ''].join('\n')],
  'a workbook': (text) => ['a.xlsx', workbook(HEADINGS, ROW, OTHER, ['', text])],
  'a table of a page': (text) => ['a.html', page(table('', span(text)))],
  'a page': (text) => ['a.html', page(table(), `<div>${text}</div>`)],
};
const ABOVE: typeof BELOW = {
  'a CSV file': (text) => ['a.csv', [`"${text}"`, '', ...lines, ''].join('\n')],
  'a workbook': (text) => ['a.xlsx', workbook([text], [], HEADINGS, ROW, OTHER)],
  'a table of a page': (text) => ['a.html', page(table(span(text)))],
  'a heading of a page': (text) => ['a.html', page(`<h2>${text}</h2>`, table())],
  'a caption of a table': (text) => ['a.html', page(table(`<caption>${text}</caption>`))],
  'a page': (text) => ['a.html', page(`<p>${text}</p>`, table())],
};

async function asked([name, content]: [string, string | Uint8Array], set: readonly string[] = []) {
  const found = await clerk.look(await clerk.write(name, content), { set: [ALL_ON, ...set] });
  expect(found.rejects).toEqual([]);
  return found.questions.map(({ about }) => about);
}

const CHANGES = [
  'all hearings are CANCELLED',
  'Court closed due to weather',
  'All matters continued to 12/14',
  'No court on Monday',
  'The calendar of December 1 has been cancelled because the judge is at a conference in another city',
];
const MISSING = [
  'Showing 1 to 4 of 57 entries',
  'Page 1 of 3',
  'Records 1-50 of 812',
  'Total hearings: 57',
  'Only the first 500 records are shown',
  'Continued on next page',
];
const FITTING = [
  'Total: 2',
  '2 hearings',
  'Showing 1 to 2 of 2 entries',
  'Page 1 of 1',
  'Printed 11/25/2026 3:15 PM by J. Doe',
  'Report run on 11/25/2026',
  '*** End of report ***',
  '(2 rows)',
];

describe.each(Object.entries(BELOW))('a line below the rows of %s', (_, write) => {
  it.each([...CHANGES, ...MISSING])('is asked about: %s', async (text) => {
    const [about, ...others] = await asked(write(text));
    expect(about).toMatch(/^unusual:(?:last line says|title says|footer of 2 rows)/);
    expect(others).toEqual([]);
    expect(await asked(write(text), [`${about}=expected`])).toEqual([]);
  });
  it.each(FITTING)('is not asked about: %s', async (text) => expect(await asked(write(text))).toEqual([]));
});

describe.each(Object.entries(ABOVE))('a line above the rows of %s', (_, write) => {
  it.each([...CHANGES, ...MISSING])('is asked about: %s', async (text) => {
    const [about, ...others] = await asked(write(text));
    expect(about).toMatch(/^(?:unusual:(?:title says|footer of 2 rows)|column:Section)/);
    expect(others).toEqual([]);
  });
  it.each(FITTING)('is not asked about: %s', async (text) => expect(await asked(write(text))).toEqual([]));
});

it('asks about a closing line that is no count, because it may change a hearing', async () => {
  const write = BELOW['a CSV file'] ?? (() => ['', '']);
  expect(await asked(write('Judge Oakesmith’s matters are by Zoom'))).toHaveLength(1);
});

it('asks about the links to other pages of a list', async () => {
  const links = (...texts: string[]) => texts.map((text) => `<li><a href="#">${text}</a></li>`).join('');
  const of = (...texts: string[]) => asked(['a.html', page(table(), `<ul>${links(...texts)}</ul>`)]);
  expect(await of('1', '2', '3', 'Next')).toEqual(['unusual:title says more pages: 2 3']);
  expect(await of('Previous', '1', 'Next')).toEqual([]);
  const days = Array.from({ length: 30 }, (_, at) => String(at + 1));
  expect(await of('Previous', ...days, 'Next')).toEqual([]);
});

it('does not ask about the menu and the general notices of a page', async () => {
  const menu = '<nav>Sealed documents</nav><a href="/c">Cancelled hearings</a>';
  const notice =
    '<p>Hearings may be cancelled or continued without notice. If a hearing is vacated, call.</p>';
  expect(await asked(['a.html', page(menu, '<h1>Court calendar</h1>', table(), notice)])).toEqual([]);
});
