import { messagesOf } from '@court/domain';
import { expect, test } from 'vitest';
import { compileMessage } from './compile-message.mjs';

/** The text of a message as a reader sees it. */
function shown(message: string, values: Record<string, unknown> = {}): string {
  const compiled = new Function(`return ${compileMessage(message).code}`)();
  return messagesOf({ 'en-US': { message: compiled as (values: unknown) => string } })('message', values);
}

test.each([
  ['Hearings on {date}', { date: 'Monday' }, 'Hearings on Monday'],
  ['{count, number} in all', { count: 12_345 }, '12,345 in all'],
  ['{count, plural, one {1 hearing} other {# hearings}}', { count: 1 }, '1 hearing'],
  ['{count, plural, one {1 hearing} other {# hearings}}', { count: 1200 }, '1,200 hearings'],
  ['{date}: {count, plural, =0 {none} one {one} other {#}}', { date: 'May 1', count: 0 }, 'May 1: none'],
  ['{count, plural, =0 {} other {#}}', { count: 0 }, ''],
  ['{count, selectordinal, one {#st} two {#nd} other {#th}}', { count: 22 }, '22nd'],
  [
    '{how, select, phone {by phone to {who}} other {in person}}',
    { how: 'phone', who: 'Ann' },
    'by phone to Ann',
  ],
  ['{how, select, phone {} other {in person}}', { how: 'phone' }, ''],
  ['{more, select, true {and more} other {all}}', { more: false }, 'all'],
  ["`$ \\ '{'the clerk’s'}'", {}, '`$ \\ {the clerk’s}'],
])('%s with %j', (message, values, text) => {
  expect(shown(message, values)).toBe(text);
});

test('the type of a value follows from its use', () => {
  expect(
    compileMessage('{who} {at, number} {more, select, true {+} other {}} {how, select, a {b} other {}}')
      .values,
  ).toEqual({ at: 'number', how: 'string', more: 'boolean', who: 'string' });
  expect(compileMessage('{count} of {count, plural, one {1} other {#}}').values).toEqual({ count: 'number' });
  expect(compileMessage('Nothing')).toEqual({ code: '"Nothing"', values: {} });
});

test.each([
  ['Hearings on {date', 'column 13: a { is not closed; add its }'],
  ['Hearings on {date}}', 'column 19: a } closes nothing; take it out'],
  ['{count, plural, one {1 hearing}}', 'column 32: a plural or select has a branch for all the rest'],
  ['{count, plural, one {1} one {2} other {#}}', 'a branch is there twice'],
  [
    '{status, select, not-held {not held} other {held}}',
    'column 21: a branch is a name of letters and digits',
  ],
  ['See <b>here</b>', 'column 5: messages hold no HTML'],
  ['{day, date, short}', 'column 1: dates and times are formatted before the message; write {day}'],
  ['{share, number, percent}', 'column 1: {share, number} takes no style'],
  ['{count, plural, offset:1 other {#}}', 'an offset is not supported'],
  ['{0} hearings', 'column 1: {0}: the name of a value'],
  [
    '{count, plural, other {#}} {count, select, a {b} other {c}}',
    'column 28: {count} is a number and a choice',
  ],
])('refuses %s, and says where and what to write', (message, why) => {
  expect(() => compileMessage(message)).toThrow(why);
});
