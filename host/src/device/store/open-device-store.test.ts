import type { DeviceStore } from '@court/contract';
import { forSeeds, hostileValue } from '@court/domain/testing/hostile-values';
import { expect, test, vi } from 'vitest';
import { jsonValue, ownKeys, readFitting } from './open-device-store';

test('a JSON value is returned unchanged', () => {
  for (const value of [null, '', 'a', 0, -1.5, false, [], [1, [null]], {}, { a: { b: ['c'] } }]) {
    expect(jsonValue(value)).toBe(value);
  }
});

test('a value that JSON cannot hold becomes null', () => {
  class Docket {}
  const odd = [undefined, Number.NaN, Infinity, new Date(0), new Map(), new Docket(), () => 1, new Set()];
  for (const value of odd) expect(jsonValue(value)).toBeNull();
});

test('a nested value that JSON cannot hold becomes null, and its siblings stay', () => {
  const good = { id: 'h1', starredAt: 5 };
  const kept = { hearings: [good, { id: 'h2', starredAt: Number.NaN }, new Map()], at: new Date(0) };
  expect(jsonValue(kept)).toEqual({ hearings: [good, { id: 'h2', starredAt: null }, null], at: null });
});

test('a circular value and a very deep one are cut off at a maximum depth', () => {
  const ring: Record<string, unknown> = { id: 'h1' };
  ring.self = ring;
  expect(jsonValue(ring)).toMatchObject({ id: 'h1', self: { id: 'h1' } });
  expect(() => JSON.stringify(jsonValue(ring))).not.toThrow();
  let deep: unknown = 'end';
  for (let at = 0; at < 200_000; at += 1) deep = [deep];
  expect(JSON.stringify(jsonValue({ id: 'h1', deep }))).toMatch(/^\{"id":"h1","deep":\[+null\]+\}$/);
});

test('a setting that was reset to undefined does not affect the others', () => {
  expect(jsonValue({ extCaseNum: 'Y', displaychaptershearing: undefined })).toEqual({ extCaseNum: 'Y' });
});

function deviceWith(kept: Map<string, unknown>, refuses = false): DeviceStore {
  const write = async (act: () => void) => {
    if (refuses) throw new DOMException('full', 'QuotaExceededError');
    act();
  };
  return {
    driver: 'indexedDB',
    get: async (key) => structuredClone(kept.get(key) ?? null),
    set: (key, value) => write(() => kept.set(key, structuredClone(value))),
    remove: (key) => write(() => kept.delete(key)),
    keys: async () => [...kept.keys()],
  };
}

const BROKEN: [string, unknown][] = [
  ['_colorTheme', 'beige'],
  ['_judgeName', 'Ann Alder'],
  ['_judgeId', { txwb: 1, kywb: 'j-birch' }],
  ['readerSettings', { extCaseNum: 'Y', extCaseNumLoc: 7, later: true }],
];

test('an invalid value is set aside once, replaced by its valid part, and other values stay', async () => {
  const kept = new Map(BROKEN);
  expect(await readFitting(deviceWith(kept))).toEqual({
    values: {
      _colorTheme: 'default',
      _judgeName: 'Ann Alder',
      _judgeId: { txwb: null, kywb: 'j-birch' },
      readerSettings: { extCaseNum: 'Y' },
    },
    hasCorruptBackup: true,
  });
  expect(Object.fromEntries(kept)).toEqual({
    ...{ _colorTheme: 'default', _judgeName: 'Ann Alder', readerSettings: { extCaseNum: 'Y' } },
    _judgeId: { txwb: null, kywb: 'j-birch' },
    ...{ '_colorTheme/aside': ['beige'], '_judgeId/aside': [{ txwb: 1, kywb: 'j-birch' }] },
    'readerSettings/aside': [{ extCaseNum: 'Y', extCaseNumLoc: 7, later: true }],
  });
  expect((await readFitting(deviceWith(kept))).hasCorruptBackup).toBe(false);
});

test('a value that fits stays unchanged, with fields of later releases', async () => {
  const written = { extCaseNum: 'Y', later: true };
  const kept = new Map<string, unknown>([['readerSettings', written]]);
  expect(await readFitting(deviceWith(kept))).toEqual({
    values: { readerSettings: written },
    hasCorruptBackup: false,
  });
});

test('a setting of a newer area is read like the host’s own, but lists and backups are not', async () => {
  const kept = new Map<string, unknown>([
    ['largePrint', { size: 2 }],
    ['_courtName', 'txwb'],
    ['_probe', 'indexedDB'],
    ['lists/txwb', { hearings: [] }],
    ['_colorTheme/aside', ['beige']],
  ]);
  const { values } = await readFitting(deviceWith(kept));
  expect(values).toEqual({ largePrint: { size: 2 }, _courtName: 'txwb' });
});

test('a device that cannot list its keys returns the settings that the host knows', async () => {
  const device = deviceWith(
    new Map<string, unknown>([
      ['_courtName', 'txwb'],
      ['largePrint', 1],
    ]),
  );
  const { values } = await readFitting({ ...device, keys: () => Promise.reject(new Error('not here')) });
  expect(values).toEqual({ _courtName: 'txwb' });
});

test('a device that refuses to set aside keeps its values, and the page gets the valid parts', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const kept = new Map(BROKEN);
  const { values, hasCorruptBackup } = await readFitting(deviceWith(kept, true));
  expect([values._colorTheme, hasCorruptBackup]).toEqual(['default', false]);
  expect([...kept]).toEqual(BROKEN);
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

test('each of 2,000 random stores is read, and set aside at most once', async () => {
  const stores: [seed: number, kept: Map<string, unknown>][] = [];
  const keys = [
    '_colorTheme',
    '_courtName',
    '_judgeId',
    'readerSettings',
    'nativeEvents',
    'changesSeen',
    'recentFinds',
    'listsSeen',
  ];
  forSeeds(2000, (random, seed) =>
    stores.push([seed, new Map(keys.map((key) => [key, hostileValue(random)]))]),
  );
  for (const [seed, kept] of stores) {
    await readFitting(deviceWith(kept));
    expect((await readFitting(deviceWith(kept))).hasCorruptBackup, `seed ${seed}`).toBe(false);
  }
});

test('a site at the root ignores the keys of a site at a sub-path in the same store', () => {
  expect(
    ownKeys(['_colorTheme', 'lists/txwb', '/calendar-app/_colorTheme', '/calendar-app/lists/txwb']),
  ).toEqual(['_colorTheme', 'lists/txwb']);
});
