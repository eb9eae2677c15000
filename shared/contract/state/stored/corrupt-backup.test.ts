import { expect, test } from 'vitest';
import { device } from '../../testing/list-tabs';
import { backUpCorrupt } from './corrupt-backup';

test('does not back up the same value twice if the page closed before it repaired its lists', async () => {
  const { store, kept } = device();
  await backUpCorrupt(store, 'lists/txwb', { version: 1, hearings: [7] });
  await backUpCorrupt(store, 'lists/txwb', { version: 1, hearings: [7] });
  await backUpCorrupt(store, 'lists/txwb', { version: 1, hearings: [8] });
  expect(kept.get('lists/txwb/aside')).toEqual([
    { version: 1, hearings: [7] },
    { version: 1, hearings: [8] },
  ]);
});

test('also keeps values that are not JSON, and only the last ten', async () => {
  const { store, kept } = device();
  for (let n = 0; n < 12; n += 1) await backUpCorrupt(store, '_judgeName', BigInt(n));
  expect(kept.get('_judgeName/aside')).toEqual(Array.from({ length: 10 }, (_, n) => BigInt(n + 2)));
});
