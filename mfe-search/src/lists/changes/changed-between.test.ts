import type { RecordChange } from '@court/domain';
import { expect, test } from 'vitest';
import { changedBetween } from './changed-between';

const change = (at: number, more: Partial<RecordChange> = {}): RecordChange => ({
  at,
  what: 'changed',
  ...more,
});

test('merges several changes into one, from before the first to after the last', () => {
  const second = change(2, { date: { from: '2026-11-24', to: '2026-12-01' }, place: { to: 'Courtroom 2' } });
  expect(changedBetween([second, change(1, { date: { from: '2026-11-23', to: '2026-11-24' } })])).toEqual({
    at: 2,
    what: 'changed',
    date: { from: '2026-11-23', to: '2026-12-01' },
    place: { to: 'Courtroom 2' },
  });
});

test('leaves out facts that returned to their old value', () => {
  const there = change(1, { time: { from: '09:30', to: '10:00' } });
  const back = change(2, { time: { from: '10:00', to: '09:30' } });
  expect(changedBetween([there, back])).toBeNull();
  expect(changedBetween([there, { ...back, appear: true }])).toEqual({
    at: 2,
    what: 'changed',
    appear: true,
  });
  expect(changedBetween([])).toBeNull();
});

test('always reports a record that the court no longer lists', () => {
  expect(changedBetween([change(1), change(2, { what: 'removed' })])).toEqual({ at: 2, what: 'removed' });
});
