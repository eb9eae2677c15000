// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { checkedAgo, lastChangeOf } from './freshness-details';
import { clockError } from './freshness-notice';
import { isStale, shortTime } from './freshness-state';

const NOW = Date.UTC(2026, 10, 21, 15, 30);
const MINUTE = 60_000;

test('the age is given in whole minutes, then hours, then days', () => {
  expect(checkedAgo(NOW - 20_000, NOW)).toBe('Checked just now');
  expect(checkedAgo(NOW - 3 * MINUTE, NOW)).toBe('Checked 3 min ago');
  expect(checkedAgo(NOW - 60 * MINUTE, NOW)).toBe('Checked 1 hour ago');
  expect(checkedAgo(NOW - 50 * 60 * MINUTE, NOW)).toBe('Checked 2 days ago');
});

test('a device whose clock is behind the court’s shows no negative age', () => {
  expect(checkedAgo(NOW + MINUTE, NOW)).toBe('Checked just now');
});

test('the last change is the latest of hearings, meetings and reference', () => {
  expect(lastChangeOf({ version: 1, checkedAt: NOW, hearings: 5, meetings: 9, reference: 7 })).toBe(9);
  expect(lastChangeOf({ version: 0, checkedAt: NOW })).toBeNull();
});

test('a time today has no date, and a time on another day has one', () => {
  expect(shortTime(Date.UTC(2026, 10, 21, 15, 12), 'America/Chicago', NOW)).toMatch(/^9:12.AM$/);
  expect(shortTime(Date.UTC(2026, 10, 20, 15, 12), 'America/Chicago', NOW)).toMatch(/^Nov 20, 9:12.AM$/);
});

test('records are stale if they were checked longer ago than the court accepts', () => {
  const updated = { version: 1, checkedAt: NOW - 61 * MINUTE };
  expect(isStale(updated, 60, NOW)).toBe(true);
  expect(isStale(updated, 61, NOW)).toBe(false);
});

test('a clock that is wrong by five minutes or more is reported as fast or slow, with the difference', () => {
  expect(clockError(0)).toBeNull();
  expect(clockError(-4 * MINUTE)).toBeNull();
  expect(clockError(-12 * MINUTE)).toBe('12 minutes fast');
  expect(clockError(-9 * 60 * MINUTE)).toBe('9 hours fast');
  expect(clockError(400 * 24 * 60 * MINUTE)).toBe('400 days slow');
});
