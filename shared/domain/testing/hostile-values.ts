import { seeded } from './generated-names';

/**
 * Values that have crashed code that reads stored data: invalid days and times, lone surrogates, numbers beyond every
 * date …
 */
const LEAVES: readonly unknown[] = [
  ...[null, undefined, true, false, 0, -0, -1, 0.5, 1e308, 8.64e15 + 1, Number.NaN, Number.POSITIVE_INFINITY],
  ...[
    '',
    ' ',
    '0',
    'Y',
    'null',
    '99:99',
    '24:00',
    '9:5',
    '2026-99-99',
    '0000-00-00',
    '9999-12-31',
    '+010000-01-01',
  ],
  ...[
    '\ud800',
    'a\udfff',
    '\u0000',
    '\u202eabc',
    '\ufeff',
    '%',
    '%E0%A4',
    '..',
    '..',
    './',
    '.#$[]/',
    '~',
    'a~%',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '{"half":',
  ],
  ...[
    'x'.repeat(70_000),
    '1'.repeat(3000),
    [],
    {},
    [null],
    [[[]]],
    { length: 3 },
    { toString: 1, valueOf: null },
  ],
  ...[JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')],
];

const NAMES = [
  'id',
  'last',
  'date',
  'version',
  '__proto__',
  'constructor',
  'txwb',
  'hearings',
  '0',
  '',
  'x'.repeat(900),
];

type Random = () => number;
const oneOf = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

/** A random value that JSON or IndexedDB can return. */
export function hostileValue(random: Random, depth = 3): unknown {
  const kind = random();
  if (depth === 0 || kind < 0.6) return oneOf(LEAVES, random);
  const values = Array.from({ length: Math.floor(random() * 4) }, () => hostileValue(random, depth - 1));
  if (kind < 0.8) return values;
  return Object.fromEntries(values.map((value) => [oneOf(NAMES, random), value]));
}

/** A copy of `value` in which some parts are replaced, missing or renamed. */
export function spoiled(value: unknown, random: Random, share = 0.1): unknown {
  if (random() < share / 4) return hostileValue(random);
  if (Array.isArray(value))
    return value.flatMap((item) => (random() < share / 4 ? [] : [spoiled(item, random, share)]));
  if (typeof value !== 'object' || value === null) return random() < share ? hostileValue(random) : value;
  const fields = Object.entries(value).flatMap(([name, field]) => {
    if (random() < share / 4) return [];
    return [[random() < share / 4 ? oneOf(NAMES, random) : name, spoiled(field, random, share)]];
  });
  return Object.fromEntries(fields);
}

/** Only every nth seed is tried. LONG_TESTS=1 tries all, as in `npm run proof`. */
const ONE_OF = process.env.LONG_TESTS === '1' ? 1 : 8;

/**
 * Calls `attempt` for some of the seeds 1 to `count`, and returns how many. An error names its seed, which reproduces
 * the value.
 */
export function forSeeds(count: number, attempt: (random: Random, seed: number) => void): number {
  let tried = 0;
  for (let seed = 1; seed <= count; seed += 1) {
    if (seed % ONE_OF !== 0) continue;
    tried += 1;
    try {
      attempt(seeded(seed), seed);
    } catch (error) {
      throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
  return tried;
}
