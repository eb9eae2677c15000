import { DEVICE_KEYS, type DeviceKey } from '@court/domain';
import { forSeeds, hostileValue, spoiled } from '@court/domain/testing/hostile-values';
import { expect, test } from 'vitest';

import { fitOf, isCourtCode } from './stored/schema';
import { STORED_SCHEMAS } from './stored-schemas';

const AT = Date.parse('2026-11-23T18:00:00Z');

/** A valid value for each key. */
const WRITTEN: Record<DeviceKey, unknown> = {
  [DEVICE_KEYS.colorTheme]: 'ocean',
  [DEVICE_KEYS.courtName]: 'txwb',
  [DEVICE_KEYS.courtDescription]: 'Western District of Texas',
  [DEVICE_KEYS.judgeName]: { txwb: 'Ann Alder', kywb: 'Bo Birch' },
  [DEVICE_KEYS.judgeId]: { txwb: 'j-alder' },
  [DEVICE_KEYS.reader]: {
    extCaseNum: 'Y',
    displaychaptershearing: '7,13',
    shortcutKeys: undefined,
    dressing: 'dark',
  },
  [DEVICE_KEYS.nativeEvents]: { 'h1@txwb': '17', 'constructor@txwb': '18' },
  [DEVICE_KEYS.changesSeen]: { txwb: { hearings: AT, meetings: AT }, kywb: {} },
  [DEVICE_KEYS.recentlyViewed]: {
    txwb: [
      { field: 'attorney', id: 'a-alder', title: 'Ann Alder' },
      { field: 'casenumber', id: 'c2650001-bk', title: '26-50001' },
    ],
  },
  [DEVICE_KEYS.followedAttorneys]: {
    txwb: [{ field: 'attorney', id: 'a-alder', title: 'Ann Alder' }],
  },
  [DEVICE_KEYS.listsSeen]: { txwb: { seen: { hearings: AT, cases: AT }, last: 'h1' } },
};

const KEYS = Object.entries(STORED_SCHEMAS) as [DeviceKey, (typeof STORED_SCHEMAS)[DeviceKey]][];

test.each(KEYS)('reads a valid value of %s completely and unchanged', (key, schema) => {
  expect(fitOf(schema, WRITTEN[key])).toEqual({ value: WRITTEN[key], whole: true });
  expect([fitOf(schema, null).whole, fitOf(schema, undefined).whole]).toEqual([true, true]);
});

test.each(KEYS)('reads 2,000 damaged values of %s, and a second read finds no damage', (key, schema) => {
  let invalid = 0;
  const tried = forSeeds(2000, (random) => {
    const json = random() < 0.3 ? hostileValue(random) : spoiled(WRITTEN[key], random, 0.3);
    const { value, whole } = fitOf(schema, json);
    if (!whole) invalid += 1;
    expect(fitOf(schema, structuredClone(value))).toEqual({ value, whole: true });
  });
  expect(invalid).toBeGreaterThan(tried / 20);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('one unreadable entry does not affect the entries beside it', () => {
  const [good, other] = [
    { field: 'attorney', id: 'a1', title: 'Ann Alder' },
    { field: 'debtor', id: 'd1', title: 'Rosa \ud800' },
  ];
  const { value, whole } = fitOf(STORED_SCHEMAS.recentFinds, {
    txwb: [good, { field: 'attorney', id: '\ud800', title: 'x' }, other],
    kywb: 'rubbish',
  });
  expect(value).toEqual({ txwb: [good, { ...other, title: 'Rosa \ufffd' }], kywb: [] });
  expect(whole).toBe(false);
});

test('a court code is never a property name that every object inherits', () => {
  expect(['txwb', 'kywb', 'ca9-bap'].every(isCourtCode)).toBe(true);
  for (const code of ['constructor', '__proto__', '', 'TXWB', 'a', 'x'.repeat(30), '../txwb'])
    expect(isCourtCode(code), code).toBe(false);
});
