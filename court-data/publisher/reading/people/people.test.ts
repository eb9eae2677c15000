import { nameKeys, namesOfDebtor, readTypedName } from '@court/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { debtorsOfTitle } from './people';

describe('the debtors of a title', () => {
  it.each<[title: string, ...names: string[]]>([
    ['Winslow Paul Grabiel and Odalys Rae Grabiel', 'Winslow Paul Grabiel', 'Odalys Rae Grabiel'],
    [
      'Thaddeus Orin Mabry, Jr. and Philippa Jo Kestrel-Mabry',
      'Thaddeus Orin Mabry, Jr.',
      'Philippa Jo Kestrel-Mabry',
    ],
    ['Quennell, Rupert & Isolde', 'Quennell, Rupert', 'Quennell, Isolde'],
    ['Farquhar, Lysander T and Farquhar, Beatrix M', 'Farquhar, Lysander T', 'Farquhar, Beatrix M'],
    ['In re: Ottoline Prewitt and Dream Kitchens Inc.', 'Ottoline Prewitt', 'Dream Kitchens Inc.'],
    ['In re Ottoline Prewitt', 'Ottoline Prewitt'],
    ['In the Matter of: Ottoline Prewitt', 'Ottoline Prewitt'],
    ['Smith, John', 'Smith, John'],
    ['Smith, John A., Jr.', 'Smith, John A., Jr.'],
    ['De La Cruz, Maria Elena', 'De La Cruz, Maria Elena'],
    ['Garcia Lopez, Maria Elena', 'Garcia Lopez, Maria Elena'],
    ['John and Mary Smith', 'John Smith', 'Mary Smith'],
    ['John A. and Mary B. Smith', 'John A. Smith', 'Mary B. Smith'],
    ['John & Mary de la Cruz', 'John de la Cruz', 'Mary de la Cruz'],
    ['JOHN AND MARY SMITH', 'JOHN SMITH', 'MARY SMITH'],
    ['Smith, John and Mary', 'Smith, John', 'Smith, Mary'],
    ['Smith, John A. and Mary B.', 'Smith, John A.', 'Smith, Mary B.'],
    ['John A. Smith, Mary B. Smith', 'John A. Smith', 'Mary B. Smith'],
    ['John Smith, Jr., Mary Jones and Robert Brown', 'John Smith, Jr.', 'Mary Jones', 'Robert Brown'],
    ['John Young and Mary Green', 'John Young', 'Mary Green'],
    ["Sean O'Rafferty and José Peñaranda", "Sean O'Rafferty", 'José Peñaranda'],
    ['Smith and Wesson LLC', 'Smith and Wesson LLC'],
    ['Ernst and Young Properties LP', 'Ernst and Young Properties LP'],
    ['Bed Bath and Beyond Inc.', 'Bed Bath and Beyond Inc.'],
    ['Brothers & Sons Inc', 'Brothers & Sons Inc'],
    ['A & B Trucking, Inc.', 'A & B Trucking, Inc.'],
    ['Martha Kessler and Sons Hardware LLC', 'Martha Kessler and Sons Hardware LLC'],
    ['Bell, Book & Candle Inc.', 'Bell, Book & Candle Inc.'],
    ['Roan, Heczmeh & Buksij, LLP', 'Roan, Heczmeh & Buksij, LLP'],
    ['Acme LLC and Beta Holdings, Inc.', 'Acme LLC', 'Beta Holdings, Inc.'],
    [
      'Acme Holdings, LLC, Acme Sub LLC and Acme Three, Inc.',
      'Acme Holdings, LLC',
      'Acme Sub LLC',
      'Acme Three, Inc.',
    ],
    ['Acme LLC and John Smith', 'Acme LLC', 'John Smith'],
    ['John A. Smith and Acme, Inc.', 'John A. Smith', 'Acme, Inc.'],
    ['Nine Sixtyone Holdings LLC', 'Nine Sixtyone Holdings LLC'],
    ['Estate of John Smith', 'Estate of John Smith'],
    [
      'John Smith aka Jack Smith and Mary Smith fka Mary Jones',
      'John Smith aka Jack Smith',
      'Mary Smith fka Mary Jones',
    ],
    ['John Smith, aka Jack Smith, and Mary Smith', 'John Smith, aka Jack Smith', 'Mary Smith'],
    ['Acme LLC, dba Beta', 'Acme LLC, dba Beta'],
    ['John Smith; Mary Smith', 'John Smith', 'Mary Smith'],
    ['Smith, John | Smith, Mary', 'Smith, John', 'Smith, Mary'],
    ['Smith, John; aka Smith, Jack', 'Smith, John, aka Smith, Jack'],
    ['Re Smith', 'Re Smith'],
    ['Sears, Roebuck and Co.', 'Sears, Roebuck and Co.'],
    ['Garcia Lopez, Maria and Juan', 'Garcia Lopez, Maria', 'Garcia Lopez, Juan'],
    ['Tiffany and Company', 'Tiffany and Company'],
    ['Rose and Lily Properties LLC', 'Rose and Lily Properties LLC'],
    ['Smith, Jr., John and Mary', 'Smith, Jr., John', 'Smith, Mary'],
    ['John Smith and wife, Mary Smith', 'John Smith', 'Mary Smith'],
    ['Acme LLC v. John Smith'],
    ['ACME BANK OF TEXAS V. JOHN SMITH'],
  ])('%s', (title, ...names) => {
    expect(debtorsOfTitle(title)).toEqual({ names, notes: [], unsure: '' });
  });

  it.each<[title: string, names: string[], notes: string[]]>([
    ['John Smith -ABOVE MED', ['John Smith'], ['ABOVE MED']],
    ['John Smith-BELOW MED', ['John Smith'], ['BELOW MED']],
    ['John Smith (deceased)', ['John Smith'], ['deceased']],
    ['Acme LLC, et al.', ['Acme LLC'], ['et al.']],
    ['Acme LLC and affiliates', ['Acme LLC'], ['and affiliates']],
    ['Acme LLC and its affiliated debtors', ['Acme LLC'], ['and its affiliated debtors']],
    ['Acme LLC and all related cases', ['Acme LLC'], ['and all related cases']],
    ['John Smith, Debtor', ['John Smith'], ['Debtor']],
    ['John Smith and Mary Smith, husband and wife', ['John Smith', 'Mary Smith'], ['husband and wife']],
    ['John Smith and Mary Smith, Debtors', ['John Smith', 'Mary Smith'], ['Debtors']],
    [
      'John Smith (Debtor) and Mary Smith (Joint Debtor)',
      ['John Smith', 'Mary Smith'],
      ['Joint Debtor', 'Debtor'],
    ],
    ['Acme LLC Jointly Administered under 26-10960', ['Acme LLC'], ['Jointly Administered under 26-10960']],
    ['Acme Corp, Lead Case with Beta Inc (10-10529)', ['Acme Corp'], ['Lead Case with Beta Inc (10-10529)']],
    ['Acme LLC (Jointly Administered)', ['Acme LLC'], ['Jointly Administered']],
    ['Acme LLC, et al., Reorganized Debtors', ['Acme LLC'], ['et al.', 'Reorganized Debtors']],
  ])('%s has notes beside the names', (title, names, notes) => {
    expect(debtorsOfTitle(title)).toEqual({ names, notes, unsure: '' });
  });

  it('is one debtor if only given names follow a last name', () => {
    const title = 'Garcia Lopez, III, José Luis';
    expect(debtorsOfTitle(title)).toEqual({ names: [title], notes: [], unsure: '' });
  });

  it.each([
    'José Luis and Rosa M. Peña',
    'Jose Luis and Maria Peña',
    'José Luis and Dov Peña',
    'Mary and John Q. Garcia Lopez',
    'John Smith and Mary',
    'Texas Oil and Gas Partners LP',
    'American Home and Garden Supply Inc.',
    'Lreyug Tabus and Communication Line Construction Company, Inc.',
    'Simpson Thacher and Acme LLC',
    'John Allen and Mary Beth Smith',
    'Mr. and Mrs. John Smith',
    'John Smith dba Smith and Sons',
    'Smith, John and Mary Jones',
    'Rivers and Odalys Grabiel',
    'Winslow Grabiel, Odalys Kestrel',
    'Harbor Lights and Padre Sun',
    'John Smith / Mary Smith',
    'John Smith - second amended',
  ])('%s cannot be split with certainty', (title) => {
    expect(debtorsOfTitle(title).unsure).not.toBe('');
  });

  it('are ten for a title of a thousand characters', () => {
    const names = Array.from(
      { length: 10 },
      (_, at) => `${'Bartholomew'.repeat(4)} ${'Q'.repeat(30)} Grabiel${'abcdefghij'[at]}`,
    );
    const title = `${names.slice(0, 9).join(', ')}, and ${names[9]}`;
    expect(title.length).toBeGreaterThan(850);
    expect(debtorsOfTitle(title)).toEqual({ names, notes: [], unsure: '' });
  });
});

