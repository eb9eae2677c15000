// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { takeDamage } from './restore-globals';

afterEach(() => void takeDamage());

const root: Record<string, unknown> = Object.prototype as never;
const replace = (of: object, key: PropertyKey, value: unknown) =>
  Object.defineProperty(of, key, { value, configurable: true, writable: true });

/** What foreign code may do to a page → whether it is undone: read afterwards. */
const POISONS: [string, () => void, () => boolean][] = [
  [
    'Array.prototype.map = null',
    () => replace(Array.prototype, 'map', null),
    () => [1].map((n) => n)[0] === 1,
  ],
  [
    'an array that cannot be walked',
    () => replace(Array.prototype, Symbol.iterator, null),
    () => [...[1]].length === 1,
  ],
  ['window.fetch = null', () => replace(globalThis, 'fetch', null), () => typeof fetch === 'function'],
  ['Promise = null', () => replace(globalThis, 'Promise', null), () => typeof Promise === 'function'],
  [
    'Promise.prototype.then = …',
    () => replace(Promise.prototype, 'then', () => {}),
    () => /native/.test(String(Promise.prototype.then)),
  ],
  ['JSON.parse = …', () => replace(JSON, 'parse', () => 7), () => JSON.parse('1') === 1],
  [
    'document.querySelector = …',
    () => replace(Document.prototype, 'querySelector', () => null),
    () => document.querySelector('html') !== null,
  ],
  [
    'history.pushState = …',
    () => replace(History.prototype, 'pushState', () => {}),
    () => History.prototype.pushState.length > 0,
  ],
  [
    'a method taken away',
    () => Reflect.deleteProperty(Map.prototype, 'get'),
    () => new Map([[1, 2]]).get(1) === 2,
  ],
  [
    'a getter on every object, that descriptors inherit',
    () => {
      const get = () => {
        throw new Error('read');
      };
      Object.defineProperty(Object.prototype, 'value', { get, configurable: true });
      replace(Array.prototype, 'map', null);
    },
    () => !('value' in root) && [1].map((n) => n)[0] === 1,
  ],
];

test.each(POISONS)('%s is undone, and told once', (_what, poison, isUndone) => {
  poison();
  const damage = takeDamage();
  expect(isUndone()).toBe(true);
  expect(damage).toBe('repaired');
  expect(takeDamage()).toBeNull();
});

test('a page that nobody touched is left alone', () => {
  expect(takeDamage()).toBeNull();
});

test('what cannot be undone is told once, and is not told of the next release', () => {
  Object.defineProperty(Object.prototype, 'spoilt', { value: 1 });
  expect(takeDamage()).toBe('spoilt');
  expect(takeDamage()).toBeNull();
  Object.defineProperty(Storage.prototype, 'getItem', { value: null, writable: false, configurable: false });
  expect(takeDamage()).toBe('spoilt');
  replace(Array.prototype, 'at', null);
  expect(takeDamage()).toBe('repaired');
});

test('a release that adds to the page what it did not have does no damage', () => {
  replace(globalThis, '__container', {});
  expect(takeDamage()).toBeNull();
});

test.each(['open', 'write', 'writeln'] as const)('document.%s empties no page', (name) => {
  document.body.innerHTML = '<main></main>';
  expect(() => document[name]('')).toThrow(TypeError);
  expect(document.querySelector('main')).not.toBeNull();
  expect(takeDamage()).toBeNull();
});
