import { expect, test } from 'vitest';
import { messagesOf } from './messages-of';
import { sharedMessages, wordFor } from './shared-messages';

test('a message is said by its key, with the values that it needs', () => {
  expect(sharedMessages('changed')).toBe('Changed');
  expect(sharedMessages('chapter', { chapter: '13' })).toBe('Chapter 13');
});

test('an unknown key, and a value that is missing or of another type, do not compile', () => {
  const mistakes = () => [
    // @ts-expect-error there is no such message
    sharedMessages('nothing'),
    // @ts-expect-error it needs a chapter
    sharedMessages('chapter'),
    // @ts-expect-error a chapter is a text
    sharedMessages('chapter', { chapter: 13 }),
  ];
  expect(mistakes).toBeTypeOf('function');
});

test('US English stands where the reader’s language has no table', () => {
  const messages = messagesOf({ 'en-US': { close: 'Close' }, 'es-MX': { close: 'Cerrar' } });
  expect(messages('close')).toBe('Close');
});

test('a status that no message is known for has no word', () => {
  expect(wordFor('status', 'not-held')).toBe('Not held');
  expect(wordFor('status', 'lost')).toBeNull();
});
