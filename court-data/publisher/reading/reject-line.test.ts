import { expect, it } from 'vitest';
import type { PublishSummary } from '../publish-summary';
import { formatSummary } from '../publish-summary';
import { type Reject, rejectLine } from './source-file';

const reject = (more: Partial<Reject>): Reject => ({
  file: 'a.json',
  line: 3,
  record: 1,
  id: 'h1',
  field: 'time',
  reason: 'must be a time like 09:30',
  ...more,
});

it.each([
  ['an id with a line of its own', { id: 'h1\r\nPublished to the court' }, 'h1\\u000d\\u000aPublished to'],
  ['an id that colors the terminal', { id: '\u001b[31mh1' }, ', \\u001b[31mh1, '],
  ['an id that turns what follows round', { id: '\u202eh1' }, ', \\u202eh1, '],
  ['half of a character', { id: 'h\ud800' }, ', h\\ud800, '],
  ['a field’s name that moves the cursor', { field: '\u009b2A' }, ', \\u009b2A: must'],
])('%s is printed on one line with visible characters', (_, more, expected) => {
  const line = rejectLine(reject(more));
  expect(line).toContain(expected);
  expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u);
});

it('an extremely long id or name leaves room for the position and the reason', () => {
  const line = rejectLine(reject({ id: 'Long '.repeat(20_000), field: 'x'.repeat(100_000) }));
  expect(line).toMatch(/^a\.json line 3, Long .* …, x+ …: must be a time like 09:30$/);
  expect(line.length).toBeLessThan(500);
});

it('valid names, ids and emoji stay unchanged', () => {
  const line = rejectLine(reject({ id: 'Peña 👩‍👩‍👧 می‌خواهم' }));
  expect(line).toBe('a.json line 3, Peña 👩‍👩‍👧 می‌خواهم, time: must be a time like 09:30');
});

it('warnings and notices of a summary cannot start a new line', () => {
  const summary: PublishSummary = {
    ...{ court: 'txwb', database: 'http://localhost:9000', outcome: 'unchanged', checkedAt: 0 },
    ...{ hearings: null, meetings: null, judges: null, trustees: null, referenceWritten: 0 },
    ...{ rejects: [], notices: ['a field \n\u001b[2J'], warnings: ['an office \r\u2028'] },
  };
  const lines = formatSummary(summary).split('\n');
  expect(lines.slice(1, 3)).toEqual([
    '  warning: an office \\u000d\\u2028',
    '  notice: a field \\u000a\\u001b[2J',
  ]);
});
