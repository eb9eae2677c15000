import type { Release } from '@court/shared/contract/registry';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { areaLoadsAtom, createAreaLoader } from './area-loads';
import type { LoadRelease } from './load-release';
import { RemoteError } from './remote-error';

const release = { version: '1.0.0' } as Release;
const registry = {
  release: () => release,
  offeredAt: () => null,
  isUnreleased: () => false,
  isUnreleasedAt: () => false,
  menu: () => [],
  folders: () => [],
};
const module = { routes: [] };

function loader(loadRelease: LoadRelease) {
  const store = createStore();
  return { store, areas: createAreaLoader(registry, loadRelease, store) };
}

test('an area is loaded once, however often it is asked for meanwhile and afterwards', async () => {
  const load = vi.fn(async () => module);
  const { areas } = loader(load);
  await Promise.all([areas.load('mfe-calendar'), areas.load('mfe-calendar')]);
  await areas.load('mfe-calendar');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed area is tried again the next time it is asked for, with fresh copies', async () => {
  const load = vi
    .fn<LoadRelease>()
    .mockRejectedValueOnce(new RemoteError('mfe-calendar', '1.0.0', 'network'))
    .mockResolvedValueOnce(module);
  const { areas, store } = loader(load);
  expect(await areas.load('mfe-calendar')).toMatchObject({ status: 'failed', error: { failure: 'network' } });
  expect(await areas.load('mfe-calendar')).toMatchObject({ status: 'ready', module });
  expect(load.mock.calls.map(([, , attempt]) => attempt.afresh)).toEqual([false, true]);
  expect(store.get(areaLoadsAtom)['mfe-calendar']?.status).toBe('ready');
});

test('while a failed area is being tried again it stays shown as failed', async () => {
  const { areas, store } = loader(async () => {
    throw new RemoteError('mfe-calendar', '1.0.0', 'timeout');
  });
  await areas.load('mfe-calendar');
  const again = areas.reload('mfe-calendar');
  expect(store.get(areaLoadsAtom)['mfe-calendar']?.status).toBe('failed');
  await again;
});

test('an error that names no failure counts as a crash of that release', async () => {
  const { areas } = loader(async () => {
    throw new TypeError('unforeseen');
  });
  expect(await areas.load('mfe-calendar')).toMatchObject({ error: { failure: 'crash', version: '1.0.0' } });
});
