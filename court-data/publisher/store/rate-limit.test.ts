import { expect, it } from 'vitest';
import { batchesOf } from './rate-limit';

const update = (name: string, paths: number, size = 1) =>
  Object.fromEntries(Array.from({ length: paths }, (_, at) => [`${name}/${at}`, 'x'.repeat(size)]));

async function all(updates: Record<string, unknown>[]) {
  const batches = [];
  for await (const batch of batchesOf(updates)) batches.push(batch);
  return batches;
}

it('batches contain at most 2,000 paths and 2 MB, and no update is split', async () => {
  const many = Array.from({ length: 7 }, (_, at) => update(`u${at}`, 600));
  expect((await all(many)).map(({ updates }) => updates)).toEqual([3, 3, 1]);
  const large = Array.from({ length: 3 }, (_, at) => update(`u${at}`, 1, 900_000));
  expect((await all(large)).map(({ updates }) => updates)).toEqual([2, 1]);
  expect((await all([update('u', 5000)])).map(({ batch }) => Object.keys(batch).length)).toEqual([5000]);
  expect(await all([])).toEqual([]);
});
