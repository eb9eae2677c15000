import { describe, expect, it } from 'vitest';
import { sortedIndex } from '../testing/sorted-index';
import { caseKey, easySearchKeys } from './case-keys';
import type { CaseType } from './case-number';
import { cleanCaseNumber, parseCaseNumber, readPrintedCaseNumber } from './printed-case-number';
import { readTypedCaseNumber } from './typed-case-number';

/** Expected parts of a printed number besides year and serial: type, initials, chapter, other numbers, other words. */
type Said = {
  office?: string;
  type?: CaseType;
  initials?: string;
  chapter?: string;
  also?: string[];
  rest?: string;
};
const PRINTED: [printed: string, digits: string, said: Said][] = [
  ['26-10961 (MFW)', '26-10961', { initials: 'MFW' }],
  ['26 B 10962', '26-10962', { type: 'bk' }],
  ['26 A 01162', '26-01162', { type: 'ap' }],
  ['26bk10963', '26-10963', { type: 'bk' }],
  ['26ap01063', '26-01063', { type: 'ap' }],
  ['BKY 26-10964', '26-10964', { type: 'bk' }],
  ['26-10965-BKC-RAM-A', '26-10965', { initials: 'RAM' }],
  ['26-10965-BKC-RAM', '26-10965', { initials: 'RAM' }],
  ['Case No. 26-10966', '26-10966', {}],
  ['Case Number: 26-10966', '26-10966', {}],
  ['Case #26-10966', '26-10966', {}],
  ['26-10967 (Jointly Administered)', '26-10967', { rest: '(Jointly Administered)' }],
  ['26-10967 (MFW) (Jointly Administered)', '26-10967', { initials: 'MFW', rest: '(Jointly Administered)' }],
  ['26-10967 Jointly Administered', '26-10967', { rest: 'Jointly Administered' }],
  [
    '26-10967 (Jointly Administered under 26-10960)',
    '26-10967',
    { rest: '(Jointly Administered under 26-10960)' },
  ],
  ['26-10968*', '26-10968', {}],
  ['26-10968 †', '26-10968', {}],
  ['="26-10969"', '26-10969', {}],
  ["'26-10970", '26-10970', {}],
  ['26-10971-hto13 / 26-01171', '26-10971', { initials: 'HTO', chapter: '13', also: ['26-01171'] }],
  ['26-10971 / Adv. 26-01171', '26-10971', { also: ['26-01171 ap'] }],
  ['26-10971 (Adv. Proc. No. 26-01171)', '26-10971', { also: ['26-01171 ap'] }],
  ['26-10971, 26-10972 and 26-10973', '26-10971', { also: ['26-10972', '26-10973'] }],
  ['Adv. Proc. No. 26-01171 (Case No. 26-10971)', '26-01171', { type: 'ap', also: ['26-10971'] }],
  ['8:26-10972', '26-10972', { office: '8' }],
  ['8-26-10972', '26-10972', { office: '8' }],
  ['26-10973-JJG-13', '26-10973', { initials: 'JJG', chapter: '13' }],
  ['26-10973-JJG13', '26-10973', { initials: 'JJG', chapter: '13' }],
  ['Adv. 26-01174', '26-01174', { type: 'ap' }],
  ['Adversary No. 26-01174', '26-01174', { type: 'ap' }],
  ['AP 26-01001', '26-01001', { type: 'ap' }],
  ['AP No. 26-01001', '26-01001', { type: 'ap' }],
  ['26-ap-01001', '26-01001', { type: 'ap' }],
  ['26-adv-01001', '26-01001', { type: 'ap' }],
  ['26-01001 (ap)', '26-01001', { type: 'ap' }],
  ['26-01001 (Adv.)', '26-01001', { type: 'ap' }],
  ['MP 26-00101', '26-00101', { type: 'mp' }],
  ['Misc. 26-00101', '26-00101', { type: 'mp' }],
  ['26-mp-00101', '26-00101', { type: 'mp' }],
  ['1:26-bk-10975-ABC Chapter 13', '26-10975', { office: '1', type: 'bk', initials: 'ABC', chapter: '13' }],
  ['2:26-BK-10001-ABC', '26-10001', { office: '2', type: 'bk', initials: 'ABC' }],
  ['6:26-bk-10001', '26-10001', { office: '6', type: 'bk' }],
  ['26-bk-10001 (Chapter 7)', '26-10001', { type: 'bk', chapter: '7' }],
  ['26-10001, Ch. 11', '26-10001', { chapter: '11' }],
  ['26-10001 (MFW), Chapter 11', '26-10001', { initials: 'MFW', chapter: '11' }],
  ['26-10976 ABC', '26-10976', { initials: 'ABC' }],
  ['26-10001 ABC 13', '26-10001', { initials: 'ABC', chapter: '13' }],
  ['No. 26-10001-hto11', '26-10001', { initials: 'HTO', chapter: '11' }],
  ['Bk. No. 26-10001', '26-10001', { type: 'bk' }],
  ['Bankruptcy Case No. 26-10001', '26-10001', {}],
  ['26-10001/ABC', '26-10001', { initials: 'ABC' }],
  ['26–10001', '26-10001', {}],
  ['26 — 10001', '26-10001', {}],
  ['26-10001-A-7', '26-10001', { initials: 'A', chapter: '7' }],
  ['26-10001-13', '26-10001', { chapter: '13' }],
  ['Lead Case 26-10001', '26-10001', {}],
  ['Lead Case No.: 26-10001', '26-10001', {}],
  ['(26-10001)', '26-10001', {}],
  ['26-10001;', '26-10001', {}],
  ['In re 26-10001', '26-10001', {}],
  ['26-10001 (Lead)', '26-10001', { rest: '(Lead)' }],
  ['26-10001 Winslow Grabiel', '26-10001', { rest: 'Winslow Grabiel' }],
  ['26-10001 - Winslow Grabiel', '26-10001', { rest: 'Winslow Grabiel' }],
  ['In re: Smith, Case No. 26-10156 (ALG)', '26-10156', { initials: 'ALG' }],
  ['26-1174', '26-01174', {}],
  ['2026-bk-10001', '26-10001', { type: 'bk' }],
  ['２６－１０００１', '26-10001', {}],
];

