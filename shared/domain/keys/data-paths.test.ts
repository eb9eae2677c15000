import { expect, test } from 'vitest';
import { limitedRange, restUrl } from './data-paths';

test('a range of days gets its number of days as limit, which the database rules require', () => {
  const week = limitedRange({ startAt: '2026-11-23', endAt: '2026-11-29' });
  expect(week).toEqual({ startAt: '2026-11-23', endAt: '2026-11-29', limitToFirst: 7 });
  expect(limitedRange({ startAt: '2026-02-28', endAt: '2026-03-01' }).limitToFirst).toBe(2);
  expect(limitedRange({ startAt: '2026-11-23', endAt: '2026-11-23' }).limitToFirst).toBe(1);
  expect(limitedRange({ startAt: '2026-11-23', endAt: '2026-11-20' }).limitToFirst).toBe(1);
  expect(restUrl('https://x.firebaseio.com', 'a/days', week)).toBe(
    'https://x.firebaseio.com/a/days.json?orderBy=%22%24key%22&startAt=%222026-11-23%22&endAt=%222026-11-29%22&limitToFirst=7',
  );
});

test('any other range stays unchanged', () => {
  const range = { startAt: '2026-11-23', endAt: '~' };
  expect(limitedRange(range)).toBe(range);
});
