import { offsetAt } from '@court/domain';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { clockAt, zoneRules } from './zone-rules';

const HOUR = 3_600_000;

test.each([
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Kentucky/Louisville',
  'America/Puerto_Rico',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Pacific/Guam',
  'America/St_Johns',
])('the rules of %s match its clocks for three years', (zone) => {
  const text = zoneRules(zone, { from: 2025, to: 2027 });
  const rules = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)));
  for (let at = Date.UTC(2025, 0, 2); at < Date.UTC(2028, 0, 1); at += 31 * HOUR) {
    const clock = ICAL.Time.fromDateTimeString(
      clockAt(at, offsetAt(zone, at)).replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6'),
    );
    const offset = rules.utcOffset(clock) * 1_000;
    const isTwice = offsetAt(zone, at - HOUR) !== offsetAt(zone, at + HOUR);
    if (!isTwice) expect(offset, new Date(at).toISOString()).toBe(offsetAt(zone, at));
  }
});

test('a time zone without clock changes has one rule', () => {
  expect(zoneRules('America/Phoenix', { from: 2025, to: 2027 }).match(/BEGIN:(STANDARD|DAYLIGHT)/g)).toEqual([
    'BEGIN:STANDARD',
  ]);
});
