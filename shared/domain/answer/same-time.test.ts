import { expect, test } from 'vitest';
import { docketRows } from '../docket/docket-row';
import { sameTimes } from './same-time';

/** Rows of the database by 'day~time~id', with '~341' for a meeting. Returns the keys without the day. */
const others = (rows: Record<string, object>) => {
  const dated = Object.entries(rows).flatMap(([key, row]) => {
    const [date = '', time, id, meeting] = key.split('~');
    const json = { n: '26-1', c: 'A', y: 'bk', s: 'scheduled', ...row };
    const kind = meeting ? ('meetings' as const) : ('hearings' as const);
    return docketRows(date, { [`${time}~${id}`]: json }, []).map((each) => ({ key, kind, row: each }));
  });
  const found = sameTimes(dated, ({ date, time }) => Date.parse(`${date}T${time}Z`));
  return Object.fromEntries(
    [...found].map(([key, same]) => [key.slice(11), same.map((other) => other.key.slice(11))]),
  );
};

test('finds the dates of other judges and trustees at the moment of a date', () => {
  const day = '2026-11-23';
  expect(
    others({
      [`${day}~0930~a`]: { j: 'j-a' },
      [`${day}~0930~b`]: { j: 'j-b' },
      [`${day}~0930~m~341`]: { r: 't-c' },
      [`${day}~0930~n~341`]: { r: 't-c' },
      [`${day}~1000~d`]: { j: 'j-b' },
      '2026-11-24~0930~e': { j: 'j-b' },
    }),
  ).toEqual({
    '0930~a': ['0930~b', '0930~m~341', '0930~n~341'],
    '0930~b': ['0930~a', '0930~m~341', '0930~n~341'],
    '0930~m~341': ['0930~a', '0930~b'],
    '0930~n~341': ['0930~a', '0930~b'],
  });
});

test('finds no date before the same judge, at a time of its own, or that is off', () => {
  expect(
    others({
      '2026-11-23~0930~a': { j: 'j-a' },
      '2026-11-23~0930~b': { j: 'j-a' },
      '2026-11-23~0930~c': { j: 'j-b', e: '09:45' },
      '2026-11-23~0930~d': { j: 'j-b', s: 'vacated' },
    }),
  ).toEqual({});
});

test('counts an unknown judge as another', () => {
  expect(others({ '2026-11-23~0930~a': {}, '2026-11-23~0930~b': {} })).toEqual({
    '0930~a': ['0930~b'],
    '0930~b': ['0930~a'],
  });
});
