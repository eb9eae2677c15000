import { expect, test } from 'vitest';
import { type ConsumesOptions, consumeAtHand } from './bundler-runtime';

const consumed = (shareKey: string, requiredVersion = '^1.0.0') => ({
  shareKey,
  shareInfo: { scope: ['default'], shareConfig: { requiredVersion } },
});

/** A chunk of one shared part, `part`, over a scope that holds `versions` of it. */
function chunk(
  versions: Record<string, { lib?: () => unknown }>,
  installedModules: Record<string, unknown> = {},
) {
  const options: ConsumesOptions = {
    chunkId: 602,
    chunkMapping: { 602: [7] },
    installedModules,
    moduleToHandlerMapping: { 7: consumed('part') },
    webpackRequire: {
      m: {},
      c: { 7: 'an earlier one' },
      federation: { instance: { shareScopeMap: { default: { part: versions } } } },
    },
  };
  consumeAtHand(options);
  return options;
}

test('a part at hand is in the chunk at once, as the host has it', () => {
  const part = { messagesOf: () => {} };
  const { installedModules, webpackRequire } = chunk({ '1.0.0': { lib: () => part } });
  expect(installedModules).toEqual({ 7: 0 });
  const module = { exports: {} as unknown };
  webpackRequire.m[7]?.(module);
  expect(module.exports).toBe(part);
  expect(webpackRequire.c).toEqual({});
});

test.each([
  ['comes later', { '1.0.0': {} }],
  ['does not fit', { '2.0.0': { lib: () => 'part' } }],
  ['is there twice', { '1.0.0': { lib: () => 'part' }, '1.1.0': { lib: () => 'part' } }],
  ['is not there', {}],
])('a part that %s is left to Module Federation', (_how, versions) => {
  const { installedModules, webpackRequire } = chunk(versions);
  expect(installedModules).toEqual({});
  expect(webpackRequire.m).toEqual({});
});

test('what Module Federation has begun with stays its own', () => {
  const begun = Promise.resolve();
  const { installedModules, webpackRequire } = chunk({ '1.0.0': { lib: () => 'part' } }, { 7: begun });
  expect(installedModules[7]).toBe(begun);
  expect(webpackRequire.m).toEqual({});
});
