// @vitest-environment jsdom
import { createInstance } from '@module-federation/enhanced/runtime';
import { expect, test, vi } from 'vitest';
import { createFederation } from './federation';
import { loadEntry, namedEntry, type PageScripts } from './load-entry';

vi.mock('./load-entry');

const NONE = { take: () => null };
const PART = 'jotai/utils';

/**
 * A container as the bundler's runtime makes it: an instance of its own over the scope the host hands it. Its remote
 * asks for a part that the host gives later, and `fails` only after that has come.
 */
function container(name: string, fails: boolean) {
  const instance = createInstance({ name, remotes: [] });
  return {
    init: (scope: (typeof instance.shareScopeMap)[string]) => instance.initShareScopeMap('default', scope),
    get: () => async () => {
      const shareConfig = { singleton: true, strictVersion: true, requiredVersion: '^1.0.0' };
      const part = await instance.loadShare(PART, { customShareInfo: { shareConfig } });
      if (fails || !part) throw new Error('the rest of it did not come');
      return { routes: [], part: part() };
    },
  };
}

test('what the host gives later is still there when a remote is loaded again after it has failed', async () => {
  const later = vi.fn(async () => ({ typedName: 'one' }));
  const federation = createFederation({ [PART]: { version: '1.0.0', later } }, NONE);
  const load = (name: string) =>
    federation.load({ name, url: `http://localhost/${name}.js`, integrity: null });

  vi.mocked(loadEntry).mockImplementation(async (_url, _integrity, name) => container(name, true));
  await expect(load('mfe_search_1')).rejects.toThrow('the rest of it did not come');
  await expect(load('mfe_search_1')).rejects.toThrow('the rest of it did not come');

  vi.mocked(loadEntry).mockImplementation(async (_url, _integrity, name) => container(name, false));
  expect(await load('mfe_search_1')).toMatchObject({ part: { typedName: 'one' } });
  expect(await load('mfe_settings_1')).toMatchObject({ part: { typedName: 'one' } });
  expect(later).toHaveBeenCalledTimes(1);
});

test('what the host gives later and did not come is asked for again by the next attempt', async () => {
  const later = vi.fn(async () => ({ typedName: 'one' }));
  later.mockRejectedValueOnce(new Error('offline'));
  const federation = createFederation({ [PART]: { version: '1.0.0', later } }, NONE);
  vi.mocked(loadEntry).mockImplementation(async (_url, _integrity, name) => container(name, false));
  const load = () => federation.load({ name: 'mfe_search_2', url: 'http://localhost/2.js', integrity: null });
  await expect(load()).rejects.toThrow('offline');
  expect(await load()).toMatchObject({ part: { typedName: 'one' } });
});

test('an entry that the page names is taken from there, once', async () => {
  const url = 'http://localhost/3.js';
  const ran = Promise.resolve(true);
  vi.mocked(namedEntry).mockResolvedValueOnce(container('mfe_search_3', true));
  vi.mocked(loadEntry)
    .mockReset()
    .mockImplementation(async (_url, _integrity, name) => container(name, false));
  const given = { [PART]: { version: '1.0.0', now: { typedName: 'one' } } };
  const federation = createFederation(given, {
    take: vi.fn<PageScripts['take']>().mockReturnValueOnce(ran).mockReturnValue(null),
  });
  const load = () => federation.load({ name: 'mfe_search_3', url, integrity: 'sha384-of-it' });
  await expect(load()).rejects.toThrow('the rest of it did not come');
  expect(namedEntry).toHaveBeenCalledExactlyOnceWith(url, ran, 'mfe_search_3');
  expect(loadEntry).not.toHaveBeenCalled();
  expect(await load()).toMatchObject({ part: { typedName: 'one' } });
  expect(loadEntry).toHaveBeenCalledExactlyOnceWith(url, 'sha384-of-it', 'mfe_search_3');
});
