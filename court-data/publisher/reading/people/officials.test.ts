import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldOffice } from './fold-office';
import { groupOfficials, plainOfficial } from './officials';

describe('the plain name of an official', () => {
  it.each([
    ['Hon. Rivera, Elena M.', 'Elena M. Rivera'],
    ['Rivera, Hon. Elena M.', 'Elena M. Rivera'],
    ['Harlan T. Oakesmith', 'Harlan T. Oakesmith'],
    ['Hon. Harlan T. Oakesmith', 'Harlan T. Oakesmith'],
    ['Judge Oakesmith', 'Oakesmith'],
    ['Judge Judge Oakesmith', 'Oakesmith'],
    ['Judge: Harlan Oakesmith', 'Harlan Oakesmith'],
    ['Oakesmith, Harlan T.', 'Harlan T. Oakesmith'],
    ['HARLAN T OAKESMITH', 'Harlan T. Oakesmith'],
    ['OAKESMITH, HARLAN T', 'Harlan T. Oakesmith'],
    ['Chief Judge Harlan T. Oakesmith', 'Harlan T. Oakesmith'],
    ['The Honorable Harlan T. Oakesmith', 'Harlan T. Oakesmith'],
    ['The Hon. Chief U.S. Bankruptcy Judge Harlan T. Oakesmith', 'Harlan T. Oakesmith'],
    ['United States Bankruptcy Judge Harlan T. Oakesmith', 'Harlan T. Oakesmith'],
    ['Harlan T. Oakesmith, U.S. Bankruptcy Judge', 'Harlan T. Oakesmith'],
    ['Harlan T. Oakesmith, Chief Judge', 'Harlan T. Oakesmith'],
    ['Oakesmith, Harlan T., Chief Judge', 'Harlan T. Oakesmith'],
    ['Harlan T. Oakesmith (HTO)', 'Harlan T. Oakesmith'],
    ['Pat Alder, Trustee', 'Pat Alder'],
    ['Pat Alder, Chapter 13 Trustee', 'Pat Alder'],
    ['Pat Alder Chapter 13 Trustee', 'Pat Alder'],
    ['Trustee Pat Alder', 'Pat Alder'],
    ['Chapter 7 Trustee: Pat Alder', 'Pat Alder'],
    ['Pat Alder (TR)', 'Pat Alder'],
    ['Alder, Pat, Jr.', 'Pat Alder, Jr.'],
    ['Alder Jr., Pat', 'Pat Alder, Jr.'],
    ['RONALD MCDONALD', 'Ronald McDonald'],
    ["SEAN O'BRIEN", "Sean O'Brien"],
    ['ANN GARCIA-LOPEZ', 'Ann Garcia-Lopez'],
    ['JOHN SMITH III', 'John Smith III'],
    ['MARIA DE LA CRUZ', 'MARIA DE LA CRUZ'],
    ['FLORA MACLEOD', 'FLORA MACLEOD'],
    ['Maria de la Cruz', 'Maria de la Cruz'],
    ['de la Cruz, Maria', 'Maria de la Cruz'],
    ['Mary Judge', 'Mary Judge'],
    ['Judge, Mary', 'Mary Judge'],
    ['Learned Hand', 'Learned Hand'],
    ['Honora Blake', 'Honora Blake'],
    ['Office of the U.S. Trustee', 'Office of the U.S. Trustee'],
    ['Alder & Oak, LLP', 'Alder & Oak, LLP'],
    [
      'U.S. Bank N.A., as Trustee for the Alder Certificates',
      'U.S. Bank N.A., as Trustee for the Alder Certificates',
    ],
    ['  Harlan   T.  Oakesmith ', 'Harlan T. Oakesmith'],
    ['', ''],
  ])('%s is %s', (printed, plain) => {
    expect(plainOfficial(printed)).toBe(plain);
    expect(plainOfficial(plain)).toBe(plain);
  });
});

const SEVEN = [
  'Harlan T. Oakesmith',
  'Hon. Harlan T. Oakesmith',
  'Judge Oakesmith',
  'Oakesmith, Harlan T.',
  'HARLAN T OAKESMITH',
  'Chief Judge Harlan T. Oakesmith',
  'The Honorable Harlan T. Oakesmith',
];
const pairs = (names: string[], known?: string[]) =>
  groupOfficials(names, known).near.map(({ a, b }) => [a, b]);
const groups = (names: string[], known?: string[]) =>
  groupOfficials(names, known).groups.map(({ name, variants }) => [name, ...variants]);

