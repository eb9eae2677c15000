import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseKey, easySearchKeys } from './case-keys';
import { cleanCaseNumber, parseCaseNumber } from './printed-case-number';
import { readTypedCaseNumber } from './typed-case-number';

describe('any case number in any form', () => {
  const pick = (...all: string[]) => fc.constantFrom(...all);
  const parts = fc.record({
    before: pick(
      '',
      '',
      '="',
      "'",
      '(',
      'Case No. ',
      'Lead Case: ',
      'Bk. No. ',
      'Adv. ',
      'AP ',
      '#',
      'In re ',
    ),
    office: pick('', '', '2:', '8-', 'A'),
    year: fc.integer({ min: 10, max: 49 }),
    between: pick('-', '–', ' ', '-bk-', '-BK-', 'bk', ' B ', '-ap-', ' - ', '-mp-', '-adv-'),
    serial: fc.integer({ min: 1, max: 99_999 }),
    initials: pick(
      '',
      '-ABC',
      '-abc13',
      '/ABC',
      ' (MFW)',
      ' ABC',
      '-BKC-RAM-A',
      '-JJG-13',
      '-1-rel',
      '-A-7',
      '-H4-7',
    ),
    after: pick(
      '',
      '',
      '"',
      '*',
      ')',
      ';',
      ' (Jointly Administered)',
      ' Chapter 13',
      ', Ch. 11',
      ' / 26-01171',
      ' (ap)',
    ),
  });

  it('is parsed, displayed, stored and found', () => {
    fc.assert(
      fc.property(parts, ({ before, office, year, between, serial, initials, after }) => {
        const padded = String(serial).padStart(5, '0');
        const printed = `${before}${office}${year}${between}${padded}${initials}${after}`;
        const number = parseCaseNumber(printed);
        expect([number?.year, number?.serial], printed).toEqual([2000 + year, serial]);
        expect(parseCaseNumber(cleanCaseNumber(printed)), printed).toEqual(number);
        const type = number?.type ?? 'bk';
        expect(caseKey(printed, type)).toBe(`c${year}${padded}-${type}`);
        const keys = easySearchKeys(printed, type).map((key) => `${key}~`);
        for (const text of [printed, `${year}-${padded}`, `${year}${padded}`]) {
          const typed = readTypedCaseNumber(text);
          expect(typed?.matches(printed, type), text).toBe(true);
          expect(
            typed?.prefixes.some((one) => keys.some((key) => key.startsWith(one))),
            text,
          ).toBe(true);
        }
      }),
      { numRuns: 500, seed: 26 },
    );
  });

  it('is never found in a date, a telephone number or a social security number', () => {
    const two = fc.integer({ min: 10, max: 99 }).map(String);
    const other = fc.oneof(
      fc.tuple(two, two, pick('2026', '1999', '26')).map(([a, b, c]) => `${a}-${b}-${c}`),
      fc.tuple(two, two, pick('2026', '26')).map(([a, b, c]) => `${a}/${b}/${c}`),
      fc.tuple(pick('2026', '1998'), two, two).map(([a, b, c]) => `${a}-${b}-${c}`),
      fc
        .tuple(two, two, two, two, pick('-', ' ', '.'))
        .map(([a, b, c, d, sep]) => `${a}1${sep}${b}${sep}${c}${d}`),
      fc
        .tuple(two, two, two, two, pick('-', ' ', '.'))
        .map(([a, b, c, d, sep]) => `${a}2${sep}5${b}${sep}${c}${d}`),
      fc.tuple(two, two, two, two).map(([a, b, c, d]) => `${a}-${b}${c}${d}`),
    );
    fc.assert(
      fc.property(other, (text) => {
        expect(parseCaseNumber(text), text).toBeNull();
      }),
      { numRuns: 2000, seed: 26 },
    );
  });
});
