import { expect, test } from 'vitest';
import { mergeStored } from './merge-stored';

test('a setting that changes before the device answers does not reset other settings', () => {
  const read = { readerSettings: { extCaseNum: 'Y', shortcutKeys: 'N' }, _colorTheme: 'ocean' };
  expect(mergeStored(read, { readerSettings: { shortcutKeys: 'Y' } })).toEqual({
    readerSettings: { extCaseNum: 'Y', shortcutKeys: 'Y' },
    _colorTheme: 'ocean',
  });
});

test('a setting that was reset to the court’s value stays reset', () => {
  const merged = mergeStored(
    { readerSettings: { extCaseNum: 'Y' } },
    { readerSettings: { extCaseNum: undefined } },
  );
  expect(JSON.stringify(merged)).toBe('{"readerSettings":{}}');
});

test('entries that were added before the device answers come first, without duplicates or losses', () => {
  const [alder, birch] = [
    { field: 'attorney', id: 'a1', title: 'Ann Alder' },
    { field: 'attorney', id: 'a2', title: 'Bo Birch' },
  ];
  const read = { followedAttorneys: { txwb: [alder], kywb: [birch] } };
  const chosen = { followedAttorneys: { txwb: [birch, { ...alder, title: 'A. Alder' }] } };
  expect(mergeStored(read, chosen)).toEqual({
    followedAttorneys: { txwb: [birch, { ...alder, title: 'A. Alder' }], kywb: [birch] },
  });
});

test('the reader’s choice replaces a value that was removed or has another type', () => {
  expect(mergeStored({ a: 'x', b: { c: 1 } }, { a: null, b: 'text' })).toEqual({ a: null, b: 'text' });
});
