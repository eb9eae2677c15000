import type { DeviceStore } from '@court/contract';
import { forSeeds, hostileValue } from '@court/records/testing/hostile-values';
import { expect, test, vi } from 'vitest';
import { jsonValue, ownKeys, readFitting } from './open-device-store';

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

test('what does not fit is set aside once, what fits of it stands in its place, and the rest is as it was', async () => {
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

test('what fits stays as it lies there, with what a later release wrote into it', async () => {
  const written = { extCaseNum: 'Y', later: true };
  const kept = new Map<string, unknown>([['readerSettings', written]]);
  expect(await readFitting(deviceWith(kept))).toEqual({
    values: { readerSettings: written },
    hasCorruptBackup: false,
  });
});

test('a setting that an area added after this host is read like the host’s own; lists and what was set aside are not', async () => {
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

test('a device that names no keys gives the settings that the host knows', async () => {
  const device = deviceWith(
    new Map<string, unknown>([
      ['_courtName', 'txwb'],
      ['largePrint', 1],
    ]),
  );
  const { values } = await readFitting({ ...device, keys: () => Promise.reject(new Error('not here')) });
  expect(values).toEqual({ _courtName: 'txwb' });
});

test('a device that refuses to set aside keeps what it has, and the page gets what fits', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const kept = new Map(BROKEN);
  const { values, hasCorruptBackup } = await readFitting(deviceWith(kept, true));
  expect([values._colorTheme, hasCorruptBackup]).toEqual(['default', false]);
  expect([...kept]).toEqual(BROKEN);
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

test('of 2,000 stores full of rubbish each is read, and set aside at most once', async () => {
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

test('a site at the top sees none of what a site below it keeps in the same store', () => {
  expect(
    ownKeys(['_colorTheme', 'lists/txwb', '/calendar-app/_colorTheme', '/calendar-app/lists/txwb']),
  ).toEqual(['_colorTheme', 'lists/txwb']);
});
