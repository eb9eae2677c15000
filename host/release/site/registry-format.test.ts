import { expect, test } from 'vitest';
import { parseRegistry, SiteFormatError } from './registry-format';

test('an earlier format with releases is refused with what to do', () => {
  const areas = { 'mfe-search': { current: { version: '1.1.0' } } };
  expect(() => parseRegistry(JSON.stringify({ generatedAt: 7, areas }), 'r')).toThrow(
    'r is of format 1, whose releases run on no host of today: release all into an empty folder',
  );
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
