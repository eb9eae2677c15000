import { describe, expect, it } from 'vitest';
import { checkSource } from '../../checking/check-source';
import { rejectLine, SourceFileError } from '../source-file';

const HEADER = 'id,caseNumber,caseType,chapter,caseTitle,date,time,status,trustees,debtors,matter,sealed';
const row = (id: string, more = ',,,') =>
  `${id},26-50001-hto,bk,13,"Peña, Rosa",2026-11-30,09:30,scheduled,${more}`;
const check = (text: string) => checkSource({ name: 'hearings.csv', text }, 'txwb');
const rejected = async (...rows: string[]) =>
  (await check([HEADER, ...rows].join('\n'))).rejects.map(rejectLine);

/** The same text in pieces of `size` characters, as from a file. */
async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

describe('an export in CSV', () => {
  it('is accepted with lists, people in JSON, quotes, spaces around cells and empty cells', async () => {
    const people = '"[{""name"": ""Rosa Peña"", ""aliases"": [{""kind"": ""aka"", ""name"": ""R. P.""}]}]"';
    const { records, rejects } = await check(
      `${HEADER}\n${row('h1', ` Ann Alder | Bo Birch ,${people} , "says ""no""" ,`)}\n`,
    );
    expect(rejects).toEqual([]);
    expect([...records][0]).toMatchObject({
      caseTitle: 'Peña, Rosa',
      chapter: '13',
      trustees: ['Ann Alder', 'Bo Birch'],
      debtors: [{ name: 'Rosa Peña', aliases: [{ kind: 'aka', name: 'R. P.' }] }],
      matter: 'says "no"',
      sealed: null,
    });
  });

  it.each([';', ',', '|', '\t', '^'])('uses the delimiter of its first line sep=%s', async (sign) => {
    const lines = [
      HEADER.replaceAll(',', sign),
      row('h1').replace('"Peña, Rosa"', 'Rosa Peña').replaceAll(',', sign),
    ];
    const text = ['sep=SIGN'.replace('SIGN', sign), ...lines, lines[1]?.replace('09:30', '9')].join('\r\n');
    for (const size of [1, 7, 1_000]) {
      const { rejects } = await checkSource({ name: 'h.csv', text: inPieces(text, size) }, 'txwb');
      expect(rejects.map(rejectLine)).toEqual([
        expect.stringContaining('h.csv line 3, h1, id: '),
        expect.stringContaining('h.csv line 4, h1, id: '),
      ]);
    }
  });

  it.each([
    ['TRUE', 'Y'],
    ['y', 'Y'],
    ['N', 'N'],
    ['false', 'N'],
    ['X', 'Y'],
    ['Restricted', 'Y'],
  ])('accepts %s in a yes-or-no column', async (cell, flag) => {
    const { records } = await check(`${HEADER}\n${row('h1', `,,,${cell}`)}`);
    expect([...records][0]?.sealed).toBe(flag);
  });

  it('accepts true and false, Y and N for a yes-or-no field of a person', async () => {
    const people = '"[{""name"": ""A"", ""business"": ""Y""}, {""name"": ""B"", ""business"": true}]"';
    const { records } = await check(`${HEADER}\n${row('h1', `,${people},,`)}`);
    expect([...records][0]?.debtors.map(({ business }) => business)).toEqual([true, true]);
  });

  it('accepts people given only by name', async () => {
    const { records } = await check(`${HEADER}\n${row('h1', ',Rosa Peña | Luis Peña; Peña LLC,,')}`);
    expect([...records][0]?.debtors.map(({ name }) => name)).toEqual(['Rosa Peña', 'Luis Peña', 'Peña LLC']);
  });

  it('accepts a movant as text and as an attorney with a party, and minutes as a number', async () => {
    const header = 'id,caseNumber,caseType,caseTitle,date,time,status,movant,durationMinutes';
    const start = '26-50001,bk,A,2026-11-30,09:30,held';
    const { records } = await check(
      `${header}\nh1,${start},Trustee,30\nh2,${start},"{""attorney"": ""Ann"", ""onBehalfOf"": ""Bank""}",`,
    );
    expect([...records].map(({ movant, durationMinutes }) => [movant, durationMinutes])).toEqual([
      ['Trustee', 30],
      [{ attorney: 'Ann', onBehalfOf: 'Bank' }, null],
    ]);
  });

  it('is the same with a byte order mark, with Windows or mixed line ends, and in pieces of any size', async () => {
    const text = [HEADER, row('h1', ',,"one\ntwo",'), row('h2', ',,,perhaps')].join('\n');
    const expected = { ids: ['h1'], matter: 'one\ntwo', place: ['h2', 4] };
    const windows = `\uFEFF${text.replaceAll('\n', '\r\n')}\r\n`;
    for (const one of [text, windows, text.replace('\n', '\r\n'), text.replaceAll('\n', '\r')]) {
      for (const size of [1, 7, 10_000]) {
        const { records, rejects } = await checkSource(
          { name: 'hearings.csv', text: inPieces(one, size) },
          'txwb',
        );
        const [reject] = rejects;
        expect({
          ids: [...records].map(({ id }) => id),
          matter: [...records][0]?.matter,
          place: [reject?.id, reject?.line],
        }).toEqual(expected);
      }
    }
  });

  it('names the first line of a bad record, counting line breaks in cells and empty rows', async () => {
    expect(
      await rejected(row('h1', ',,"a\nb\nc",'), '', ',,,,,,,,,,,', row('h2').replace('09:30', 'soon')),
    ).toEqual([expect.stringMatching(/^hearings.csv line 7, h2, time: /)]);
  });

  it('leaves out the closing rows of a report, and no other rows with one cell', async () => {
    const commas = ','.repeat(11);
    const kept = await check([HEADER, row('h1'), `Total: 1${commas}`, '1 records printed', ''].join('\n'));
    expect([kept.records.length, kept.rejects]).toEqual([1, []]);
    // before another record, or in a file that may be truncated
    expect(await rejected(row('h1'), `Total: 1${commas}`, row('h2'))).toHaveLength(1);
    expect(await rejected(row('h1'), 'h2')).toEqual([
      expect.stringMatching(/line 3, h2, record: has 1 cells/),
    ]);
  });

  it('rejects a row with more or fewer cells than the header, and people that are not JSON', async () => {
    expect(await rejected(row('h1', ',,a, b,'), 'h2,x', row('h3', ',[Rosa Peña,,'))).toEqual([
      expect.stringMatching(/^hearings.csv line 2, h1, record: has 13 cells where the header has 12\. /),
      expect.stringMatching(/^hearings.csv line 3, h2, record: has 2 cells/),
      expect.stringMatching(/^hearings.csv line 4, h3, debtors: is not valid JSON/),
    ]);
  });

  it('refuses a social security number in an unknown column', async () => {
    const { rejects } = await check(`${HEADER},notes\n${row('h1')},123-45-6789`);
    expect(rejects).toMatchObject([{ line: 2, field: 'notes' }]);
  });

  it.each([
    [
      'a heading that is missing',
      `${HEADER.replace('status', 'state')}\n${row('h1')}`,
      1,
      /column for status/,
    ],
    ['no header at all', `${row('h1')}\n${row('h2')}`, 1, /column for id, caseNumber/],
    ['a heading given twice', `${HEADER},id\n${row('h1')},2`, 1, /columns 1 and 13 are both headed "id"/],
    [
      'a quotation mark that is not closed',
      `${HEADER}\n${row('h1')}\n${row('h2', ',,"a,')}\nend`,
      3,
      /never closed/,
    ],
    ['a quotation mark inside a cell', `${HEADER}\n${row('h1', ',,the "plan",')}`, 2, /inside a cell/],
    ['text after a closing quotation mark', `${HEADER}\n\n${row('h1', ',,"the" plan,')}`, 3, /closes a cell/],
    [
      'a quotation mark that another record closes',
      `${HEADER}\n${row('h1', ',,"a,')}\n${row('h2')}`,
      3,
      /closes a cell.* begins on line 2/,
    ],
    ['a header alone', HEADER, null, /holds no records/],
  ])('is refused as a whole for %s', async (_what, text, line, message) => {
    const refused = await check(text).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SourceFileError);
    expect(refused).toMatchObject({ file: 'hearings.csv', line, message: expect.stringMatching(message) });
  });
});
