import { describe, expect, it } from 'vitest';
import { toKey } from '../keys/keys';
import { businessName, compareNames, looksLikeBusiness, personName } from './name-groups';
import { nameKeys } from './name-keys';

/**
 * Words of a name as they are matched, in printed order. They are folded (NFKD without diacritics, lower case, no
 * apostrophes) and split at hyphens. A person's suffix (Jr, Esq) and a business's legal form are left out. A name with
 * a legal form is a business, whatever the export says.
 */
function foldName(name: string, isBusiness = false): string[] {
  if (isBusiness || looksLikeBusiness(name)) return businessName(name).flatMap((group) => group.parts);
  const { given, last } = personName(name);
  return [...given, ...last].flatMap((group) => group.parts);
}

describe('a folded name', () => {
  it.each([
    ['José Núñez', ['jose', 'nunez']],
    ['Søren Łukasz Groß', ['soren', 'lukasz', 'gross']],
    ['Ｊｏｈｎ O’Brien', ['john', 'obrien']],
    ["Sean O'Brien", ['sean', 'obrien']],
    ['Maria Garcia-Lopez', ['maria', 'garcia', 'lopez']],
    ['Maria Garcia–Lopez', ['maria', 'garcia', 'lopez']],
    ['Jose De La Vara', ['jose', 'de', 'la', 'vara']],
    ['John Smith, Jr.', ['john', 'smith']],
    ['John Smith III', ['john', 'smith']],
    ['Boaf F. Azkzig, Esq.', ['boaf', 'f', 'azkzig']],
    ['Smith Jr., John Q.', ['john', 'q', 'smith']],
    ['J.R. Smith', ['j', 'r', 'smith']],
    ['Ann Lee on Behalf of the United States Trustee by', ['ann', 'lee']],
  ])('%s is split into the words of a person', (name, words) => {
    expect(foldName(name)).toEqual(words);
  });

  it.each([
    ['The C & J Holdings, L.L.C.', ['c', 'j', 'holdings']],
    ['General Growth Properties, Inc.', ['general', 'growth', 'properties']],
    ['Eagle Bank, N.A.', ['eagle', 'bank']],
    ['First Federal FSB', ['first', 'federal']],
    ['Lake Pejuo Development Co., LLC', ['lake', 'pejuo', 'development']],
    ['BATCAVE, LP', ['batcave']],
    ['Company Kitchen LLC', ['company', 'kitchen']],
    ['TUSCANY II, LLC', ['tuscany', 'ii']],
  ])('%s is split into the words of a business', (name, words) => {
    expect(foldName(name, true)).toEqual(words);
  });

  it('is a business if it has a legal form, even if the export does not say so', () => {
    expect(foldName('Smith & Sons, Inc.', false)).toEqual(['smith', 'sons']);
    expect(foldName('Anna Co', false)).toEqual(['anna', 'co']);
  });
});

describe('index keys of a name', () => {
  it('begin with every word of it, and combine last and first name both ways', () => {
    expect(nameKeys('John Quincy Smith, Jr.')).toEqual([
      'smith john quincy ',
      'john smith ',
      'john quincy smith ',
      'smith quincy ',
      'quincy smith john ',
    ]);
    expect(nameKeys('Smith, John')).toEqual(nameKeys('John Smith'));
  });

  it('include hyphenated names joined and split, and last names with and without particles', () => {
    expect(nameKeys('Maria Garcia-Lopez')).toEqual(
      expect.arrayContaining(['garcia lopez maria ', 'garcialopez maria ', 'lopez maria ', 'garcia maria ']),
    );
    expect(nameKeys('Jose De La Vara')).toEqual(
      expect.arrayContaining(['vara jose ', 'delavara jose ', 'jose delavara ']),
    );
  });

  it('are few, short, and contain only valid database characters', () => {
    const long = `Maria ${'Guadalupe-Esperanza '.repeat(9)}De La Cruz-Hernandez`;
    for (const name of [
      long,
      'A.B. ~#$[]/% C',
      'American Home Mortgage Holdings Trust Two of Texas, Inc.',
      '北京 Trading',
    ]) {
      const keys = nameKeys(name);
      expect(keys.length).toBeGreaterThan(0);
      expect(keys.length).toBeLessThanOrEqual(12);
      for (const key of keys) {
        expect(key.length).toBeLessThanOrEqual(80);
        expect(toKey(`x${key}`)).toBe(`x${key}`);
      }
    }
  });

  it('are empty for a name without a letter', () => {
    expect(nameKeys('(+)')).toEqual([]);
  });
});

it('sorts names as a dictionary does', () => {
  const counties = [
    'El Paso',
    'DeWitt',
    'Val Verde',
    'Deaf Smith',
    'De Baca',
    'Doña Ana',
    'Donley',
    'bexar',
    'Bexar',
  ];
  expect(counties.toSorted(compareNames)).toEqual([
    ...['bexar', 'Bexar', 'De Baca', 'Deaf Smith', 'DeWitt', 'Donley', 'Doña Ana', 'El Paso', 'Val Verde'],
  ]);
});
