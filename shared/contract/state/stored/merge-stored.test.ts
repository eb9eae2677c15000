import { expect, test } from 'vitest';
import { mergeStored } from './merge-stored';

test('a setting that was changed before the device answered costs no other setting', () => {
  const read = { readerSettings: { extCaseNum: 'Y', shortcutKeys: 'N' }, _colorTheme: 'ocean' };
  expect(mergeStored(read, { readerSettings: { shortcutKeys: 'Y' } })).toEqual({
    readerSettings: { extCaseNum: 'Y', shortcutKeys: 'Y' },
    _colorTheme: 'ocean',
  });
});

test('a setting that went back to the court’s stays so', () => {
  const merged = mergeStored(
    { readerSettings: { extCaseNum: 'Y' } },
    { readerSettings: { extCaseNum: undefined } },
  );
  expect(JSON.stringify(merged)).toBe('{"readerSettings":{}}');
});

test('what was followed before the device answered comes first, once, and nothing is lost', () => {
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

test('a value that was removed, or is of another kind now, is what the reader chose', () => {
  expect(mergeStored({ a: 'x', b: { c: 1 } }, { a: null, b: 'text' })).toEqual({ a: null, b: 'text' });
});
