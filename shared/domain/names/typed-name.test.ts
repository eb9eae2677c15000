import { describe, expect, it } from 'vitest';
import { generatedPeople, seeded } from '../testing/generated-names';
import { nameForms } from '../testing/name-forms';
import { realDockets } from '../testing/real-dockets';
import { type SortedIndex, sortedIndex } from '../testing/sorted-index';
import { nameKeys } from './name-keys';
import { namesOfDebtor } from './person';
import { readTypedName } from './typed-name';

const PAGE = 20;

type Named = { name: string; business: boolean };

function indexOf(people: Named[]) {
  return sortedIndex(
    people.flatMap(({ name, business }, id) =>
      nameKeys(name, business).map((key): [string, string] => [key, String(id)]),
    ),
  );
}

/** The names that a screen lists for typed words: at most two range reads of `limit` hits each, filtered. */
function search(people: Named[], index: SortedIndex, text: string, limit = PAGE): string[] {
  const typed = readTypedName(text);
  expect(typed.prefixes.length).toBeLessThanOrEqual(2);
  const ids = new Set(typed.prefixes.flatMap((prefix) => index.read(prefix, limit)));
  return [...ids].map((id) => people[Number(id)]?.name ?? '').filter((name) => typed.matches(name));
}

const finds = (name: string, text: string, business = false) => {
  const people = [{ name, business }];
  return search(people, indexOf(people), text).length === 1;
};

describe('a typed name', () => {
  it.each([
    [
      'John Quincy Smith, Jr.',
      [
        'Smith, John',
        'John Smith',
        'Smith John',
        'Smith, J',
        'Smith J',
        'J Smith',
        'smi',
        'quin',
        'Quincy Smith',
        'Smith, Quincy',
        'John Q Smith',
        'John Quincy Smi',
        'john smi',
        'joh smith',
        'Smith, John Q.',
        'John Smith Jr',
        'John Smith, Esq.',
        'SMITH JR., JOHN',
      ],
    ],
    ['John Q. Smith', ['John Quincy Smith', 'Smith, John Quincy', 'john q smith']],
    [
      'María de los Ángeles Núñez',
      ['Nunez, Maria', 'nuñez maria', 'maria angeles nunez', 'Maria de los Angeles Nunez', 'angeles nunez'],
    ],
    ["Sean O'Brien", ["O'Brien", 'obrien', 'O Brien', 'o’brien, sean', 'sean obri', "sean o'brien"]],
    ['Sean O Brien', ["O'Brien", 'Brien, Sean', 'sean obrien', 'sean o brien']],
    [
      'Maria Garcia-Lopez',
      [
        'garcia',
        'lopez',
        'garcialopez',
        'Garcia Lopez',
        'Garcia-Lopez, Maria',
        'Lopez, Maria',
        'Garcia, M',
        'maria garcia',
        'Maria Garcia Lopez',
        'maria lopez',
        'maria garcia-lo',
      ],
    ],
    ['Maria Garcia Lopez', ['Garcia-Lopez', 'Garcia Lopez, M', 'Garcia, Maria', 'maria garcia-lopez']],
    [
      'Jose De La Vara',
      [
        'vara',
        'delavara',
        'de la vara',
        'de la v',
        'la vara',
        'De La Vara, Jose',
        'Vara, Jose',
        'jose vara',
        'jose de la vara',
        'jose delavara',
        'jose de la v',
      ],
    ],
    ['Jan van der Berg', ['van der Berg', 'vanderberg', 'Berg, J', 'jan van der b']],
    ['Van Nguyen', ['van nguyen', 'nguyen van', 'Nguyen, Van', 'van']],
    ['J.R. Ewing', ['JR Ewing', 'J.R. Ewing', 'j r ewing', 'Ewing, J.R.', 'J. Ewing']],
    ['Jean-Paul Roy', ['Jean Paul Roy', 'jeanpaul roy', 'Jean-Paul Roy', 'Roy, Jean', 'paul roy']],
    ['Cher', ['cher', 'Che', 'Cher,']],
  ])('finds %s', (name, texts) => {
    expect(texts.filter((text) => !finds(name, text))).toEqual([]);
  });

  it.each([
    [
      'The C & J Holdings, L.L.C.',
      ['C&J Holdings', 'c and j hold', 'C & J', 'The C & J Holdings LLC', 'holdings', 'c j holdings inc'],
    ],
    [
      'General Growth Properties, Inc.',
      [
        'general growth',
        'growth general',
        'General Properties',
        'properties, general',
        'General Growth Properties, Inc.',
        'gen',
        'growth prop',
      ],
    ],
    [
      'J.P. Morgan Chase Bank, N.A.',
      [
        'JP Morgan',
        'J.P. Morgan Chase',
        'J P Morgan',
        'chase bank',
        'morgan bank',
        'JP Morgan Chase Bank NA',
      ],
    ],
    ['El Paso Electric Co', ['el paso', 'El Paso Electric Company', 'paso electric', 'electric']],
    ['Casa de la Luz LLC', ['casa de la luz', 'casa luz', 'luz']],
    ['PLB Corp. 1', ['PLB Corp. 1', 'plb 1']],
    ['M & Z Valley, LLC a California company', ['M & Z Valley, LLC a California company', 'm&z valley']],
    ['Mfefet & Nawr PC', ['Mfefet & Nawr PC', 'Nawr', 'mfefet nawr']],
    ['John & Mary Smith', ['John Smith', 'Smith, Mary', 'smith john']],
    ['Birch Co.', ['birch co', 'Birch Company', 'birch']],
  ])('finds the business %s', (name, texts) => {
    expect(texts.filter((text) => !finds(name, text, true))).toEqual([]);
  });

  it('must match every typed word', () => {
    for (const [name, text] of [
      ['John Smith', 'John Smythe'],
      ['John Smith', 'Mary Smith'],
      ['Anna Smith', 'Anna Co'],
      ['Maria Lopez', 'Garcia-Lopez'],
      ['John Smith', ''],
    ])
      expect(readTypedName(text ?? '').matches(name ?? ''), `${text} is not ${name}`).toBe(false);
  });

  it('reads nothing if no letter is typed', () => {
    for (const text of ['', ' ', ',', '#', '.-']) expect(readTypedName(text).prefixes).toEqual([]);
  });
});

