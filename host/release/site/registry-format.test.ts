import { expect, test } from 'vitest';
import { parseRegistry, SiteFormatError } from './registry-format';

const old = {
  site: 's',
  generatedAt: 7,
  areas: {
    'mfe-search': {
      routes: [{ path: '/search-attorney', page: 'search-attorney.html' }],
      menu: [
        { path: '/search-attorney', label: 'search' },
        { path: '/search-mylist', label: 'mylist' },
      ],
      current: { version: '1.1.0' },
      previous: { version: '1.0.0' },
    },
    'mfe-forms': { routes: [], menu: [{ path: '/forms', label: 'Forms' }], current: { version: '1.0.0' } },
  },
};

test('in a registry of the format before, each release gets what belonged to its area', () => {
  const { format, site, generatedAt, areas } = parseRegistry(JSON.stringify(old), 'r');
  expect({ format, site, generatedAt }).toEqual({ format: 2, site: 's', generatedAt: 7 });
  for (const release of [areas['mfe-search']?.current, areas['mfe-search']?.previous])
    expect(release).toMatchObject({
      routes: [{ path: '/search-attorney' }],
      menu: [
        { path: '/search-attorney', label: { 'en-US': 'Search' } },
        { path: '/search-mylist', label: { 'en-US': 'My list' }, mark: 'lists' },
      ],
      names: { title: { 'en-US': 'Search' }, phrase: { 'en-US': 'the search' } },
    });
  expect(areas['mfe-forms']).toMatchObject({
    current: { menu: [{ label: { 'en-US': 'Forms' } }] },
    previous: null,
  });
});

test('a registry without anything released is one', () => {
  expect(parseRegistry('{"generatedAt":0,"areas":{}}', 'r').areas).toEqual({});
});

test.each([
  '',
  'null',
  '7',
  '[]',
  '{}',
  '{"generatedAt":1}',
  '{"areas":{}}',
  '{"generatedAt":1,"areas":null}',
])('%s is refused in words', (payload) => {
  expect(() => parseRegistry(payload, '/site/registry.json')).toThrow(SiteFormatError);
  expect(() => parseRegistry(payload, '/site/registry.json')).toThrow(
    '/site/registry.json holds no registry',
  );
});

test('a newer format is refused with what to do', () => {
  const newer = JSON.stringify({ format: 3, generatedAt: 1, areas: {} });
  expect(() => parseRegistry(newer, 'r')).toThrow('knows up to 2: release from a newer checkout');
});