describe('officials', () => {
  it('with variants of one name are one, under the fullest form', () => {
    expect(groupOfficials(SEVEN)).toEqual({
      groups: [{ name: 'Harlan T. Oakesmith', variants: SEVEN }],
      near: [],
    });
    expect(groups(['Judge E. Rivera', 'Rivera, Elena'])).toEqual([
      ['Elena Rivera', 'Judge E. Rivera', 'Rivera, Elena'],
    ]);
  });

  it('have the names that the court uses', () => {
    expect(groups(['Judge E. Rivera', 'Elena M. Rivera'], ['Elena Rivera'])).toEqual([
      ['Elena Rivera', 'Judge E. Rivera', 'Elena M. Rivera'],
    ]);
  });

  it('with an initial that fits two people are asked about', () => {
    expect(pairs(['Judge E. Rivera'], ['Elena M. Rivera', 'Edgar Rivera'])).toEqual([
      ['E. Rivera', 'Elena M. Rivera'],
      ['E. Rivera', 'Edgar Rivera'],
    ]);
    expect(groups(['Judge E. Rivera'], ['Elena M. Rivera', 'Omar Rivera'])).toEqual([
      ['Elena M. Rivera', 'Judge E. Rivera'],
    ]);
  });

  it('with a last name that fits two people are asked about', () => {
    expect(pairs(['Judge Oakesmith', 'Harlan Oakesmith', 'Vera Oakesmith'])).toEqual([
      ['Oakesmith', 'Harlan Oakesmith'],
      ['Oakesmith', 'Vera Oakesmith'],
    ]);
  });

  it.each([
    ['Harlan T. Oaksmith', 'Harlan T. Oakesmith'],
    ['Judge Oaksmith', 'Harlan T. Oakesmith'],
    ['Harlen T. Oakesmith', 'Harlan T. Oakesmith'],
    ['Oakesmith Harlan', 'Harlan Oakesmith'],
    ['Rob Alder', 'Robert Alder'],
    ['Ann M. Alder', 'Ann Q. Alder'],
    ['Ann Mabry', 'Ann Kestrel-Mabry'],
    ['Harlan Oakesmiht', 'Harlan Oakesmith'],
  ])('%s and %s may be one person', (a, b) => {
    const { groups, near } = groupOfficials([a, b]);
    expect(groups).toHaveLength(2);
    expect(near).toHaveLength(1);
    expect(near[0]?.why).not.toBe('');
  });

  it.each([
    ['Vera Lunt', 'Harlan Lunt'],
    ['Harlan Oaksmith', 'Vera Oakesmith'],
    ['Elena Rivera', 'Edgar Rivera'],
    ['Ann Lee', 'Ann Roe'],
    ['John Smith, Jr.', 'John Smith, Sr.'],
    ['Alder & Oak, LLP', 'Alder & Elm, LLP'],
  ])('%s and %s are two people', (a, b) => {
    expect(groupOfficials([a, b])).toMatchObject({
      groups: [{ variants: [a] }, { variants: [b] }],
      near: [],
    });
  });

  it('are one in spite of different diacritics, particles and apostrophes', () => {
    expect(groups(['José de la Peña', 'Jose De La Pena', 'DE LA PEÑA, JOSÉ'])).toHaveLength(1);
    expect(groups(["Sean O'Brien", 'Sean O’Brien', 'SEAN OBRIEN'])).toHaveLength(1);
  });

  it('are in the order of the file, and printed unchanged', () => {
    expect(groups(['B. Roe', '', 'Ann Lee', 'B. Roe'])).toEqual([
      ['B. Roe', 'B. Roe'],
      ['Ann Lee', 'Ann Lee'],
    ]);
  });

  it('form the same groups in any spelling and order, and never start with a title', () => {
    const people = [
      ['Harlan', 'T.', 'Oakesmith'],
      ['Elena', 'M.', 'Rivera'],
      ['Sean', '', "O'Brien"],
    ] as const;
    const print = (at: number, form: number) => {
      const [first, middle, last] = people[at] ?? people[0];
      const given = [first, middle].filter(Boolean).join(' ');
      const all = [
        `${given} ${last}`,
        `Hon. ${given} ${last}`,
        `${last}, ${given}`,
        `Judge ${last}`,
        `${given} ${last}`.toUpperCase(),
        `Chief Judge ${first.charAt(0)}. ${last}`,
        `${first} ${last}, U.S. Bankruptcy Judge`,
        `THE HONORABLE ${given.replaceAll('.', '')} ${last}`,
        `${last}, Hon. ${given}`,
      ];
      return all[form] ?? '';
    };
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2), fc.nat(8)), { minLength: 1, maxLength: 20 }), (printed) => {
        const read = groupOfficials(printed.map(([at, form]) => print(at, form)));
        expect(read.near).toEqual([]);
        expect(read.groups).toHaveLength(new Set(printed.map(([at]) => at)).size);
        for (const { name } of read.groups) expect(name).not.toMatch(/judge|hon\b|honorable/i);
      }),
      { seed: 26 },
    );
  });
});

describe('the key of an office', () => {
  it.each([
    ...[
      'San Antonio',
      'San Antonio Division',
      'SAN ANTONIO',
      'San Antonio, TX',
      'San Antonio TX',
      'Office: San Antonio',
    ],
    ...[
      'San Antonio, Texas',
      'San Antonio Divisional Office',
      'The San Antonio Division',
      ' san  antonio ',
      'San Antonio, TX 78205',
    ],
    ...['San Antonio Courthouse', 'Division of San Antonio', '5 - San Antonio', 'San Antonio (Division)'],
  ])('%s is san antonio', (name) => {
    expect(foldOffice(name)).toBe('san antonio');
  });

  it.each([
    ['El Paso', 'el paso'],
    ['Ft. Worth Division', 'fort worth'],
    ['St. Louis', 'st louis'],
    ['Saint Louis, MO', 'st louis'],
    ['Western Division', 'western'],
    ['Midland/Odessa', 'midland odessa'],
    ['Division', 'division'],
    ['', ''],
  ])('%s is %s', (name, key) => {
    expect(foldOffice(name)).toBe(key);
    expect(foldOffice(key)).toBe(key);
  });

  it('differs for two offices', () => {
    expect(
      new Set(['Tacoma', 'Seattle', 'San Antonio', 'San Angelo', 'Kansas City'].map(foldOffice)).size,
    ).toBe(5);
  });
});
