import { expect, test } from 'vitest';
import { clockIn } from './record-moment';

const MAIN = 'America/Chicago';

test.each([
  ['08:30', '2026-11-30', 'America/Denver', { time: '9:30 AM', zone: 'CST' }],
  ['23:30', '2026-07-01', 'America/Denver', { time: '12:30 AM', zone: 'CDT' }],
  ['08:30', '2026-11-30', MAIN, null],
  ['08:30', '2026-11-30', '', null],
  ['after lunch', '2026-11-30', 'America/Denver', null],
  ['08:30', 'soon', 'America/Denver', null],
])('%s on %s in %s is on the main clock %j', (time, date, zone, shown) => {
  expect(clockIn(MAIN, time, date, zone)).toEqual(shown);
});