describe('any joint case', () => {
  const pick = (...all: string[]) => fc.constantFrom(...all);
  const last = pick(
    'Grabiel',
    'Mabry',
    "O'Rafferty",
    'Kestrel-Mabry',
    'Peñaranda',
    'Green',
    'Baker',
    'de la Cruz',
    'Van Dyke',
    'MacLeod',
  );
  const given = pick('John', 'Mary', 'Robert', 'Linda', 'María', 'José', 'Susan');
  const person = fc.record({
    given: given.map((name) => name.normalize('NFD').replace(/\p{M}/gu, '')),
    middle: pick('', 'A.', 'Q', 'Lee'),
    last,
    suffix: pick('', '', 'Jr.', 'III'),
  });
  type Person = { given: string; middle: string; last: string; suffix: string };
  const firstLast = (p: Person) =>
    [p.given, p.middle, p.last].filter(Boolean).join(' ') + (p.suffix && `, ${p.suffix}`);
  const lastFirst = (p: Person) =>
    `${p.last}, ${[p.given, p.middle].filter(Boolean).join(' ')}${p.suffix && `, ${p.suffix}`}`;

  it('is split into its debtors or is unsure, and each debtor is found by either order of the name', () => {
    let certain = 0;
    fc.assert(
      fc.property(
        fc.array(person, { minLength: 1, maxLength: 5 }),
        pick(' and ', ' & ', ', and ', '; ', ' | ', ', '),
        fc.boolean(),
        pick('', ', Debtors', ', et al.', ' (Jointly Administered)'),
        (people, joint, isLastFirst, note) => {
          const printed = people.map(isLastFirst ? lastFirst : firstLast);
          const read = debtorsOfTitle(printed.join(joint) + note);
          if (read.unsure) return;
          certain += 1;
          expect(read.names).toEqual(printed);
          for (const { given, last } of people) {
            for (const typed of [`${last}, ${given}`, `${given} ${last}`]) {
              const { prefixes, matches } = readTypedName(typed);
              const isFound = read.names.some((name) =>
                namesOfDebtor({ name }).some(
                  (one) =>
                    matches(one.name) &&
                    nameKeys(one.name).some((key) => prefixes.some((prefix) => key.startsWith(prefix))),
                ),
              );
              expect(isFound, `${typed} in ${read.names.join(' + ')}`).toBe(true);
            }
          }
        },
      ),
      { numRuns: 200, seed: 26 },
    );
    expect(certain).toBeGreaterThan(140);
  });
});
