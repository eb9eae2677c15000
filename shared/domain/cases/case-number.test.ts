import { describe, expect, it } from 'vitest';
import { toKey } from '../keys/keys';
import { caseKey, easySearchKeys } from './case-keys';
import { extendedCaseNumber, shortCaseNumber } from './case-number';
import { parseCaseNumber } from './printed-case-number';

describe('the key of a case', () => {
  it('consists of year, serial and type, whatever else is printed', () => {
    expect(caseKey('2:21-bk-12345-ABC', 'bk')).toBe('c2112345-bk');
    expect(caseKey('21-12345-XYZ-13', 'bk')).toBe('c2112345-bk');
    expect(caseKey('95-236', 'ap')).toBe('c9500236-ap');
  });

  it('includes the office if two cases would share the key', () => {
    expect(caseKey('21-12345', 'bk', '2')).toBe('c2112345-bk-o2');
    expect(caseKey('21-12345', 'bk', 'El Paso')).toBe('c2112345-bk-oel-paso');
  });

  it('consists of letters and digits if the text cannot be parsed, and differs for different texts', () => {
    expect(caseKey('MP No. 7/2021', 'mp')).toBe('x-mp-no-7-2021-mp');
    const odd = ['#', '###', '§', `${'9'.repeat(90)}1`, `${'9'.repeat(90)}2`];
    expect(new Set(odd.map((one) => caseKey(one, 'bk'))).size).toBe(odd.length);
  });

  it('is a valid database key without encoding', () => {
    for (const printed of ['21-12345', 'MP No. 7/2021', 'a.b#c[d]', '#', 'Ñ-1'])
      expect(toKey(caseKey(printed, 'bk'))).toBe(caseKey(printed, 'bk'));
  });
});

describe('search keys of a case', () => {
  it('are its digits with short and long year, with the office, with the type, and the serial', () => {
    expect(easySearchKeys('2:21-bk-12345-ABC')).toEqual([
      'c2112345',
      'c202112345',
      'c12345-28',
      'c2-2112345',
      'c21-bk-12345',
    ]);
    expect(easySearchKeys('95-236', 'ap')).toEqual(['c9500236', 'c199500236', 'c00236-54', 'c95-ap-00236']);
    expect(easySearchKeys('MP No. 7/2021')).toEqual(['x-mp-no-7-2021']);
  });

  it('sort one serial by falling year, 2049 to 1950', () => {
    const years = ['95', '49', '50', '00', '21', '99'];
    const keys = years.map((yy) => [easySearchKeys(`${yy}-12345`)[2], yy]).sort();
    expect(keys.map(([, yy]) => yy)).toEqual(['49', '21', '00', '99', '95', '50']);
  });
});

const number = (
  office: string | null,
  year: number,
  type: string | null,
  serial: number,
  initials: string | null,
  chapter: string | null = null,
) => ({ office, year, type, serial, initials, chapter });

describe('a printed case number', () => {
  it.each([
    ['95-00236', number(null, 1995, null, 236, null)],
    ['10-63241-jem', number(null, 2010, null, 63241, 'JEM')],
    ['09-37010-sgj11', number(null, 2009, null, 37010, 'SGJ', '11')],
    ['2:08-ap-01570-BB', number('2', 2008, 'ap', 1570, 'BB')],
    ['8-09-78584-ast', number('8', 2009, null, 78584, 'AST')],
    ['09-12515-1-rel', number('1', 2009, null, 12515, 'REL')],
    ['09-80591-JAC7', number(null, 2009, null, 80591, 'JAC', '7')],
    ['2:09-bk-31899-RTBP', number('2', 2009, 'bk', 31899, 'RTBP')],
    ['1-12-10572-tsuMail', number('1', 2012, null, 10572, 'TSU')],
    ['21-123', number(null, 2021, null, 123, null)],
    [' 2:2021 – bk — 12345‐ABC ', number('2', 2021, 'bk', 12345, 'ABC')],
    ['49-00001', number(null, 2049, null, 1, null)],
    ['50-00001', number(null, 1950, null, 1, null)],
    ['A09-00234-DMD', number('A', 2009, null, 234, 'DMD')],
    ['BK-S-09-32824-RCJ', number('S', 2009, 'bk', 32824, 'RCJ')],
    ['09-35120-H4-7', number(null, 2009, null, 35120, null)],
  ])('%s is parsed', (printed, parts) => {
    expect(parseCaseNumber(printed)).toEqual(parts);
  });

  it.each(['Smith', '2112345', 'In re Smith', 'MP 7/2021'])('%s is not a case number', (text) => {
    expect(parseCaseNumber(text)).toBeNull();
  });

  it.each([
    ['2:21-bk-12345-abc', '21-bk-12345', '2:21-bk-12345-ABC'],
    ['95-236', '95-00236', '95-00236'],
    ['09-12515-1-rel', '09-12515', '1:09-12515-REL'],
  ])('%s is formatted with its zeros, short and extended', (printed, short, extended) => {
    const parsed = parseCaseNumber(printed);
    expect(parsed && [shortCaseNumber(parsed), extendedCaseNumber(parsed)]).toEqual([short, extended]);
  });
});
