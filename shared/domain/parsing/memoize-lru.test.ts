import { expect, it } from 'vitest';
import { memoizeLru } from './memoize-lru';

it('keeps the most recently used values, up to its limit', () => {
  const made: string[] = [];
  const few = memoizeLru(2, (key) => {
    made.push(key);
    return { key };
  });
  const first = few('a');
  few('b');
  expect(few('a')).toBe(first);
  few('c');
  expect(few('a')).toBe(first);
  few('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('computes a null value only once too', () => {
  let made = 0;
  const none = memoizeLru(2, () => {
    made += 1;
    return null;
  });
  none('a');
  none('a');
  expect(made).toBe(1);
});
