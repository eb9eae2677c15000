import { expect, test } from 'vitest';
import { parseRegistry, SiteFormatError } from './registry-format';

test('refuses an older format with releases, and says the remedy', () => {
  const areas = { 'mfe-search': { current: { version: '1.1.0' } } };
  expect(() => parseRegistry(JSON.stringify({ generatedAt: 7, areas }), 'r')).toThrow(
    'r is of format 1, whose releases run on no host of today: release all into an empty folder',
  );
});

test('accepts a registry without releases', () => {
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
])('refuses %s in a readable message', (payload) => {
  expect(() => parseRegistry(payload, '/site/registry.json')).toThrow(SiteFormatError);
  expect(() => parseRegistry(payload, '/site/registry.json')).toThrow(
    '/site/registry.json holds no registry',
  );
});

test('refuses a newer format, and says the remedy', () => {
  const newer = JSON.stringify({ format: 3, generatedAt: 1, areas: {} });
  expect(() => parseRegistry(newer, 'r')).toThrow('knows up to 2: release from a newer checkout');
});
