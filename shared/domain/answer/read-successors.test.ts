import { expect, test, vi } from 'vitest';
import type { ShownEntry } from '../source/calendar-entry';
import { readSuccessors } from './read-successors';

const continued = (id: string, continuedToId: string): ShownEntry => ({
  ...{ id, status: 'continued', continuedTo: '2026-12-07', continuedToId },
});
const entries: Record<string, ShownEntry> = {
  b: continued('b', 'c'),
  c: { id: 'c', status: 'scheduled' },
  x: continued('x', 'y'),
  y: continued('y', 'x'),
};
const read = async (id: string) => entries[id] ?? null;
const idsAfter = async (entry: ShownEntry) =>
  (await readSuccessors('hearings', entry, read)).map(({ id }) => id);

test('follows a chain to its end', async () => {
  expect(await idsAfter(continued('a', 'b'))).toEqual(['b', 'c']);
});

test('ends if the chain returns to a record, and before a record that is not public', async () => {
  expect(await idsAfter(continued('x', 'y'))).toEqual(['y']);
  expect(await idsAfter(continued('a', 'gone'))).toEqual([]);
});

test('reads nothing if the hearing was held or has no successor', async () => {
  const seen = vi.fn(read);
  await readSuccessors('hearings', { ...continued('a', 'b'), status: 'held' }, seen);
  await readSuccessors('hearings', { id: 'c', status: 'scheduled' }, seen);
  expect(seen).not.toHaveBeenCalled();
});
