import { describe, expect, it } from 'vitest';
import { entryKey, fromKey, idOfRowKey, KeyTooLongError, rowKey, toKey } from './keys';

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
  it('tell any two ids apart', () => {
    expect(new Set(ODD.map(entryKey)).size).toBe(ODD.length);
  });

  it('give back the parts they were made of', () => {
    for (const id of ODD) expect(fromKey(toKey(id))).toEqual([id]);
    expect(fromKey(toKey('a~b', 'c'))).toEqual(['a~b', 'c']);
  });

  it('never look like an integer, and hold nothing the database forbids', () => {
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

  it('past 768 bytes are refused, counted after coding', () => {
    expect(() => toKey(`a${'ñ'.repeat(383)}b`)).not.toThrow(KeyTooLongError);
    expect(() => toKey(`a${'ñ'.repeat(384)}`)).toThrow(KeyTooLongError);
    expect(() => toKey('.'.repeat(300))).toThrow(KeyTooLongError);
  });
});
