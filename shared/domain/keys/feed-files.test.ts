import { expect, test } from 'vitest';
import { feedFile, feedsOf } from './feed-files';

test('a feed is in the folder of its group, under its id', () => {
  expect(feedFile('judge', 'j-ada-brook')).toBe('judge/j-ada-brook.ics');
  expect(feedFile('case', 'c2650001-bk', 'atom')).toBe('case/c2650001-bk.atom');
});

test.each([
  '../../etc/passwd',
  '..',
  '.htaccess',
  'a/b',
  'a\\b',
  'a%2f..',
  'C:x',
  'nul',
  'com1',
  'A-upper',
  'a b',
  '',
  'ñ',
  'x'.repeat(200),
])('an id that is not a safe file name, %j, becomes a hash', (id) => {
  const file = feedFile('attorney', id);
  expect(file).toMatch(/^attorney\/x-[a-z0-9]{1,11}\.ics$/);
  expect(feedFile('attorney', `${id}2`)).not.toBe(file);
});

test('a court states the URL of its feeds, or has none', () => {
  expect(feedsOf({ feeds: { url: 'feeds/txwb' } })).toEqual({ url: 'feeds/txwb', attorneys: [] });
  expect(feedsOf({ feeds: { url: 'https://a.test', attorneys: ['b-1', {}] } })?.attorneys).toEqual(['b-1']);
  for (const none of [null, {}, { feeds: 'x' }, { feeds: {} }]) expect(feedsOf(none)).toBeNull();
});
