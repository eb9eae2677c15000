import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CFB, utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { openExportFile } from './open-export-file';

const folder = mkdtempSync(join(tmpdir(), 'open-'));
function file(name: string, bytes: string | Uint8Array): string {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
}

const book = utils.book_new();
utils.book_append_sheet(
  book,
  utils.aoa_to_sheet([
    ['Case No.', 'Date'],
    ['26-1', 'x'],
  ]),
  'A',
);
const saved = (bookType: 'xlsx' | 'biff8' | 'ods' | 'xlsb' | 'xlml' | 'biff5') =>
  write(book, { type: 'buffer', bookType }) as Buffer;

function ole(part: string): Buffer {
  const made = CFB.utils.cfb_new();
  CFB.utils.cfb_add(made, part, Buffer.from('x'));
  return Buffer.from(CFB.write(made, { type: 'buffer' }) as Uint8Array);
}

function zip(...names: string[]): Buffer {
  const made = CFB.utils.cfb_new();
  for (const name of names) CFB.utils.cfb_add(made, name, Buffer.from('x'));
  return Buffer.from(CFB.write(made, { type: 'buffer', fileType: 'zip' }) as Uint8Array);
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]);
const FIXED =
  'Case No.   Debtor           Date\n26-1       Alder, Ann       11/30/2026\n26-2       Birch, Bo        11/30/2026\n';

describe('a file that is not an export is refused with its format and a remedy:', () => {
  it.each<[string, string | Uint8Array, RegExp]>([
    ['a.pdf', '%PDF-1.7\n%âã\n', /is a PDF.*export the list as CSV/],
    ['a.png', PNG, /is a picture \(PNG\)/],
    ['a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /is a picture \(JPEG\)/],
    ['a.csv.gz', gzipSync('a,b'), /is compressed \(gzip\)\. Unpack it first/],
    ['a.zip', zip('/hearings.csv'), /is a zip archive that holds .*hearings\.csv\. Unpack it first/],
    ['a.docx', zip('/word/document.xml'), /is a Word document \(\.docx\)/],
    ['a.rtf', '{\\rtf1 hello}', /is a text document \(RTF\)/],
    ['a.xls', saved('biff8'), /is a workbook of Excel 2003 or older \(\.xls\)\. Open it and save it as/],
    ['b.xls', saved('biff5'), /is a workbook of Excel 95 or older \(\.xls\)/],
    ['c.xlsx', ole('EncryptedPackage'), /is protected by a password\. Save a copy without it/],
    ['a.doc', ole('WordDocument'), /is a Word document \(\.doc\)/],
    [
      'a.ods',
      saved('ods'),
      /is a spreadsheet of OpenOffice or LibreOffice \(\.ods\)\. Save it as a workbook/,
    ],
    ['a.xlsb', saved('xlsb'), /is a binary workbook \(\.xlsb\)/],
    ['d.xls', saved('xlml'), /is a workbook in XML/],
    ['a.xml', '<?xml version="1.0"?><hearings><hearing/></hearings>', /is XML, for which there is no reader/],
    [
      'error.csv',
      '<!DOCTYPE html><html><head><title>Sign in</title></head><body></body></html>',
      /is a web page without a table of hearings: its title is “Sign in”/,
    ],
    ['a.eml', 'From: a@example.com\r\nSubject: list\r\n\r\nHello', /is an e-mail or a web archive/],
    [
      'wrapped.json',
      '{\n "count": 1,\n "hearings": [\n  {"id": "h1"}]}',
      /is a JSON object around the list, which is under "hearings"\. Export the list alone/,
    ],
    [
      'lists.json',
      '{"hearings":[{"id": "h1"}, {"id": "h2"}],"added":[{"id": "h3"}], "more": {"late": [{"id": "h4"}]}}',
      /around 3 lists, which are under "hearings", "added", "more\.late"\. .*jq '\.hearings \+ \.added \+ \.more\.late'/,
    ],
    [
      'large.json',
      `{"hearings":[${'{"id": "h1"},'.repeat(20_000)}{"id": "h2"}],"added":[{"id": "h3"}]}`,
      /which is under "hearings", and perhaps around others after it\. Export/,
    ],
    [
      'deep.json',
      '{"data": {"rows": [{"id": "h1", "debtors": [{"name": "x"}]}]}}',
      /which is under "data\.rows"/,
    ],
    [
      'pretty.json',
      '{\n "id": "h1",\n "debtors": [{"name": "x"}]\n}',
      /is one JSON object over several lines \(it holds id, debtors\)/,
    ],
    ['nested.json', `{"a": ${'[{"b": '.repeat(20_000)}`, /which is under "a"/],
    ['fixed.txt', FIXED, /is text in columns that blanks keep in line \(fixed width\)/],
    ['one.csv', 'Case No.\n26-1\n26-2\n', /has one column only/],
    ['line.txt', 'Internal error', /holds one line of text/],
    ['empty.csv', '', /holds no records: the file is empty.*Check that the export has finished/],
    ['long.html', `<table>${' '.repeat(21 * 1_048_576)}`, /is a web page of more than 20 MB/],
    ['blank.csv', '\ufeff \r\n', /file is empty/],
  ])('%s', async (name, bytes, reason) => {
    await expect(openExportFile(file(name, bytes))).rejects.toThrow(reason);
  });

  it('a folder', async () => {
    mkdirSync(join(folder, 'exports'));
    await expect(openExportFile(join(folder, 'exports'))).rejects.toThrow(
      'exports: is a folder. Name the file in it',
    );
  });
});

describe('an export is opened by its content:', () => {
  it.each<[string, string | Uint8Array, string, string[]]>([
    ['a.csv', 'Case No.,Date\n26-1,x\n', 'text', []],
    ['a.xlsx', saved('xlsx'), 'workbook', []],
    ['renamed.csv', saved('xlsx'), 'workbook', ['is a workbook, though its name ends in .csv']],
    [
      'cal.csv',
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nEND:VEVENT\nEND:VCALENDAR\n',
      'calendar',
      ['is a calendar, though its name ends in .csv'],
    ],
    [
      'page.xls',
      '<table><tr><th>Case<th>Date<tr><td>1<td>2</table>',
      'web page',
      ['is a web page, though its name ends in .xls'],
    ],
    ['b.xlsx', 'Case No.,Date\n26-1,x\n', 'text', ['is text, though its name ends in .xlsx']],
    ['one.jsonl', '{"id": "h1", "debtors": [{"name": "x"}]}', 'text', []],
    ['two.jsonl', '{"id": "h1", "parties": [{"name": "x"}]}\n{"id": "h2"}\n', 'text', []],
    ['list.json', '[\n{"id": "h1"}]', 'text', []],
    ['title.csv', 'Calendar\nof hearings\n\nCase No.,Date\n26-1,x\n', 'text', []],
    ['names.csv', 'name\nAnn Alder\nBo Birch\n', 'text', []],
  ])('%s', async (name, bytes, what, notes) => {
    const opened = await openExportFile(file(name, bytes));
    expect([opened.form === 'text' ? 'text' : opened.what, opened.notes]).toEqual([what, notes]);
  });

  it('text has an encoding, and no sheets', async () => {
    const path = file('latin.csv', Buffer.from('Case No.,Debtor\n26-1,José\n', 'latin1'));
    expect((await openExportFile(path)).encoding).toBe('windows-1252');
    expect((await openExportFile(path, { sheet: 'A' })).notes).toEqual([
      'has no sheets, so that --sheet changes nothing',
    ]);
  });
});
