import { expect, test } from 'vitest';
import { jsonValue } from './open-device-store';

test('what JSON holds comes back as it is', () => {
  for (const value of [null, '', 'a', 0, -1.5, false, [], [1, [null]], {}, { a: { b: ['c'] } }]) {
    expect(jsonValue(value)).toBe(value);
  }
});

test('what no JSON holds is nothing', () => {
  class Docket {}
  const odd = [undefined, Number.NaN, Infinity, new Date(0), new Map(), new Docket(), () => 1, new Set()];
  for (const value of odd) expect(jsonValue(value)).toBeNull();
});

test('what no JSON holds is nothing at its place, and costs nothing beside it', () => {
  const good = { id: 'h1', starredAt: 5 };
  const kept = { hearings: [good, { id: 'h2', starredAt: Number.NaN }, new Map()], at: new Date(0) };
  expect(jsonValue(kept)).toEqual({ hearings: [good, { id: 'h2', starredAt: null }, null], at: null });
});

test('what holds itself, or is deeper than anything that is kept, ends at some depth', () => {
  const ring: Record<string, unknown> = { id: 'h1' };
  ring.self = ring;
  expect(jsonValue(ring)).toMatchObject({ id: 'h1', self: { id: 'h1' } });
  expect(() => JSON.stringify(jsonValue(ring))).not.toThrow();
  let deep: unknown = 'end';
  for (let at = 0; at < 200_000; at += 1) deep = [deep];
  expect(JSON.stringify(jsonValue({ id: 'h1', deep }))).toMatch(/^\{"id":"h1","deep":\[+null\]+\}$/);
});

test('a setting taken back stays usable beside the others', () => {
  expect(jsonValue({ extCaseNum: 'Y', displaychaptershearing: undefined })).toEqual({ extCaseNum: 'Y' });
});
