// @vitest-environment jsdom

import type { Registry, RegistryArea } from '@court/contract';
import { containerName } from '@court/federation/container-name';
import { beforeEach, expect, test } from 'vitest';
import { forgetOverrides, readOverrides, withOverrides } from './overrides';

const entry = 'http://localhost:4102/remoteEntry.js';
const released = { version: '1.0.0' } as RegistryArea['current'];
const registry: Registry = {
  generatedAt: 1,
  areas: { 'mfe-search': { routes: [], menu: [], current: released, previous: null } },
};
beforeEach(() => sessionStorage.clear());

test('an address names the developer’s entry of an area; the session keeps it until it is reset', () => {
  expect(readOverrides(`?remote.mfe-search=${entry}`, sessionStorage)).toEqual({ 'mfe-search': entry });
  expect(readOverrides('', sessionStorage)).toEqual({ 'mfe-search': entry });
  forgetOverrides(sessionStorage);
  expect(readOverrides('', sessionStorage)).toEqual({});
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
])('%s is no developer’s entry', (address) => {
  expect(readOverrides(`?remote.mfe-search=${encodeURIComponent(address)}`, sessionStorage)).toEqual({});
});

test('what is overridden runs under a name of its own, and what is released stands behind it', () => {
  const area = withOverrides(registry, { 'mfe-search': entry, 'mfe-calendar': entry }).areas['mfe-search'];
  expect(area?.current).toMatchObject({
    entry,
    integrity: null,
    container: containerName('mfe-search', 'override'),
  });
  expect(area?.previous).toBe(released);
});

test('an area that is not on the site is not put there by an address', () => {
  expect(withOverrides(registry, { 'mfe-calendar': entry })).toEqual(registry);
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
])('a session that keeps %s overrides nothing, and an address still does', (kept) => {
  sessionStorage.setItem('overrides', kept);
  expect(readOverrides('', sessionStorage)).toEqual({});
  sessionStorage.setItem('overrides', kept);
  expect(readOverrides(`?remote.mfe-search=${entry}`, sessionStorage)).toEqual({ 'mfe-search': entry });
});
