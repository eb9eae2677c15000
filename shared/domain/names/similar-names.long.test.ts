import { describe, expect, it } from 'vitest';
import { generatedPeople, seeded, withTypo } from '../testing/generated-names';
import { sortedIndex } from '../testing/sorted-index';
import { editDistance, nearestNames, similarKeys, typedSimilarKeys } from './similar-names';

/** Number of names in the experiment. `NAMES=500000 npx vitest run similar-names` gives the figures of decision 006. */
const NAMES = Number(process.env.NAMES ?? 20_000);
const QUERIES = 600;
const READ = 20;

function searchIn(names: string[], business = false) {
  const entries = names.flatMap((name, id) =>
    similarKeys(name, business).map((key): [string, string] => [key, String(id)]),
  );
  const index = sortedIndex(entries);
  const search = (text: string): string[] => {
    const prefixes = typedSimilarKeys(text);
    expect(prefixes.length).toBeLessThanOrEqual(2);
    const ids = [...new Set(prefixes.flatMap((prefix) => index.read(prefix, READ)))];
    return nearestNames(
      text,
      ids.map((id) => names[Number(id)] ?? ''),
      (name) => name,
    );
  };
  return { search, keysPerName: index.size / names.length };
}

describe('similar names', () => {
  it(`find three of four last names with one typing error among ${NAMES} people, with and without the first name`, () => {
    const people = generatedPeople(NAMES, 7);
    const { search, keysPerName } = searchIn(people.map(({ first, last }) => `${first} ${last}`));
    const random = seeded(11);
    const asked = Array.from({ length: QUERIES * 3 }, () => people[Math.floor(random() * people.length)])
      .filter((one) => one !== undefined && one.last.length >= 5)
      .slice(0, QUERIES);
    const found = { last: 0, lastFirst: 0, firstLast: 0, typoInFirst: 0 };
    for (const { first, last } of asked.filter((one) => one !== undefined)) {
      const typo = withTypo(last, random);
      const finds = (text: string) => (search(text).includes(`${first} ${last}`) ? 1 : 0);
      found.last += search(typo).some((name) => name.endsWith(` ${last}`)) ? 1 : 0;
      found.lastFirst += finds(`${typo}, ${first}`);
      found.firstLast += finds(`${first} ${typo}`);
      found.typoInFirst += finds(`${withTypo(first, random)} ${last}`);
    }
    const share = Object.fromEntries(
      Object.entries(found).map(([what, count]) => [what, count / asked.length]),
    );
    console.info(`${NAMES} names, ${keysPerName.toFixed(1)} keys each, found: ${JSON.stringify(share)}`);
    expect(asked).toHaveLength(QUERIES);
    expect(keysPerName).toBeLessThanOrEqual(8);
    for (const [what, one] of Object.entries(share)) expect(one, what).toBeGreaterThan(0.8);
  }, 900_000);

  it.each([
    ['John Smith', ['Smoth', 'Smiht, John', 'John Smth', 'Smoth, J', 'John Smitth Jr']],
    ['Maria Garcia-Lopez', ['Garca', 'Lopes, Maria', 'Maria Garcia-Loepz', 'Garcai, Maria']],
    ['Jose De La Vara', ['De La Vra', 'Jose De La Varra', 'Varo, Jose']],
    ["Sean O'Brien", ["O'Brein", 'Obrian, Sean', 'Sean OBren']],
    ['Cher', ['Chr', 'Cherr']],
  ])('find %s', (name, texts) => {
    const { search } = searchIn([name]);
    expect(texts.filter((text) => search(text).length === 0)).toEqual([]);
  });

  it.each([
    ['Gonzalez', 'Gonsales'],
    ['Kowalski', 'Kovalsky'],
    ['Phillips', 'Filips'],
    ['Schwartz', 'Shwarz'],
    ['Meyer', 'Maier'],
    ['Nicholson', 'Nickelson'],
  ])('find %s if %s was heard', (name, heard) => {
    expect(searchIn([`Ann ${name}`]).search(`${heard}, Ann`)).toEqual([`Ann ${name}`]);
  });

  it('find a business by its first two words', () => {
    const { search } = searchIn(['General Growth Properties, Inc.'], true);
    for (const text of ['Genral', 'Genral Growth', 'General Growht', 'Growht'])
      expect(search(text), text).toHaveLength(1);
  });

  it('leave out names that share only one half, and list the nearest first', () => {
    const names = ['Ann Smithson', 'Ann Smithers', 'Ann Smythe', 'Ann Smiths', 'Ann Smith'];
    expect(nearestNames('Smith', names, (name) => name)[0]).toBe('Ann Smith');
    expect(nearestNames('Smithe', names, (name) => name)).toEqual([
      'Ann Smythe',
      'Ann Smithers',
      'Ann Smiths',
      'Ann Smith',
    ]);
    expect(nearestNames('Smith, Bob', names, (name) => name)).toEqual([]);
  });

  it('need a letter', () => {
    for (const text of ['', ' ', ', ,', '(+)']) expect(typedSimilarKeys(text)).toEqual([]);
    expect(similarKeys('(+)')).toEqual([]);
  });
});

describe('the distance of two words', () => {
  it.each([
    ['smith', 'smith', 0],
    ['smith', 'smoth', 1],
    ['smith', 'smiht', 1],
    ['smith', 'smth', 1],
    ['smith', 'smiith', 1],
    ['smith', 'htims', 4],
    ['', 'abc', 3],
  ])('%s and %s: %i', (a, b, errors) => {
    expect(editDistance(a, b)).toBe(errors);
    expect(editDistance(b, a)).toBe(errors);
  });
});
