import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CFB, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx';
import { afterEach, describe, expect, it } from 'vitest';
import type { Row } from '../source-file';
import { readSource } from '../tables/read-source';
import { openExportFile } from './open-export-file';

const folder = mkdtempSync(join(tmpdir(), 'workbook-'));
const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const HEADINGS = ['Case No.', 'Date', 'Time', 'Matter'];
const sheetOf = (...rows: unknown[][]) => utils.aoa_to_sheet(rows);
const as = (v: number, z: string) => ({ t: 'n', v, z });

function bookOf(sheets: Record<string, WorkSheet>): WorkBook {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  return book;
}

function save(book: WorkBook | Uint8Array, name = 'hearings.xlsx'): string {
  const path = join(folder, name);
  writeFileSync(path, book instanceof Uint8Array ? book : write(book, { type: 'buffer', bookType: 'xlsx' }));
  return path;
}

async function read(path: string, sheet?: string) {
  const opened = await openExportFile(path, { sheet });
  if (opened.form !== 'table') throw new Error('is text');
  const rows: Row[] = [];
  for await (const row of opened.rows) rows.push(row);
  return { ...opened, rows };
}

/** The texts of one row of cells, under headings. */
const textsOf = async (...cells: unknown[]) =>
  (await read(save(bookOf({ A: sheetOf(HEADINGS, cells) })))).rows[1]?.cells;

describe('a cell of a workbook', () => {
  it.each(['UTC', 'America/Chicago', 'Asia/Tokyo', 'Pacific/Apia'])(
    'is the same day and time in every time zone of this computer: %s',
    async (tz) => {
      process.env.TZ = tz;
      expect(
        await textsOf(
          as(46_356, 'm/d/yyyy'),
          as(0.395833333333, 'h:mm AM/PM'),
          as(46_356.5625, '[$-409]m/d/yy h:mm AM/PM;@'),
        ),
      ).toEqual(['2026-11-30', '09:30', '2026-11-30 13:30', '']);
    },
  );

  it.each([
    [46_356, 'dddd, mmmm d, yyyy', '2026-11-30'],
    [46_356.75, 'm/d/yyyy', '2026-11-30'],
    [46_356.395833, 'h:mm', '09:30'],
    [46_356, 'm/d/yy h:mm', '2026-11-30 00:00'],
    [46_356, 'd-mmm', '2026-11-30'],
    [0.5, 'hh:mm:ss', '12:00'],
    [0.39583, 'm/d/yyyy h:mm', '09:30'],
    [46_356, 'mmm-yy', 'Nov-26'],
    [1.5, '[h]:mm', '36:00'],
    [46_356, 'General', '46356'],
    [2_651_132, '00\\-00000', '26-51132'],
    [7, '000', '007'],
    [1_234, '#,##0', '1234'],
    [123_456_789_012_345, 'General', '123456789012345'],
    [1e-7, 'General', '0.0000001'],
    [0.1 + 0.2, 'General', '0.3'],
    [1_200, '"$"#,##0.00', '$1,200.00'],
    [123_456, '0.00E+00', '123456'],
  ])('%d in the format %s is %s', async (value, format, text) => {
    expect((await textsOf('26-1', as(Number(value), String(format))))?.[1]).toBe(text);
  });

  it('is its text: a link’s, a formula’s result, a boolean, an error', async () => {
    const link = { t: 's', v: 'Join Zoom', l: { Target: 'https://zoom.example/j/1' } };
    const texts = await textsOf(link, { t: 'n', v: 2, f: '1+1' }, true, { t: 'e', v: 0x17 });
    expect(texts).toEqual(['Join Zoom', '2', 'TRUE', '#REF!']);
  });

  it('is a day of the 1904 calendar if the workbook uses it', async () => {
    const book = bookOf({ A: sheetOf(HEADINGS, ['26-1', as(46_356 - 1_462, 'm/d/yyyy')]) });
    book.Workbook = { WBProps: { date1904: true } };
    expect((await read(save(book))).rows[1]?.cells[1]).toBe('2026-11-30');
  });

  it('is refused with its name if a formula has no result', async () => {
    const sheet = sheetOf(HEADINGS, ['26-1', '', '', '']);
    const path = save(bookOf({ Calendar: sheet }));
    const zip = CFB.read(readFileSync(path), { type: 'buffer' });
    const part = CFB.find(zip, '/xl/worksheets/sheet1.xml');
    const xml = Buffer.from(part?.content as Uint8Array).toString();
    const changed = xml.replace('</row></sheetData>', '<c r="F2"><f>TODAY()</f></c></row></sheetData>');
    if (part) part.content = Buffer.from(changed) as never;
    save(CFB.write(zip, { type: 'buffer', fileType: 'zip' }) as Uint8Array);
    await expect(read(path)).rejects.toThrow(/sheet "Calendar" cell F2 holds a formula without a result/);
  });
});

