import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { checkSource } from './checking/check-source';
import { lookAtExport } from './explain/look-at-export';
import { openExports } from './open-exports';
import { rejectLine } from './reading/source-file';

const folder = mkdtempSync(join(tmpdir(), 'formats-'));
const HEADINGS = ['id', 'caseNumber', 'caseType', 'caseTitle', 'date', 'time', 'status'];
const CELLS = ['h1', '26-50001-hto', 'bk', 'José Núñez', '2026-11-30', '09:30', 'scheduled'];
const ODD = ['h2', '26-50002-hto', 'bk', 'Rosa Peña', '2026-11-30', 'soon', 'scheduled'];
const ROWS = [HEADINGS, CELLS, ODD];

function workbook(): Buffer {
  const sheet = utils.aoa_to_sheet([['Calendar of 11/27/2026'], [], ...ROWS]);
  sheet.E3 = { t: 'n', v: 46_356, z: 'm/d/yyyy' };
  sheet.E4 = { t: 'n', v: 46_356, z: 'm/d/yyyy' };
  sheet.F4 = { t: 'n', v: 0.3958333333, z: 'h:mm AM/PM' };
  sheet.E3 = { t: 's', v: 'date' };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Calendar');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

const page = `<html><body><table>${ROWS.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</table>`;
const csv = ROWS.map((cells) => cells.join(',')).join('\n');

const FORMS: [string, string | Buffer, string, string, number][] = [
  ['a.csv', csv, 'a.csv line 3, h2, time: ', 'commas', 1],
  ['utf16.csv', Buffer.from(csv, 'utf16le'), 'utf16.csv line 3, h2, time: ', 'commas', 1],
  ['latin.csv', Buffer.from(csv, 'latin1'), 'latin.csv line 3, h2, time: ', 'commas', 1],
  ['sep.csv', `sep=;\r\n${csv.replaceAll(',', ';')}`, 'sep.csv line 4, h2, time: ', 'semicolons', 2],
  ['a.xlsx', workbook(), 'a.xlsx sheet "Calendar" row 5, h2, time: ', 'workbook', 3],
  ['a.html', page, 'a.html table 1, row 3, h2, time: ', 'web page', 1],
];

describe('an export gives the same records, and reports the position of each fault, in every form:', () => {
  it.each(FORMS)('%s', async (name, bytes, place, form, line) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    const { hearings } = await openExports({ hearings: path }, { map: null });
    if (!hearings) throw new Error('is not opened');
    const { records, rejects } = await checkSource(hearings, 'txwb');
    expect([...records]).toMatchObject([
      { id: 'h1', caseTitle: 'José Núñez', date: '2026-11-30', time: '09:30' },
    ]);
    expect(rejects.map(rejectLine)).toEqual([expect.stringContaining(place)]);
    const look = await lookAtExport(path);
    expect(look).toMatchObject({ form, line, headings: HEADINGS, isCut: false, notes: [] });
    expect(look.rows.map(({ cells }) => cells)).toEqual([CELLS, ODD]);
  });
});
