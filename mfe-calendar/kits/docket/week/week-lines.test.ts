import { docketRows } from '@court/domain';
import { expect, test } from 'vitest';
import { docketBlocks } from '../day/docket-blocks';
import { lineFacts, weekLines } from './week-lines';

type Stored = Record<string, object>;
const row = (more: object) => ({
  n: '26-50001',
  c: 'Debtor',
  j: 'j',
  r: 't',
  o: 'o5',
  s: 'scheduled',
  ...more,
});

const linesOf = (stored: Stored, field: 'judgeId' | 'trusteeId') =>
  weekLines(docketBlocks(docketRows('2026-11-30', stored, []), null, field), field).map((line) => ({
    span: [line.first, line.last],
    ...lineFacts(line.rows),
  }));

test("a judge's line counts each method, and names a room only if all its hearings are there", () => {
  const stored = {
    '0900~a': row({ a: 'video', l: 'Courtroom 1' }),
    '0900~b': row({ a: 'video', l: 'Courtroom 1' }),
    '0900~c': row({ a: 'inPerson', l: 'Courtroom 1' }),
    '1000~d': row({ a: 'inPerson', l: 'Courtroom 1' }),
    '1000~e': row({ a: 'inPerson', l: 'Courtroom 2' }),
    '1100~f': row({ a: 'inPerson', l: 'Courtroom 2' }),
    '1100~g': row({ a: 'inPerson', l: 'Courtroom 2', o: 'o3' }),
  };
  expect(linesOf(stored, 'judgeId')).toEqual([
    {
      span: ['09:00', '09:00'],
      officeId: 'o5',
      place: null,
      hows: [
        { how: 'video', count: 2 },
        { how: 'inPerson', count: 1 },
      ],
    },
    {
      span: ['10:00', '10:00'],
      officeId: 'o5',
      place: null,
      hows: [{ how: 'inPerson', count: 2 }],
    },
    {
      span: ['11:00', '11:00'],
      officeId: null,
      place: 'Courtroom 2',
      hows: [{ how: 'inPerson', count: 2 }],
    },
  ]);
});

test("a trustee's line begins with the first of its own meetings, in its own office", () => {
  const stored = {
    '0840~a': row({ a: 'video', o: 'o7' }),
    '0840~b': row({ a: 'video' }),
    '0840~c': row({ a: 'video' }),
    '0940~d': row({ a: 'video', o: 'o7' }),
    'x~e': row({ a: 'video' }),
  };
  expect(linesOf(stored, 'trusteeId').map(({ span, officeId }) => [officeId, ...span])).toEqual([
    ['o7', '08:40', '09:40'],
    ['o5', '08:40', '08:40'],
    ['o5', '', ''],
  ]);
});

test('a trustee has one line for each office, with its methods, most first', () => {
  const stored = {
    '0900~a': row({ a: 'video' }),
    '0910~b': row({ a: 'video' }),
    '0920~c': row({ a: 'inPerson', l: 'Room 115' }),
    '0930~d': row({ a: 'hybrid', l: 'Room 1' }),
    '0940~e': row({ a: 'hybrid', l: 'Room 2' }),
  };
  expect(linesOf(stored, 'trusteeId')).toEqual([
    {
      span: ['09:00', '09:40'],
      officeId: 'o5',
      place: null,
      hows: [
        { how: 'video', count: 2 },
        { how: 'hybrid', count: 2 },
        { how: 'inPerson', count: 1 },
      ],
    },
  ]);
});
