import { describe, expect, it } from 'vitest';
import {
  datedKey,
  entryKey,
  fromKey,
  hitKey,
  hitKeyStart,
  idOfRowKey,
  isLongEnough,
  KeyTooLongError,
  keyAfter,
  keyBefore,
  parseDatedKey,
  rowKey,
  targetOfHitKey,
  toKey,
} from './keys';

const ODD_OF_HIT_KEY = ['smith', 'smith ann', '2300', '23', '12345', 'i-1', 'a~b', 'a.b', '李', ''];

it('a hit key starts with the key of every prefix of its word', () => {
  for (const word of ODD_OF_HIT_KEY) {
    const letters = [...word];
    for (let typed = 1; typed <= letters.length; typed += 1) {
      const start = hitKeyStart(letters.slice(0, typed).join(''));
      if (start !== 'i' && start !== 'i-i') expect(hitKey(word, 'a1').startsWith(start)).toBe(true);
    }
  }
});

it('a hit key contains its target, also a debtor in a case', () => {
  for (const word of ODD_OF_HIT_KEY)
    expect(targetOfHitKey(hitKey(word, 'c2112345-bk~d1'))).toBe('c2112345-bk~d1');
});

it.each([
  ['sm', true],
  ['j s', true],
  ['7', true],
  ['王', true],
  ['26', true],
  ['x-mp', true],
  ['s', false],
  ['', false],
])('a search for %j is long enough for the database: %s', (searched, isEnough) => {
  expect(isLongEnough(searched)).toBe(isEnough);
});

it('no key lies between a key and its keyAfter, nor between a key and its keyBefore', () => {
  const keys = [
    'lee',
    'lee ',
    'lee ann ~1',
    'lee-a',
    'led\uf8fe',
    'led',
    'leda',
    'lef',
    'le',
    '2026-11-30',
    '2026-11-29~x',
  ];
  for (const key of keys)
    for (const other of keys) {
      expect(other >= keyAfter(key), `${other} after ${key}`).toBe(other > key);
      expect(other <= keyBefore(key), `${other} before ${key}`).toBe(other < key);
    }
});

it('refuses a hit key longer than 768 bytes', () => {
  expect(() => hitKey('ñ'.repeat(400), 'a1')).toThrow(KeyTooLongError);
});

describe('keys of dated rows', () => {
  it('distinguish a meeting from a hearing of the same id, for any id', () => {
    for (const id of ['h1', 'h1~341', '7.a/b', '341', 'ñ']) {
      for (const kind of ['hearings', 'meetings'] as const) {
        const key = datedKey(kind, '2026-11-30', '09:30', id);
        expect(parseDatedKey(key)).toEqual({ kind, date: '2026-11-30', rowKey: rowKey('09:30', id) });
      }
    }
    expect(datedKey('hearings', '2026-11-30', '09:30', 'h1~341')).not.toBe(
      datedKey('meetings', '2026-11-30', '09:30', 'h1'),
    );
  });

  it('sort by day, then by time', () => {
    const keys = [
      datedKey('hearings', '2026-12-01', '08:30', 'a'),
      datedKey('meetings', '2026-11-30', '13:30', 'a'),
      datedKey('hearings', '2026-11-30', '09:30', 'z'),
    ];
    expect([...keys].sort()).toEqual([keys[2], keys[1], keys[0]]);
  });
});

const ODD = [
  'h1',
  '12345',
  '007',
  'a.b',
  'a%2Eb',
  'a~b',
  'a/b',
  'i-1',
  '1',
  'i-i-1',
  '',
  '-',
  '_',
  'ñ',
  'x#[]$',
  '\u0007',
  '2026-11-23',
];

describe('database keys', () => {
  it('are decoded into the parts they were made of, so that no two ids share one', () => {
    for (const id of ODD) expect(fromKey(entryKey(id))).toEqual([id]);
    expect(fromKey(toKey('a~b', 'c'))).toEqual(['a~b', 'c']);
  });

  it('never look like an integer, and contain no character that the database forbids', () => {
    for (const id of ODD) {
      expect(entryKey(id)).not.toMatch(/^-?\d+$/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is forbidden
      expect(entryKey(id)).not.toMatch(/[.#$[\]/\u0000-\u001f]/);
    }
  });

  it('of rows sort by the time of day', () => {
    const keys = [rowKey('13:30', 'a'), rowKey('09:30', 'z'), rowKey('09:30', 'b')];
    expect(keys.sort().map(idOfRowKey)).toEqual(['b', 'z', 'a']);
  });

  it('longer than 768 bytes are refused, counted after encoding', () => {
    expect(() => toKey(`a${'ñ'.repeat(383)}b`)).not.toThrow(KeyTooLongError);
    expect(() => toKey(`a${'ñ'.repeat(384)}`)).toThrow(KeyTooLongError);
    expect(() => toKey('.'.repeat(300))).toThrow(KeyTooLongError);
  });
});
