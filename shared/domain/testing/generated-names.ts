/** A seeded generator of numbers in [0, 1): mulberry32. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const split = (text: string) => text.split(' ');
const COMMON_LAST = split(
  'smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas taylor moore jackson martin perez thompson white harris sanchez clark ramirez lewis robinson walker young allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter roberts gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris morales murphy cook rogers gutierrez ortiz morgan cooper peterson bailey reed kelly howard ramos cox ward richardson watson brooks chavez wood bennett gray mendoza ruiz hughes price alvarez castillo sanders patel myers long ross foster jimenez',
);
const COMMON_FIRST = split(
  'james mary michael patricia john jennifer robert linda david elizabeth william barbara richard susan joseph jessica thomas karen christopher sarah charles lisa daniel nancy matthew sandra anthony betty mark ashley donald emily steven kimberly andrew margaret paul donna joshua michelle kenneth carol kevin amanda brian melissa timothy deborah ronald stephanie jason rebecca george sharon edward laura jeffrey cynthia ryan dorothy jacob amy nicholas kathleen gary angela eric shirley jonathan emma stephen brenda larry pamela justin nicole scott anna brandon samantha benjamin katherine samuel christine gregory helen alexander debra patrick rachel jose maria juan guadalupe luis carmen',
);
const ONSETS = split('b br c ch cl d dr f fl g gr h j k kr l m n p pr r s sch sh st t th tr v w z');
const VOWELS = split('a e i o u ai ea ie oo au');
const CODAS = ['', ...split('n r l s t m ck nd rt ll ns rd')];
const LAST_ENDINGS = [
  '',
  '',
  ...split('son man er ez ski berg ton ley ford well stein ini ova sen wood ham'),
];
const FIRST_ENDINGS = ['', ...split('a e ia ine o y us ette an en ella iel')];

function invented(random: () => number, count: number, endings: string[], known: string[]): string[] {
  const one = (list: string[]) => list[Math.floor(random() * list.length)] ?? '';
  const names = new Set(known);
  while (names.size < count) {
    let name = '';
    for (let syllables = random() < 0.6 ? 1 : 2; syllables > 0; syllables -= 1)
      name += one(ONSETS) + one(VOWELS) + one(CODAS);
    name += one(endings);
    if (name.length >= 4 && name.length <= 12) names.add(name);
  }
  return [...names];
}

/** Picks a name of rank r with the frequency 1 / (r + 10), which is close to that of US names. */
function byRank(random: () => number, names: string[]): () => string {
  const sums: number[] = [];
  let sum = 0;
  names.forEach((_, rank) => {
    sum += 1 / (rank + 11);
    sums.push(sum);
  });
  return () => {
    const wanted = random() * sum;
    let from = 0;
    let to = names.length - 1;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sums[middle] ?? 0) < wanted) from = middle + 1;
      else to = middle;
    }
    return names[from] ?? '';
  };
}

export type GeneratedPerson = { first: string; last: string };

/** People with 6,000 last and 2,500 first names: the hundred most common US names, the others made of syllables. */
export function generatedPeople(count: number, seed: number): GeneratedPerson[] {
  const random = seeded(seed);
  const first = byRank(random, invented(random, 2500, FIRST_ENDINGS, COMMON_FIRST));
  const last = byRank(random, invented(random, 6000, LAST_ENDINGS, COMMON_LAST));
  return Array.from({ length: count }, () => ({ first: first(), last: last() }));
}

/** One random insertion, deletion, substitution or transposition, anywhere in the word. */
export function withTypo(word: string, random: () => number): string {
  const letter = () => String.fromCharCode(97 + Math.floor(random() * 26));
  for (;;) {
    const kind = Math.floor(random() * 4);
    const at = Math.floor(
      random() * (kind === 0 ? word.length + 1 : kind === 3 ? word.length - 1 : word.length),
    );
    const [before, here, next, after] = [
      word.slice(0, at),
      word[at] ?? '',
      word[at + 1] ?? '',
      word.slice(at + 2),
    ];
    const typo = [
      before + letter() + word.slice(at),
      before + next + after,
      before + letter() + next + after,
      before + next + here + after,
    ][kind];
    if (typo !== undefined && typo !== word) return typo;
  }
}
