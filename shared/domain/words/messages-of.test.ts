import { expect, test } from 'vitest';
import { messagesOf } from './messages-of';
import { sharedMessages, trusteeWords, wordFor } from './shared-messages';

test('returns a message by its key, with its values', () => {
  expect(sharedMessages('changed')).toBe('Changed');
  expect(sharedMessages('chapter', { chapter: '13' })).toBe('Chapter 13');
});

test('an unknown key, a missing value and a value of a wrong type do not compile', () => {
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

test('uses US English if the reader’s language has no table', () => {
  const messages = messagesOf({ 'en-US': { close: 'Close' }, 'es-MX': { close: 'Cerrar' } });
  expect(messages('close')).toBe('Close');
});

test('a status without a message returns null', () => {
  expect(wordFor('status', 'not-held')).toBe('Not held');
  expect(wordFor('status', 'lost')).toBeNull();
});

test('a trustee is called so once', () => {
  expect(trusteeWords('Ada Brook')).toBe('Trustee Ada Brook');
  expect(trusteeWords('Trustees of Brook')).toBe('Trustee Trustees of Brook');
  expect(trusteeWords('United States Trustee')).toBe('United States Trustee');
  expect(trusteeWords('Office of the U.S. TRUSTEE')).toBe('Office of the U.S. TRUSTEE');
});
