// @vitest-environment jsdom
import type { PageConfig, PageCourt, Registry, RegistryArea, Release } from '@court/contract';
import { expect, test } from 'vitest';
import { areaRegistry } from './registry';
import { NO_FACTS } from './testing/facts';

const label = (text: string) => ({ 'en-US': text });
function releaseOf(name: string, version = '1.0.0', ...paths: string[]): Release {
  const facts = {
    ...NO_FACTS,
    routes: [`/${name}`, ...paths].map((path) => ({ path, page: '' })),
    menu: [{ path: `/${name}`, label: label(name) }],
  };
  return { ...facts, version, entry: `/mfe-${name}/${version}/remoteEntry.js` } as Release;
}
const area = (release: Release): RegistryArea => ({ current: release, previous: null });

/** A page of the calendar. It contains that area's release and the outline of the settings. */
const page: Pick<PageConfig, 'registry' | 'areas'> = {
  registry: {
    generatedAt: 5,
    areas: { 'mfe-calendar': area(releaseOf('calendar', '1.0.0', '/hearing-detail/:id?')) },
  },
  areas: { 'mfe-settings': { paths: ['/settings'], phrase: label('the settings'), menu: [] } },
};
const courtWith = (...modules: PageCourt['modules']) => areaRegistry(page, () => ({ modules }) as PageCourt);
const registryAt = (generatedAt: number, areas: Registry['areas']): Registry => ({
  format: 2,
  generatedAt,
  areas,
});

test('an enabled and released area answers the addresses of its release', () => {
  const registry = courtWith('mfe-calendar', 'mfe-search');
  expect(registry.offeredAt('/hearing-detail/7')).toBe('mfe-calendar');
  expect(registry.menu()).toEqual([{ path: '/calendar', label: label('calendar') }]);
  expect(registry.folders()).toEqual(['/mfe-calendar/1.0.0/']);
});

test('a released area that the court has not enabled has an address, but is not offered', () => {
  const registry = courtWith('mfe-calendar');
  expect(registry.areaAt('/settings')).toBe('mfe-settings');
  expect(registry.offeredAt('/settings')).toBeNull();
  expect(registry.offers('mfe-settings')).toBe(false);
});

test('an area is offered before the page has its release, which the registry provides', () => {
  const registry = courtWith('mfe-calendar', 'mfe-settings');
  expect(registry.offeredAt('/settings')).toBe('mfe-settings');
  expect(registry.release('mfe-settings')).toBeNull();
  registry.take(registryAt(5, { 'mfe-settings': area(releaseOf('settings', '2.0.0')) }));
  expect(registry.release('mfe-settings')?.version).toBe('2.0.0');
  expect(registry.folders()).toEqual(['/mfe-calendar/1.0.0/', '/mfe-settings/2.0.0/']);
});

test('a release in the page may run already, and stays until the reader asks for the newest', () => {
  const registry = courtWith('mfe-calendar');
  const newer = registryAt(6, { 'mfe-calendar': area(releaseOf('calendar', '2.0.0')) });
  registry.take(newer);
  expect(registry.release('mfe-calendar')?.version).toBe('1.0.0');
  registry.take(newer, true);
  expect(registry.release('mfe-calendar')?.version).toBe('2.0.0');
});

test('a registry older than the page is ignored', () => {
  const registry = courtWith('mfe-calendar', 'mfe-settings');
  registry.take(registryAt(4, { 'mfe-settings': area(releaseOf('settings', '0.9.0')) }));
  expect(registry.release('mfe-settings')).toBeNull();
});

test('an area that was released after the page was made appears once the registry is read, and listeners are called', () => {
  const registry = courtWith('mfe-calendar', 'mfe-forms');
  expect(registry.isUnreleased('mfe-forms')).toBe(true);
  let told = 0;
  registry.subscribe(() => {
    told += 1;
  });
  registry.take(registryAt(6, { 'mfe-forms': area(releaseOf('forms')) }));
  expect(told).toBe(1);
  expect(registry.isUnreleased('mfe-forms')).toBe(false);
  expect(registry.offeredAt('/forms')).toBe('mfe-forms');
  expect(registry.menu().map(({ path }) => path)).toEqual(['/calendar', '/forms']);
});

test('nothing is offered before the reader has chosen a court', () => {
  const registry = areaRegistry(page, () => null);
  expect(registry.offeredAt('/calendar')).toBeNull();
  expect(registry.menu()).toEqual([]);
});

test('the host’s own screens and unknown addresses belong to no area', () => {
  const registry = courtWith('mfe-calendar', 'mfe-search');
  for (const path of ['/search-attorney', '/courts', '/nowhere', '/'])
    expect(registry.areaAt(path), path).toBeNull();
});
