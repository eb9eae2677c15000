/** The sorts of cases a docket is made of: bankruptcy cases by chapter, adversary and miscellaneous proceedings. */
export type Track = '7' | '9' | '11' | '12' | '13' | '15' | 'ap' | 'mp';

/** How many cases of a sort a bench has open, and where their serials begin among that bench's. */
export const CASELOAD: Record<Track, { cases: number; from: number }> = {
  '13': { cases: 900, from: 100 },
  '7': { cases: 900, from: 1000 },
  '11': { cases: 120, from: 2000 },
  '12': { cases: 40, from: 2200 },
  '15': { cases: 8, from: 2300 },
  '9': { cases: 4, from: 2350 },
  ap: { cases: 150, from: 10 },
  mp: { cases: 30, from: 170 },
};

/** What a block of matters is called for: sorts of cases by weight. */
export const THEMES = {
  wageEarners: [
    ['13', 95],
    ['12', 5],
  ],
  consumer: [
    ['7', 62],
    ['13', 30],
    ['mp', 1],
    ['11', 3],
  ],
  business: [
    ['11', 74],
    ['15', 7],
    ['9', 5],
    ['12', 14],
  ],
  adversary: [
    ['ap', 92],
    ['mp', 8],
  ],
} as const satisfies Record<string, readonly (readonly [Track, number])[]>;

export type Theme = keyof typeof THEMES;
