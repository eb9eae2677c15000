import { CFB, utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../../testing/clerk-at-work';

const HEADINGS = ['Case No.', 'Debtor', 'Hearing Date', 'Hearing Time', 'Judge', 'Matter', 'Status'];
const ROW = ['26-50911', 'Amos Tiller', '11/30/2026', '9:30 AM', 'Harlan T. Oakesmith', 'Motion', 'Set'];
const OTHER = ['26-50912', 'Bea Moss', ...ROW.slice(2)];
const ABOUT = 'unusual:struck through';

let clerk: ClerkAtWork;
beforeAll(async () => {
  clerk = await clerkAtWork();
});
afterAll(() => clerk.close());

type Edit = (xml: string) => string;
const STYLES = 'xl/styles.xml';
const SHEET = 'xl/worksheets/sheet1.xml';
const STRINGS = 'xl/sharedStrings.xml';

/** A workbook with these rows, whose parts are edited as another program may write them. */
function workbook(rows: string[][], edits: Readonly<Record<string, Edit>>): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Calendar');
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true });
  const zip = CFB.read(bytes, { type: 'buffer' });
  for (const [name, edit] of Object.entries(edits)) {
    const part = CFB.find(zip, `/${name}`);
    if (!part) throw new RangeError(name);
    part.content = Buffer.from(edit(Buffer.from(part.content as Uint8Array).toString())) as never;
  }
  return new Uint8Array(CFB.write(zip, { type: 'buffer', fileType: 'zip' }) as Buffer);
}

/** Adds a style of a struck font, which is style 1. */
const withStrike: Edit = (xml) =>
  xml
    .replace('</fonts>', '<font><strike val="0"/></font><font><strike/><sz val="12"/></font></fonts>')
    .replace('</cellXfs>', '<xf numFmtId="0" fontId="2"/><xf numFmtId="0" fontId="1"/></cellXfs>');
const styled =
  (cell: RegExp, style: number): Edit =>
  (xml) =>
    xml.replace(new RegExp(`<c (r="${cell.source}")`, 'g'), `<c $1 s="${style}"`);

async function asked(name: string, content: string | Uint8Array, set: readonly string[] = []) {
  const { questions, rejects, shown } = await clerk.look(await clerk.write(name, content), { set });
  return { about: [...questions.map(({ about }) => about), ...rejects.map(({ field }) => field)], shown };
}
const inBook = (edits: Readonly<Record<string, Edit>>, rows = [HEADINGS, ROW, OTHER]) =>
  asked('a.xlsx', workbook(rows, edits));

describe('a workbook', () => {
  it('asks about a scheduled hearing whose row or cell is struck through', async () => {
    for (const cell of [/[A-G]3/, /B3/]) {
      const { about } = await inBook({ [STYLES]: withStrike, [SHEET]: styled(cell, 1) });
      expect(about).toEqual([ABOUT]);
    }
  });

  it('does not ask if the status says that the struck hearing is off, and publishes the texts', async () => {
    const rows = [HEADINGS, ROW, [...OTHER.slice(0, 6), 'Vacated']];
    const { about, shown } = await inBook({ [STYLES]: withStrike, [SHEET]: styled(/[A-G]3/, 1) }, rows);
    expect(about).toEqual([]);
    expect(shown[1]).toMatchObject({ caseTitle: 'Bea Moss', time: '09:30', status: 'vacated' });
  });

  it('asks about a status that is struck through alone', async () => {
    const rows = [HEADINGS, ROW, [...OTHER.slice(0, 6), 'Vacated']];
    const { about } = await inBook({ [STYLES]: withStrike, [SHEET]: styled(/G3/, 1) }, rows);
    expect(about).toContain('status:struck through vacated');
  });

  it('does not ask about a style that no cell has, and about a font that is not struck', async () => {
    expect((await inBook({ [STYLES]: withStrike })).about).toEqual([]);
    expect((await inBook({ [STYLES]: withStrike, [SHEET]: styled(/B3/, 2) })).about).toEqual([]);
  });

  const RICH = '<r><rPr><strike/></rPr><t>9:00 AM</t></r><r><t xml:space="preserve"> 1:30 PM</t></r>';
  it('reads no time from a text of which a part is struck through', async () => {
    const rows = [HEADINGS, ROW, OTHER.map((cell, at) => (at === 3 ? '9:00 AM' : cell))];
    const shared: Edit = (xml) => xml.replace('<t>9:00 AM</t>', RICH);
    expect((await inBook({ [STRINGS]: shared }, rows)).about).toEqual([ABOUT, 'time']);
    const inline: Edit = (xml) =>
      xml.replace(/<c r="D3"[^>]*>.*?<\/c>/, `<c r="D3" t="inlineStr"><is>${RICH}</is></c>`);
    expect((await inBook({ [SHEET]: inline }, rows)).about).toContain('time');
  });

  it('asks about a rule that may strike cells through', async () => {
    const rule =
      '<conditionalFormatting sqref="A2:F3"><cfRule type="expression" dxfId="0"/></conditionalFormatting>';
    const edits = {
      [STYLES]: (xml: string) =>
        xml.replace('<dxfs count="0"/>', '<dxfs><dxf><font><strike/></font></dxf></dxfs>'),
      [SHEET]: (xml: string) => xml.replace('</sheetData>', `</sheetData>${rule}`),
    };
    expect((await inBook(edits)).about).toEqual(['unusual:rule that strikes']);
  });
});

const row = (cells: readonly string[], attributes = '') =>
  `<tr${attributes}>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const page = (style: string, ...rows: string[]) =>
  `<html><head><style>${style}</style></head><body><table>${row(HEADINGS).replace(/td/g, 'th')}${rows.join('')}</table></body></html>`;

describe('a page', () => {
  it.each([
    ['.old { text-decoration: line-through }', ' class="x old"'],
    ['tr.off td { color: gray; text-decoration: line-through; }', ' class="off"'],
    ['', ' class="text-decoration-line-through"'],
    ['', ' class="row cancelled"'],
    ['', ' style="text-decoration:line-through"'],
  ])(
    'asks about a row that is struck through by the style “%s” and the attribute%s',
    async (style, attributes) => {
      expect((await asked('a.html', page(style, row(ROW), row(OTHER, attributes)))).about).toEqual([ABOUT]);
    },
  );

  it.each([
    ['', ' style="display: none"'],
    ['', ' hidden'],
    ['.filtered { display: none }', ' class="filtered"'],
  ])('asks about a row that is hidden by the style “%s” and the attribute%s', async (style, attributes) => {
    const { about, shown } = await asked('a.html', page(style, row(ROW), row(OTHER, attributes)));
    expect(about).toEqual(['unusual:hidden rows']);
    expect(shown).toHaveLength(1);
  });

  it('shows a row that only a printer or another element would hide', async () => {
    const style = '@media print { .row { display: none } } .closed .row { display: none }';
    const { about, shown } = await asked('a.html', page(style, row(ROW), row(OTHER, ' class="row"')));
    expect(about).toEqual([]);
    expect(shown).toHaveLength(2);
  });
});

it.each(['<s>Bea Moss</s>', '~~Bea Moss~~', 'B\u0336e\u0336a Moss'])(
  'asks about a text of a CSV file that is struck through: %s',
  async (name) => {
    const rows = [HEADINGS, ROW, OTHER.map((cell, at) => (at === 1 ? name : cell))];
    expect((await asked('a.csv', rows.map((cells) => cells.join(',')).join('\n'))).about).toEqual([ABOUT]);
  },
);