describe('a workbook', () => {
  it('is read from the first sheet with headings, with titles above them', async () => {
    const calendar = sheetOf(['Judge Oakesmith'], [], HEADINGS, ['26-1', 'x', 'y', 'z']);
    const { rows, notes } = await read(save(bookOf({ Cover: sheetOf(['Read me']), Calendar: calendar })));
    expect(rows.map(({ line, place }) => [line, place])).toEqual([
      [1, 'sheet "Calendar" row 1'],
      [3, 'sheet "Calendar" row 3'],
      [4, 'sheet "Calendar" row 4'],
    ]);
    expect(notes).toEqual([expect.stringContaining('only sheet "Calendar" is read, not "Cover"')]);
  });

  it('is read from the named sheet, ignoring case', async () => {
    const path = save(
      bookOf({ Calendar: sheetOf(HEADINGS, ['26-1']), 'Dec 2026': sheetOf(HEADINGS, ['26-2']) }),
    );
    expect((await read(path, ' dec 2026')).rows[1]?.cells[0]).toBe('26-2');
    await expect(read(path, 'Nov')).rejects.toThrow(
      'has no sheet "Nov". Its sheets are "Calendar", "Dec 2026"',
    );
  });

  it('asks for the sheet if two have the same headings, or none has headings', async () => {
    const two = bookOf({ Nov: sheetOf(HEADINGS, ['26-1']), Dec: sheetOf(HEADINGS, ['26-2']) });
    await expect(read(save(two))).rejects.toThrow(
      '2 sheets with the same headings: "Nov", "Dec". Say which is to be read with --sheet "Nov"',
    );
    const none = bookOf({ A: sheetOf(['x', 'y']), B: sheetOf(['x', 'z']) });
    await expect(read(save(none))).rejects.toThrow('has 2 sheets, and none with a row of headings');
  });

  it('reports hidden rows and columns, and that merged cells have one text', async () => {
    const sheet = sheetOf(HEADINGS, ['26-1', 'a', 'b', 'c'], ['26-2', '', 'b', 'c'], ['26-3', 'a', 'b', 'c']);
    sheet['!rows'] = [{}, {}, { hidden: true }, { hidden: true }];
    sheet['!cols'] = [{}, {}, {}, { hidden: true }];
    sheet['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 2, c: 1 } }];
    const { rows, notes } = await read(save(bookOf({ Calendar: sheet })));
    expect(rows).toHaveLength(4);
    expect(notes).toEqual([
      'sheet "Calendar" has 2 hidden rows, which are read too: 3 to 4',
      'sheet "Calendar" has 1 hidden columns, which are read too: D',
      expect.stringContaining('1 cells merged over rows'),
    ]);
  });

  it('skips a hidden sheet unless it is named', async () => {
    const book = bookOf({ Old: sheetOf(HEADINGS, ['26-1']), Calendar: sheetOf(HEADINGS, ['26-2']) });
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
    expect((await read(save(book))).rows[1]?.cells[0]).toBe('26-2');
    expect((await read(save(book), 'Old')).rows[1]?.cells[0]).toBe('26-1');
  });

  it('gives records with their positions', async () => {
    const sheet = sheetOf(['Calendar'], HEADINGS, ['26-1', 'a', 'b', 'c'], [], ['26-2', 'a', 'b', 'c']);
    const opened = await openExportFile(save(bookOf({ Calendar: sheet })), {});
    if (opened.form !== 'table') throw new Error('is text');
    const columns = new Map([['Case No.', 'caseNumber']]);
    const records = [];
    for await (const one of readSource(
      { name: 'h', rows: opened.rows, columns },
      { needed: ['caseNumber'], fields: [] },
    ))
      records.push(one);
    expect(records).toEqual([
      {
        line: 3,
        record: 1,
        place: 'sheet "Calendar" row 3',
        isCells: true,
        value: { caseNumber: '26-1', Date: 'a', Time: 'b', Matter: 'c' },
      },
      {
        line: 5,
        record: 2,
        place: 'sheet "Calendar" row 5',
        isCells: true,
        value: { caseNumber: '26-2', Date: 'a', Time: 'b', Matter: 'c' },
      },
    ]);
  });

  it('that is too large when unpacked is refused', async () => {
    const path = save(bookOf({ Calendar: sheetOf(HEADINGS, ['26-1']) }));
    const zip = CFB.read(readFileSync(path), { type: 'buffer' });
    CFB.utils.cfb_add(zip, '/xl/media/big.bin', Buffer.alloc(121 * 1_048_576));
    save(CFB.write(zip, { type: 'buffer', fileType: 'zip', compression: true }) as Uint8Array, 'bomb.xlsx');
    await expect(read(join(folder, 'bomb.xlsx'))).rejects.toThrow('bomb.xlsx: unpacks to more than 120 MB');
  }, 30_000);

  it('that is damaged is refused', async () => {
    const path = save(bookOf({ Calendar: sheetOf(HEADINGS, ['26-1']) }));
    const bytes = readFileSync(path);
    await expect(read(save(bytes.subarray(0, bytes.length - 100)))).rejects.toThrow('damaged or cut short');
  });
});
