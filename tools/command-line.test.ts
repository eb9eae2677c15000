import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type CommandSpec,
  groupText,
  helpText,
  parseCommand,
  UsageError,
  wrongUseText,
} from '../court-data/command-line/command-line.mjs';
import { packageCommands, packageScript } from './package-script';
import { startScript } from './testing/run-script';

const COMMAND = {
  usage: ['npm run print -- <file> [copies …] [--to <printer>]'],
  about: 'Prints a file',
  positionals: { '<file>': 'the file to print' },
  options: {
    to: { takes: '<printer>', help: 'the printer' },
    page: { takes: '<n>', many: true, help: 'a page' },
    draft: { help: 'saves ink' },
  },
  exits: { '0': 'printed' },
};

test('options and arguments come in any order; a missing switch is off', () => {
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
])('%j is refused with a message', (args, message) => {
  expect(() => parseCommand(COMMAND, args)).toThrow(new UsageError(message));
});

test('any number of arguments is accepted if the last one is repeatable', () => {
  const many = { ...COMMAND, positionals: { '<file>': 'one', '[more …]': 'and others' } };
  expect(parseCommand(many, ['a', 'b', 'c'])?.positionals).toEqual(['a', 'b', 'c']);
});

test.each(['--help', '-h', '--wrong --help', 'a b -h'])('%s asks for help', (words) => {
  expect(parseCommand(COMMAND, words.split(' '))).toBeNull();
});

test('arguments for another program are passed on unchanged', () => {
  const forwards = { usage: ['npm run show -- <words>'], about: 'Shows', exits: {}, forwards: true };
  expect(parseCommand(forwards, ['-t', 'a', '--ui'])).toEqual({
    values: {},
    positionals: ['-t', 'a', '--ui'],
  });
  expect(parseCommand(forwards, ['-t', '--help'])).toBeNull();
});

test('arguments for another program can begin after a word', () => {
  const check = { ...COMMAND, positionals: { '[step]': 'one', '[more …]': 'words' }, forwards: ['unit'] };
  expect(parseCommand(check, ['unit', '-t', 'a'])?.positionals).toEqual(['unit', '-t', 'a']);
  expect(parseCommand(check, ['unit', '--help'])).toBeNull();
  expect(() => parseCommand(check, ['lint', '-t'])).toThrow('-t is not an option of this command');
});

/** The description of a command of package.json. */
function commandOf([name, ...words]: readonly [string, ...string[]]): CommandSpec {
  const script = packageScript(name, ...words).slice(-1 - words.length);
  return JSON.parse(readFileSync(`${script.join('/').replace(/\.ts$/, '')}.command.json`, 'utf8'));
}

const COMMANDS = packageCommands().map((words) => ({ name: words.join(' -- '), words }));

test.each(COMMANDS)('npm run $name is fully described, in lines that fit a terminal', ({ words }) => {
  const command = commandOf(words);
  const lines = helpText(command).split('\n');
  expect(lines[0]).toMatch(/^npm (run \S+|start|test)\b/);
  expect(lines.filter((line) => line.length > 110)).toEqual([]);
  for (const word of [...Object.keys(command.options ?? {}), ...Object.keys(command.positionals ?? {})])
    expect(lines.some((line) => line.includes(word))).toBe(true);
  if (!command.forwards)
    expect(() => parseCommand(command, ['--no-such-option'])).toThrow('--no-such-option is not an option');
});

test('with-install answers --help and usage errors before it loads the command', async () => {
  const [help, wrong] = await Promise.all(
    ['--help', '--wrong'].map((word) => startScript(packageScript('site', 'releases', word)).ended),
  );
  expect(help).toMatchObject({ code: 0, printed: expect.stringContaining('Exit codes\n  0  done') });
  expect(wrong).toMatchObject({
    code: 2,
    printed: expect.stringMatching(/^--wrong is not an option.*\nnpm run/),
  });
});

test('a group lists its commands with their first sentences', () => {
  const copy = { ...COMMAND, about: 'Copies a file. Keeps the first.' };
  expect(groupText('paper', { print: COMMAND, copy })).toBe(
    [
      'npm run paper -- <command> …',
      '',
      'Commands',
      '  print  Prints a file',
      '  copy   Copies a file.',
      '',
      '"npm run paper -- <command> --help" explains a command.',
    ].join('\n'),
  );
});

test('a usage error names the help command, for npm, for groups and for direct calls', () => {
  expect(wrongUseText(COMMAND, 'No file')).toContain('"npm run print -- --help" explains it.');
  const grouped = { ...COMMAND, usage: ['npm run paper -- print <file>'] };
  expect(wrongUseText(grouped, 'No file')).toContain('"npm run paper -- print --help" explains it.');
  const alone = { ...COMMAND, usage: ['court-print --to <printer>'] };
  expect(wrongUseText(alone, 'No file')).toContain('"court-print --help" explains it.');
});