const shortOf = ({ year, serial, type }: { year: number; serial: number; type: CaseType | null }) =>
  `${String(year % 100).padStart(2, '0')}-${String(serial).padStart(5, '0')}${type ? ` ${type}` : ''}`;

describe('a printed number', () => {
  it.each(PRINTED)('%s is parsed completely', (printed, digits, said) => {
    const read = readPrintedCaseNumber(printed);
    expect(read && shortOf({ ...read.number, type: null })).toBe(digits);
    const { office = null, type = null, initials = null, chapter = null } = said;
    expect(read?.number).toMatchObject({ office, type, initials, chapter });
    expect({ also: read?.also.map(shortOf), rest: read?.rest }).toEqual({
      also: said.also ?? [],
      rest: said.rest ?? '',
    });
  });

  it.each([
    ...['123-45-6789', '123 45 6789', '512-555-0100', '(512) 555-0100', '1-800-555-0100', '555-0100'],
    ...['09-12-2026', '9-12-2026', '12/26/2026', '2026-11-23', '09-12-13', '26-11-7', '12-26-26'],
    ...['2026-12-11 (Fri)', '11-30-2026 9:30 AM', '26-12:30', '10-11:30 AM', '9:30-10:15'],
    ...[
      '26-123456',
      '26-1234567',
      '78701-1234',
      '12-30 Main Street',
      'Doc. 26-10961',
      'Doc. 26',
      'ECF No. 26-1',
    ],
    ...['26', '26-', 'ABC', '', '-', 'Motion 26-10961', 'Smith 26-10961', '3M', '7-Eleven'],
  ])('"%s" is not a case number', (text) => {
    expect(parseCaseNumber(text)).toBeNull();
  });
});

/** Forms in which readers type a printed number. */
function typedForms(printed: string, digits: string): string[] {
  const [yy = '', serial = ''] = digits.split('-');
  const bare = printed.normalize('NFKC');
  return [
    printed,
    ` ${printed.toLowerCase()} `,
    printed.toUpperCase(),
    bare.replace(/\s/g, ''),
    cleanCaseNumber(printed),
    digits,
    `${yy}${serial}`,
    `20${yy}-${serial}`,
    `20${yy}${serial}`,
    serial,
    `${yy} ${serial}`,
    `Case No. ${digits}`,
    `${yy}-${Number(serial)}`,
    `${digits}-zzz`,
  ];
}

const OTHERS = Array.from({ length: 60 }, (_, at) => `26-${10_900 + at}`);

describe('a case is found', () => {
  it.each(PRINTED)('by every typed form of %s', (printed, digits, { type: printedType }) => {
    const type = printedType ?? 'bk';
    const numbers = [printed, ...OTHERS];
    const index = sortedIndex(
      numbers.flatMap((number) => easySearchKeys(number, type).map((key): [string, string] => [key, number])),
    );
    const missed = typedForms(printed, digits).filter((text) => {
      const typed = readTypedCaseNumber(text);
      const found = typed?.prefixes.flatMap((prefix) => index.read(prefix, 20)) ?? [];
      return !found.includes(printed) || !typed?.matches(printed, type);
    });
    expect(missed).toEqual([]);
    expect(caseKey(printed, type)).toBe(`c${digits.replace('-', '')}-${type}`);
  });

  it('by the adversary proceeding printed beside it', () => {
    const printed = '26-10971-hto13 / 26-01171';
    const typed = readTypedCaseNumber('26-01171');
    const keys = easySearchKeys(printed, 'bk');
    expect(typed?.prefixes.some((prefix) => keys.some((key) => `${key}~`.startsWith(prefix)))).toBe(true);
    expect(typed?.matches(printed, 'bk')).toBe(true);
  });

  it('by its digits without the letters between them', () => {
    for (const text of ['26B10962', '2610962', '26 10962', '26-B-10962', '26 b 10962'])
      expect(readTypedCaseNumber(text)?.matches('26 B 10962', 'bk'), text).toBe(true);
    for (const text of ['126bk10975', '1:26bk10975', '126bk10975ABCChapter13', '12610975'])
      expect(readTypedCaseNumber(text)?.matches('1:26-bk-10975-ABC Chapter 13', 'bk'), text).toBe(true);
  });
});

describe('the displayed case number', () => {
  it.each([
    ['="26-10969"', '26-10969'],
    ["'26-10970", '26-10970'],
    [' 26-10968 ** ', '26-10968'],
    ['26-10001;', '26-10001'],
    ['26-10961 (MFW)', '26-10961 (MFW)'],
    ['(26-10001)', '(26-10001)'],
    ['1:26-bk-10975-ABC Chapter 13', '1:26-bk-10975-ABC Chapter 13'],
    ["Misc. Matter №7'", 'Misc. Matter №7'],
    ['', ''],
  ])('%s is displayed as %s', (printed, shown) => {
    expect(cleanCaseNumber(printed)).toBe(shown);
  });
});
