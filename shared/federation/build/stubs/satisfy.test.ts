import { satisfy as whole } from '@module-federation/enhanced/runtime';
import { expect, test } from 'vitest';
import { hostProvides, remoteShared } from '../share-list.mjs';
import { satisfy } from './satisfy.js';

const PAIRS = ['1.0.0', '1.2.3', '1.10.0', '2.0.0', '19.3.0', '19.0.9'].flatMap((version) =>
  ['^1.0.0', '^1.2.3', '^1.2.4', '^1.9.0', '^2.0.0', '^19.0.0', '^19.4.0'].map((range) => [version, range]),
) as [string, string][];

test('says of each version and range what Module Federation says', () => {
  const said = PAIRS.map(([version, range]) => satisfy(version, range));
  expect(said).toEqual(PAIRS.map(([version, range]) => whole(version, range)));
  expect(new Set(said)).toEqual(new Set([true, false]));
});

test.each([
  ['1.0.0', '1.x'],
  ['1.0.0', '>=1.0.0'],
  ['0.1.0', '^0.1.0'],
  ['1.0.0-rc.1', '^1.0.0'],
])('refuses to say whether %s is in %s', (version, range) => {
  expect(() => satisfy(version, range)).toThrow(`No plain version and range: ${version} in ${range}`);
});

test('all that the host gives, and all that remotes ask for, is written plainly', () => {
  const given: Record<string, string> = hostProvides('development');
  const asked = remoteShared('development');
  expect(Object.keys(asked).sort()).toEqual(Object.keys(given).sort());
  for (const [name, { requiredVersion }] of Object.entries(asked))
    expect(satisfy(given[name] ?? '', requiredVersion), name).toBe(true);
});
