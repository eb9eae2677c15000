import { expect, test } from 'vitest';
import { datedRows } from './dated-rows';
import { sameTimeCounts } from './same-time';

const counts = (rows: Record<string, object>) => {
  const dated = datedRows(
    Object.fromEntries(
      Object.entries(rows).map(([key, row]) => [key, { n: '26-1', c: 'A', y: 'bk', s: 'scheduled', ...row }]),
    ),
  );
  const found = sameTimeCounts(dated, ({ date, time }) => Date.parse(`${date}T${time}Z`));
  return Object.fromEntries([...found].map(([key, count]) => [key.slice(11), count]));
};

test('counts the other judges and trustees at the moment of a date', () => {
  const day = '2026-11-23';
  expect(
    counts({
      [`${day}~0930~a`]: { j: 'j-a' },
      [`${day}~0930~b`]: { j: 'j-b' },
      [`${day}~0930~m~341`]: { r: 't-c' },
      [`${day}~0930~n~341`]: { r: 't-c' },
      [`${day}~1000~d`]: { j: 'j-b' },
      '2026-11-24~0930~e': { j: 'j-b' },
    }),
  ).toEqual({ '0930~a': 2, '0930~b': 2, '0930~m~341': 2, '0930~n~341': 2 });
});

test('counts no date before the same judge, at a time of its own, or that is off', () => {
  expect(
    counts({
      '2026-11-23~0930~a': { j: 'j-a' },
      '2026-11-23~0930~b': { j: 'j-a' },
      '2026-11-23~0930~c': { j: 'j-b', e: '09:45' },
      '2026-11-23~0930~d': { j: 'j-b', s: 'vacated' },
    }),
  ).toEqual({});
});
