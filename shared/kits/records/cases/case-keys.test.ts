import { describe, expect, it } from 'vitest';
import { toKey } from '../docket/keys';
import { caseKey, easySearchKeys } from './case-keys';

describe('the key of a case', () => {
  it('is year, serial and type, whatever else is printed', () => {
    expect(caseKey('2:21-bk-12345-ABC', 'bk')).toBe('c2112345-bk');
    expect(caseKey('21-12345-XYZ-13', 'bk')).toBe('c2112345-bk');
    expect(caseKey('95-236', 'ap')).toBe('c9500236-ap');
  });

  it('names the office where two cases would share it', () => {
    expect(caseKey('21-12345', 'bk', '2')).toBe('c2112345-bk-o2');
    expect(caseKey('21-12345', 'bk', 'El Paso')).toBe('c2112345-bk-oel-paso');
  });

  it('of what cannot be parsed is its letters and digits, and tells two such numbers apart', () => {
    expect(caseKey('MP No. 7/2021', 'mp')).toBe('x-mp-no-7-2021-mp');
    const odd = ['#', '###', '§', `${'9'.repeat(90)}1`, `${'9'.repeat(90)}2`];
    expect(new Set(odd.map((one) => caseKey(one, 'bk'))).size).toBe(odd.length);
  });

  it('is a database key as it stands', () => {
    for (const printed of ['21-12345', 'MP No. 7/2021', 'a.b#c[d]', '#', 'Ñ-1'])
      expect(toKey(caseKey(printed, 'bk'))).toBe(caseKey(printed, 'bk'));
  });
});

describe('what a case is searched by', () => {
  it('are its digits with short and long year, with the office, with the type, and the serial alone', () => {
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

  it('sorts one serial by falling year, 2049 to 1950', () => {
    const years = ['95', '49', '50', '00', '21', '99'];
    const keys = years.map((yy) => [easySearchKeys(`${yy}-12345`)[2], yy]).sort();
    expect(keys.map(([, yy]) => yy)).toEqual(['49', '21', '00', '99', '95', '50']);
  });
});
