import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packageScript } from '../package-script';
import { startScript } from '../testing/run-script';
import { parseCommand, UsageError } from './command-line.mjs';

const COMMAND = {
  usage: ['npm run print -- <file> [copies …] [--to <printer>]'],
  about: 'Prints a file',
  positionals: { '<file>': 'what is printed' },
  options: {
    to: { takes: '<printer>', help: 'the printer' },
    page: { takes: '<n>', many: true, help: 'a page' },
    draft: { help: 'saves ink' },
  },
  exits: { '0': 'printed' },
};

test('options and arguments stand in any order; a switch that is not given is off', () => {
  expect(parseCommand(COMMAND, ['--page', '1', 'a.txt', '--to=hall', '--page=2'])).toEqual({
    values: { to: 'hall', page: ['1', '2'], draft: false },
    positionals: ['a.txt'],
  });
});

test.each([
  [['--dratf', 'a.txt'], '--dratf is not an option of this command'],
  [['-x', 'a.txt'], '-x is not an option of this command'],
  [['a.txt', '--to'], '--to needs a value: --to <printer>'],
  [['a.txt', '--to='], '--to needs a value: --to <printer>'],
  [['a.txt', '--to', '--draft'], '--to needs a value: --to <printer>'],
  [['a.txt', '--draft=no'], '--draft takes no value'],
  [['a.txt', '--toString'], '--toString is not an option of this command'],
  [[], '<file> is missing'],
  [['a.txt', 'b.txt'], '"b.txt" is one argument too many'],
])('%j is refused in words', (args, message) => {
  expect(() => parseCommand(COMMAND, args)).toThrow(new UsageError(message));
});

test('any number of arguments is taken where the last may be repeated', () => {
  const many = { ...COMMAND, positionals: { '<file>': 'one', '[more …]': 'and others' } };
  expect(parseCommand(many, ['a', 'b', 'c'])?.positionals).toEqual(['a', 'b', 'c']);
});

test.each(['--help', '-h', '--wrong --help', 'a b -h'])('%s asks for help', (words) => {
  expect(parseCommand(COMMAND, words.split(' '))).toBeNull();
});

test('words for another program are handed on as they are', () => {
  const forwards = { usage: ['npm run show -- <words>'], about: 'Shows', exits: {}, forwards: true };
  expect(parseCommand(forwards, ['-t', 'a', '--ui'])).toEqual({
    values: {},
    positionals: ['-t', 'a', '--ui'],
  });
  expect(parseCommand(forwards, ['-t', '--help'])).toBeNull();
});

const NAMES = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
const run = (name: string, word: string) => startScript(packageScript(name, word)).ended;

test.each(NAMES)('npm run %s explains itself', async (name) => {
  const [help, short] = await Promise.all([run(name, '--help'), run(name, '-h')]);
  expect(help).toMatchObject({ code: 0, printed: expect.stringMatching(/^npm (run \S+|start|test)\b/) });
  expect(help.printed).toMatch(/\nExit codes\n {2}0 /);
  expect(help.printed.split('\n').filter((line) => line.length > 110)).toEqual([]);
  expect(short).toEqual(help);
});

/** Vitest and Playwright say themselves what they do not take. */
const OWN_WORDS = NAMES.filter((name) => !['test:unit', 'test:e2e'].includes(name));

test.each(OWN_WORDS)('npm run %s refuses an option that it does not have', async (name) => {
  const wrong = await run(name, '--no-such-option');
  expect(wrong.code).toBe(2);
  expect(wrong.printed).toMatch(/^--no-such-option is not an option of this command\.\nnpm /);
});
