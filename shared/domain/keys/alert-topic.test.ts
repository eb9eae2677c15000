import { expect, test } from 'vitest';
import { alertTopic, FOLLOWED_GROUPS, groupOfTopic } from './alert-topic';

const HOSTILE = ['', 'h 1', 'ñ/#?~', 'x'.repeat(5_000), '\ud800', '審'];

test('a topic never changes, and contains no name', () => {
  expect(alertTopic('txwb', 'hearing', 'h1')).toBe('txwb-h-2ehz7ws7m7j');
});

test.each(HOSTILE)('every id gives a valid topic name (%j)', (id) => {
  for (const group of FOLLOWED_GROUPS) {
    const topic = alertTopic('txwb', group, id);
    expect(topic).toMatch(/^[a-z0-9]+-[a-z]-[a-z0-9]{1,11}$/);
    expect(groupOfTopic('txwb', topic)).toBe(group);
    expect(groupOfTopic('txw', topic)).toBeNull();
    expect(groupOfTopic('kywb', topic)).toBeNull();
  }
});

test('one id in two groups, or in two courts, gives two topics', () => {
  const topics = ['txwb', 'kywb'].flatMap((court) =>
    FOLLOWED_GROUPS.map((group) => alertTopic(court, group, '1')),
  );
  expect(new Set(topics.map((topic) => topic.split('-')[2])).size).toBe(8);
});
