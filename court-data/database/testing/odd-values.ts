/** Returns numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

const WORDS = [
  ...['', 'a', 'b', 'a/b', 'a/b/c', '/', '//', 'a//b/', '.', '..', '../..', '../../canary', 'x'.repeat(800)],
  ...['publisher11', 'publisher11/lease', 'hearingCalendar11', 'hearingCalendar11/days/d', 'lastUpdated11'],
  ...[
    '.value',
    '.priority',
    '.sv',
    '.key',
    '.info',
    '.info/connected',
    'a/.priority',
    '$key',
    '$value',
    '$id',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'true',
    'NaN',
    '[object]',
  ],
  ...['0', '-0', '00', '1', '9', '10', '-1', '1e9', '99999999999', '4294967295', '2147483648', '[0]', 'a[b]'],
  ...[
    '\u0000',
    'a\u0001b',
    '\t',
    '\r\n',
    '\u007f',
    '\u2028',
    '\ud800',
    'x\udfff',
    '😀',
    'é'.repeat(400),
    '\uffff',
  ],
  ...[
    '%',
    '%00',
    '%2e%2e%2f',
    '%2F',
    '%ff',
    '%F0%9F%98%80',
    'a b',
    '<script>',
    "'",
    '"',
    '\\',
    '#',
    '?',
    '&',
    ';',
  ],
  ...['[MIN_NAME]', '[MAX_NAME]', '-----', '~', 'ns=canary', '{"a":1}', '1', '"x"', 'deep', 'a/'.repeat(40)],
];
const NUMBERS = [
  ...[0, -0, 1, -1, 0.1, 2 ** 31, -(2 ** 31), 2 ** 53, 2 ** 53 + 2, 1e21, 1e308, -1e308, 5e-324, 1e-310],
  ...[1.7976931348623157e308, 4294967296, 1763900000000, 99999999999999],
];
const SERVER_VALUES = [
  'timestamp',
  'no',
  5,
  { increment: 1 },
  { increment: 'x' },
  { increment: 1e308 },
  null,
];
const BAD_JSON = [
  '',
  '{',
  '[',
  '{"a":}',
  '1e999',
  '-',
  '01',
  'NaN',
  "{'a':1}",
  '{"a":1,}',
  '"\\ud800"',
  '"\n"',
];

export const oddWord = (random: Random): string =>
  random() < 0.9
    ? pick(random, WORDS)
    : Array.from({ length: Math.floor(random() * 12) }, () =>
        String.fromCharCode(Math.floor(random() ** 3 * 65536)),
      ).join('');

export const oddNumber = (random: Random): number =>
  random() < 0.7 ? pick(random, NUMBERS) : (random() - 0.5) * 10 ** Math.floor(random() * 40 - 10);

export function oddLeaf(random: Random): unknown {
  const roll = random();
  if (roll < 0.35) return oddWord(random);
  if (roll < 0.7) return oddNumber(random);
  return pick(random, [true, false, null, [], {}, [null], { '.value': null }]);
}

export function oddJson(random: Random, depth = 3): unknown {
  const roll = random();
  if (depth === 0 || roll < 0.35) return oddLeaf(random);
  if (roll < 0.42) return { '.sv': pick(random, SERVER_VALUES) };
  if (roll < 0.5) return { '.value': oddLeaf(random), '.priority': oddLeaf(random) };
  const items = Array.from({ length: Math.floor(random() * 5) }, () => oddJson(random, depth - 1));
  if (roll < 0.6) return items;
  return Object.fromEntries(items.map((item) => [oddWord(random), item]));
}

/** Mostly valid JSON. Otherwise almost-JSON, endlessly nested JSON, or JSON with a few characters changed. */
export function oddText(random: Random, json: unknown): string {
  const text = JSON.stringify(json) ?? '';
  const roll = random();
  if (roll < 0.7) return text;
  if (roll < 0.75) return pick(random, BAD_JSON);
  if (roll < 0.78) return nested(random, 1 + Math.floor(random() ** 3 * 20_000));
  const place = Math.floor(random() * text.length);
  const change = random() < 0.5 ? String.fromCharCode(Math.floor(random() * 300)) : '';
  return text.slice(0, place) + change + text.slice(place + Math.floor(random() * 4));
}

/** JSON nested deeper than the database allows. */
export function nested(random: Random, depth: number): string {
  const [open, close] = pick(random, [
    ['[', ']'],
    ['{"a":', '}'],
    ['{".value":', '}'],
    ['[{"a":', '}]'],
  ] as const);
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
}
