import type { PageConfig, PageCourt, RegistryArea } from '@court/contract';
import { expect, test } from 'vitest';
import { areaRegistry } from './registry';

const area = (name: string): RegistryArea => ({
  routes: [],
  menu: [{ path: `/${name}`, label: name }],
  current: { entry: `/mfe-${name}/1.0.0/remoteEntry.js` } as RegistryArea['current'],
  previous: null,
});
const config = {
  registry: { generatedAt: 0, areas: { 'mfe-calendar': area('calendar'), 'mfe-settings': area('settings') } },
} as PageConfig;
const courtWith = (...modules: PageCourt['modules']) =>
  areaRegistry(config, () => ({ modules }) as PageCourt);

test('an area that the court has enabled and that is registered answers its addresses', () => {
  const registry = courtWith('mfe-calendar', 'mfe-search');
  expect(registry.offeredAt('/hearing-detail/7')).toBe('mfe-calendar');
  expect(registry.menu()).toEqual([{ path: '/calendar', label: 'calendar' }]);
  expect(registry.folders()).toEqual(['/mfe-calendar/1.0.0/']);
});

test('a registered area that the court has not enabled does not exist for the page', () => {
  const registry = courtWith('mfe-calendar');
  expect(registry.offeredAt('/settings')).toBeNull();
  expect(registry.release('mfe-settings')).toBeNull();
});

test('an enabled area without a release is told from one that the court does not offer', () => {
  const registry = courtWith('mfe-search');
  expect(registry.isUnreleasedAt('/search-attorney')).toBe(true);
  for (const path of ['/s341-hearing', '/settings', '/courts', '/nowhere'])
    expect(registry.isUnreleasedAt(path), path).toBe(false);
});

test('nothing is offered before a court has been chosen', () => {
  const registry = areaRegistry(config, () => null);
  expect(registry.offeredAt('/calendar')).toBeNull();
  expect(registry.menu()).toEqual([]);
});

test('an enabled area that is not registered, the host’s own screens and unknown addresses are not offered', () => {
  const registry = courtWith('mfe-calendar', 'mfe-search');
  for (const path of ['/search-attorney', '/courts', '/nowhere', '/'])
    expect(registry.offeredAt(path), path).toBeNull();
});
