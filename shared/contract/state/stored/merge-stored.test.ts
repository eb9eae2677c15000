import { expect, test } from 'vitest';
import { mergeStored } from './merge-stored';

const [alder, birch, cedar] = ['Ann Alder', 'Bo Birch', 'Cy Cedar'].map((title, number) => ({
  field: 'attorney',
  id: `a${number + 1}`,
  title,
}));

test('a setting that changes before the device answers does not reset other settings', () => {
  const read = { extCaseNum: 'Y', shortcutKeys: 'N' };
  expect(mergeStored(undefined, { shortcutKeys: 'Y' }, read)).toEqual({ extCaseNum: 'Y', shortcutKeys: 'Y' });
});

test('a setting that was reset to the court’s value stays reset', () => {
  const reset = { extCaseNum: undefined };
  expect(mergeStored(undefined, reset, { extCaseNum: 'Y' })).toEqual({});
  expect(mergeStored({ extCaseNum: 'Y' }, reset, { extCaseNum: 'Y', dressing: 'dark' })).toEqual({
    dressing: 'dark',
  });
});

test('entries that were added before the device answers come first, without duplicates or losses', () => {
  const renamed = { ...alder, title: 'A. Alder' };
  const read = { txwb: [alder, cedar], kywb: [birch] };
  expect(mergeStored(undefined, { txwb: [birch, renamed] }, read)).toEqual({
    txwb: [birch, renamed, cedar],
    kywb: [birch],
  });
});

test('entries added in either tab stay, and entries removed in either tab do not come back', () => {
  expect(mergeStored([alder, birch], [cedar, alder], [birch, { ...alder, id: 'a4' }])).toEqual([
    cedar,
    { ...alder, id: 'a4' },
  ]);
  expect(mergeStored({ txwb: [alder] }, { txwb: [birch, alder] }, null)).toEqual({ txwb: [birch] });
  expect(mergeStored({ txwb: [alder] }, {}, { txwb: [alder], kywb: [birch] })).toEqual({ kywb: [birch] });
  expect(mergeStored({ e1: 'n1', e2: 'n2' }, { e2: 'n2' }, { e1: 'n1', e2: 'n2', e3: 'n3' })).toEqual({
    e2: 'n2',
    e3: 'n3',
  });
});

test('two full lists merge to a list that the schema still reads whole', () => {
  const list = (start: string) =>
    Array.from({ length: 200 }, (_, id) => ({ id: `${start}${id}`, title: 'x' }));
  expect(mergeStored([], list('a'), list('b'))).toHaveLength(200);
});

test('of two moments the later one stays', () => {
  const seen = (hearings: number) => ({ txwb: { hearings } });
  expect(mergeStored(seen(1), seen(2), seen(3))).toEqual(seen(3));
  expect(mergeStored(seen(1), seen(3), seen(2))).toEqual(seen(3));
});

test('the reader’s choice replaces a value that was removed or has another type', () => {
  expect(mergeStored({}, { a: null, b: 'text' }, { a: 'x', b: { c: 1 } })).toEqual({ a: null, b: 'text' });
});
