// @vitest-environment jsdom

import type { PageConfig, RegistryArea } from '@court/contract';
import { containerName } from '@court/federation/container-name';
import { beforeEach, expect, test } from 'vitest';
import { forgetOverrides, readOverrides, refusedBySite, withOverrides } from './overrides';
import { NO_FACTS } from './testing/facts';

const entry = 'http://localhost:4102/remoteEntry.js';
const released = { ...NO_FACTS, version: '1.0.0' } as RegistryArea['current'];
const held: PageConfig['registry'] = {
  generatedAt: 1,
  areas: { 'mfe-search': { current: released, previous: null } },
};
const PORTS: Record<string, number> = { 'mfe-search': 4102, 'mfe-forms': 4106 };
const portOf = (area: string) => PORTS[area] ?? null;
const read = (search: string) => readOverrides(search, sessionStorage, portOf).overrides;
beforeEach(() => sessionStorage.clear());

test('the query sets a developer’s entry for an area, and the session stores it until the reset', () => {
  expect(read(`?remote.mfe-search=${entry}`)).toEqual({ 'mfe-search': entry });
  expect(read('')).toEqual({ 'mfe-search': entry });
  forgetOverrides(sessionStorage);
  expect(read('')).toEqual({});
});

test.each([
  'http://localhost:8080/a.js',
  'https://localhost:4102/a.js',
  'http://localhost.evil.example:4102/a.js',
  'http://evil.example:4102/a.js',
  'http://localhost:4102@evil.example/a.js',
  '/a.js',
  'javascript:alert(1)',
  '',
])('%s is refused as a developer’s entry', (address) => {
  const search = `?remote.mfe-search=${encodeURIComponent(address)}`;
  const { overrides, refused } = readOverrides(search, sessionStorage, portOf);
  expect(overrides).toEqual({});
  expect(refused).toEqual([{ area: 'mfe-search', address, why: 'address', port: 4102 }]);
});

test('an override has a container name of its own, and the release becomes its fallback', () => {
  const area = withOverrides(held, {}, { 'mfe-search': entry, 'mfe-calendar': entry }).areas['mfe-search'];
  expect(area?.current).toMatchObject({
    entry,
    integrity: null,
    container: containerName('mfe-search', 'override'),
  });
  expect(area?.previous).toBe(released);
});

test('an override for an area that the site does not have is refused and reported', () => {
  expect(withOverrides(held, {}, { 'mfe-calendar': entry })).toEqual(held);
  const { overrides, refused } = readOverrides(`?remote.mfe-calendar=${entry}`, sessionStorage, portOf);
  expect(overrides).toEqual({});
  expect(refused).toEqual([{ area: 'mfe-calendar', address: entry, why: 'area' }]);
});

test('an area whose release the page does not contain is overridden with the page’s outline of it', () => {
  const others = { 'mfe-forms': { paths: ['/forms'], port: 4106 } };
  const own = 'http://localhost:4106/remoteEntry.js';
  expect(read(`?remote.mfe-forms=${own}`)).toEqual({ 'mfe-forms': own });
  const area = withOverrides(held, others, { 'mfe-forms': own }).areas['mfe-forms'];
  expect(area?.current).toMatchObject({ entry: own, routes: [{ path: '/forms' }] });
  expect(area?.previous).toBeNull();
});

test('a site without overrides reports each one that the query asks for', () => {
  expect(refusedBySite(`?date=x&remote.mfe-search=${entry}`)).toEqual([
    { area: 'mfe-search', address: entry, why: 'site' },
  ]);
  expect(refusedBySite('?date=x')).toEqual([]);
});

test.each([
  'null',
  '[',
  '',
  '7',
  '"text"',
  '{"mfe-search":7}',
  '{"mfe-search":{"href":"x"}}',
  '{"__proto__":1}',
  '{"mfe-search":{"toString":1,"valueOf":1}}',
])('a session with the stored value %s overrides nothing, and a query still works', (kept) => {
  sessionStorage.setItem('overrides', kept);
  expect(read('')).toEqual({});
  sessionStorage.setItem('overrides', kept);
  expect(read(`?remote.mfe-search=${entry}`)).toEqual({ 'mfe-search': entry });
});
