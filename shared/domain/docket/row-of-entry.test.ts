import { expect, it } from 'vitest';
import { rowKey } from '../keys/keys';
import type { ShownEntry } from '../source/calendar-entry';
import { readRow } from './docket-row';
import { rowAfter, rowNow, rowOfEntry, withoutTombstone } from './row-of-entry';

const ENTRY: ShownEntry = { id: 'h1', date: '2026-12-03', time: '14:00', status: 'scheduled' };
const LEFT_BEHIND = {
  ...readRow('2026-12-01', rowKey('09:00', 'h1'), { n: '26-50001', c: 'Rosa', y: 'bk', s: 'scheduled' }),
  movedTo: { date: '2026-12-03', time: '14:00' },
};

it('stores a moved hearing at its new date', () => {
  expect(withoutTombstone(LEFT_BEHIND)).toMatchObject({
    date: '2026-12-03',
    time: '14:00',
    key: '1400~h1',
    movedTo: null,
  });
  expect(rowNow(LEFT_BEHIND, ENTRY)).toMatchObject({ date: '2026-12-03', movedTo: null });
  expect(
    rowAfter(LEFT_BEHIND, { at: 1, id: 'h1', d: '2026-12-03', t: '14:00', what: 'changed' }),
  ).toMatchObject({
    date: '2026-12-03',
    movedTo: null,
  });
});

it('leaves any other row unchanged', () => {
  const row = rowOfEntry(ENTRY);
  expect(withoutTombstone(row)).toBe(row);
});

it('takes the own time and the flags of a record, as on its docket row', () => {
  const flagged = rowNow(LEFT_BEHIND, { ...ENTRY, eventTime: '14:15', stricken: 'Y' });
  expect(flagged).toMatchObject({
    eventTime: '14:15',
    flags: { stricken: 'Y', terminated: 'N', satisfied: 'N' },
  });
  expect(rowNow(flagged, { ...ENTRY, eventTime: '14:00' })).toMatchObject({ eventTime: null, flags: null });
});
