import { expect, test } from 'vitest';
import { parseRestQuery } from '../rest/rest-query';
import { conditionOf, UnsupportedRuleError } from './condition';

const queryOf = (text: string) => parseRestQuery(new URLSearchParams(text));
const grants = (rule: string, asked: string) => conditionOf(rule)(queryOf(asked));

const NAMES = 'query.orderByKey && query.startAt.matches(/^[a-z]-?[^-]/) && query.limitToFirst <= 100';

test.each([
  ['orderBy="$key"&startAt="sm"&limitToFirst=100', true],
  ['orderBy="$key"&startAt="j "&limitToFirst=1', true],
  ['orderBy="$key"&startAt="i-7"&endAt="i-7z"&limitToFirst=20', true],
  ['orderBy="$key"&startAt="sm"&limitToFirst=101', false],
  ['orderBy="$key"&startAt="sm"', false],
  ['orderBy="$key"&startAt="s"&limitToFirst=9', false],
  ['orderBy="$key"&startAt=""&limitToFirst=9', false],
  ['orderBy="$key"&startAt="i-"&limitToFirst=9', false],
  ['orderBy="$key"&startAfter="sm"&limitToFirst=9', false],
  ['orderBy="$key"&endAt="sm"&limitToFirst=9', false],
  ['orderBy="$key"&startAt="sm"&limitToLast=9', false],
  ['orderBy="$key"&limitToFirst=9', false],
  ['orderBy="$value"&startAt="sm"&limitToFirst=9', false],
  ['orderBy="$priority"&startAt="sm"&limitToFirst=9', false],
  ['orderBy="name"&startAt="sm"&limitToFirst=9', false],
  ['', false],
])('the rule of a name index allows the query %s: %s', (asked, granted) => {
  expect(grants(NAMES, asked)).toBe(granted);
});

test('&& binds closer than ||, and parentheses closer than both', () => {
  expect(grants('true || true && false', '')).toBe(true);
  expect(grants('(true || true) && false', '')).toBe(false);
  expect(grants('false || (true && true)', '')).toBe(true);
  expect(grants('false', '')).toBe(false);
});

test('a limit counts from the first or the last child, and a bound may have any type', () => {
  const last = 'query.limitToLast != null && query.limitToLast <= 5';
  expect(grants(last, 'orderBy="$key"&limitToLast=5')).toBe(true);
  expect(grants(last, 'orderBy="$key"&limitToFirst=5')).toBe(false);
  expect(grants('query.startAt <= 3', 'orderBy="age"&startAt=3')).toBe(true);
  expect(grants('query.startAt <= 3', 'orderBy="age"&startAt=4')).toBe(false);
  expect(grants('query.endAt != null', 'orderBy="age"&endAt=true')).toBe(true);
});

test('an operand of the wrong type refuses the whole rule, not only its part of the expression', () => {
  const named = 'orderBy="$key"&startAt="sm"';
  expect(grants('query.limitToFirst <= 5 || true', named)).toBe(false);
  expect(grants('query.startAt <= 5 || true', named)).toBe(false);
  expect(grants('query.endAt.matches(/a/) || true', named)).toBe(false);
  expect(grants('query.startAt || true', named)).toBe(false);
  expect(grants('query.startAt', named)).toBe(false);
  expect(grants('true || query.limitToFirst <= 5', named)).toBe(true);
});

test.each([
  'auth != null',
  'query.equalTo == 1',
  'query.constructor',
  'query.startAt.length >= 2',
  'query.startAt.matches(sm)',
  'query.startAt.matches(/sm/',
  'query.orderByKey &&',
  '&& true',
  'true true',
  '(true',
  'true)',
  'query',
  'true && 💥',
  "query.startAt.matches('sm')",
  'query.startAt.matches(/(/)',
  '',
])('an unsupported rule is refused: %s', (rule) => {
  expect(() => conditionOf(rule)).toThrow(UnsupportedRuleError);
});

test('ten thousand evaluations take less than a tenth of a second', () => {
  const asked = queryOf('orderBy="$key"&startAt="sm"&limitToFirst=100');
  conditionOf(NAMES)(asked);
  const { user } = process.cpuUsage();
  for (let n = 0; n < 10_000; n += 1) conditionOf(NAMES)(asked);
  expect((process.cpuUsage().user - user) / 1_000).toBeLessThan(100);
});
