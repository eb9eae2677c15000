import { expect, test, vi } from 'vitest';
import { type ConsumesOptions, consume } from './bundler-runtime';

type Versions = Record<string, { lib?: () => unknown; get?: () => Promise<() => unknown> }>;

/** A chunk of one shared part, `part`, over a scope that holds `versions` of it. */
function chunk(versions: Versions, installedModules: ConsumesOptions['installedModules'] = {}) {
  const options: ConsumesOptions = {
    chunkId: 602,
    chunkMapping: { 602: [7] },
    installedModules,
    moduleToHandlerMapping: {
      7: { shareKey: 'part', shareInfo: { scope: ['default'], shareConfig: { requiredVersion: '^1.0.0' } } },
    },
    promises: [],
    webpackRequire: {
      m: {},
      c: { 7: 'an earlier one' },
      federation: { instance: { shareScopeMap: { default: { part: versions } } } },
    },
  };
  consume(options);
  return options;
}

function exportsOf({ webpackRequire }: ConsumesOptions): unknown {
  const module = { exports: undefined as unknown };
  webpackRequire.m[7]?.(module);
  return module.exports;
}

test('a part at hand is in the chunk at once, as the host has it', () => {
  const part = { messagesOf: () => {} };
  const made = chunk({ '1.0.0': { lib: () => part } });
  expect(made.installedModules).toEqual({ 7: 0 });
  expect(made.promises).toEqual([]);
  expect(exportsOf(made)).toBe(part);
  expect(made.webpackRequire.c).toEqual({});
});

test('of several versions the one that fits is taken', () => {
  expect(exportsOf(chunk({ '2.0.0': { lib: () => 'two' }, '1.1.0': { lib: () => 'one' } }))).toBe('one');
});

test('a part that comes later is waited for, by every chunk that asks meanwhile', async () => {
  const get = vi.fn(async () => () => 'part');
  const made = chunk({ '1.0.0': { get } });
  consume(made);
  expect(get).toHaveBeenCalledOnce();
  expect(made.promises).toEqual([made.installedModules[7], made.installedModules[7]]);
  await Promise.all(made.promises);
  expect(made.installedModules).toEqual({ 7: 0 });
  expect(exportsOf(made)).toBe('part');
});

test('a part that did not come fails where it is used, and is asked for again', async () => {
  const get = vi.fn<() => Promise<() => unknown>>().mockRejectedValueOnce(new Error('offline'));
  get.mockResolvedValueOnce(() => 'part');
  const made = chunk({ '1.0.0': { get } });
  await Promise.all(made.promises);
  expect(() => exportsOf(made)).toThrow('offline');
  consume(made);
  await Promise.all(made.promises);
  expect(exportsOf(made)).toBe('part');
});

test.each([
  ['does not fit', { '2.0.0': { lib: () => 'part' } }],
  ['is not there', {}],
])('a part that %s fails where it is used', (_how, versions) => {
  const made = chunk(versions);
  expect(made.installedModules).toEqual({});
  expect(() => exportsOf(made)).toThrow('RUNTIME-012');
});