describe('in the real dockets', () => {
  const records = realDockets();
  const distinct = (people: Named[]) => [...new Map(people.map((one) => [one.name, one])).values()];
  const debtors = distinct(records.flatMap((record) => record.debtors.flatMap(namesOfDebtor)));
  const attorneys = distinct(
    records.flatMap((record) => record.attorneys.map(({ name }) => ({ name, business: false }))),
  );

  it.each([
    ['debtor and alias', debtors],
    ['attorney', attorneys],
  ])('every %s is found by last name first, by first name first, and by three letters', (_, people) => {
    expect(people.length).toBeGreaterThan(250);
    const index = indexOf(people);
    const missed = people.flatMap((one) => {
      const { whole, letters } = nameForms(one);
      const unread = whole.filter((text) => !search(people, index, text).includes(one.name));
      const all = search(people, index, letters, Number.POSITIVE_INFINITY);
      return [...unread, ...(all.includes(one.name) ? [] : [letters])].map((text) => `${text} → ${one.name}`);
    });
    expect(missed).toEqual([]);
  });
});

describe('among a thousand people of one last name', () => {
  const people = generatedPeople(20_000, 3).map(({ first, last }, at) => ({
    name:
      at % 20 === 0 ? `${first} Martinez` : at % 20 === 1 ? `${first} Quirino ${last}` : `${first} ${last}`,
    business: false,
  }));
  const index = indexOf(people);
  const martinez = people
    .filter(({ name }) => name.endsWith(' Martinez'))
    .map(({ name }) => name.split(' ')[0] ?? '');

  it('two typed words find each person if no more than one page of people match', () => {
    expect(martinez.length).toBeGreaterThanOrEqual(1000);
    const random = seeded(5);
    let tried = 0;
    for (const first of martinez) {
      const begun = first.slice(0, 3 + Math.floor(random() * 3));
      for (const typed of [first, begun]) {
        if (martinez.filter((one) => one.startsWith(typed)).length > PAGE) continue;
        tried += 1;
        for (const text of [`${typed} martinez`, `martinez ${typed}`, `Martinez, ${typed}`])
          expect(search(people, index, text).map((name) => name.split(' ')[0])).toContain(first);
      }
    }
    expect(tried).toBeGreaterThan(1000);
  });

  it('lists a whole first name before longer ones that begin with it', () => {
    const names = [
      'Jo',
      ...Array.from({ length: 40 }, (_, at) => `Jo${String.fromCharCode(97 + (at % 26))}${at}`),
    ];
    const crowd = names.map((first) => ({ name: `${first} Martinez`, business: false }));
    expect(search(crowd, indexOf(crowd), 'Martinez, Jo')[0]).toBe('Jo Martinez');
  });
});
