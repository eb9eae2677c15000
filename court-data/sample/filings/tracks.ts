/** The kinds of cases: bankruptcy cases by chapter, adversary proceedings and miscellaneous proceedings. */
export type Track = '7' | '9' | '11' | '12' | '13' | '15' | 'ap' | 'mp';

/**
 * `cases` of a kind are filed per year before a bench. `from` is their first serial number at that bench. One of
 * `contested` cases has hearings; hearings use only these, so that a case has several. `oldest` is the maximum age of a
 * case at a hearing, in days.
 */
export const CASELOAD: Record<Track, { cases: number; from: number; contested: number; oldest: number }> = {
  '13': { cases: 960, from: 20, contested: 5, oldest: 1500 },
  '7': { cases: 1200, from: 1040, contested: 5, oldest: 500 },
  '11': { cases: 100, from: 2250, contested: 5, oldest: 900 },
  '12': { cases: 30, from: 2350, contested: 3, oldest: 900 },
  '15': { cases: 8, from: 2380, contested: 1, oldest: 900 },
  '9': { cases: 4, from: 2390, contested: 1, oldest: 900 },
  ap: { cases: 150, from: 10, contested: 2, oldest: 900 },
  mp: { cases: 30, from: 1, contested: 1, oldest: 400 },
};

/** The themes of a block of matters: kinds of cases by weight. */
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
