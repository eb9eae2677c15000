import { expect, test } from 'vitest';
import { commandGroups, packageCommands, packageScript } from './package-script';
import { startScript } from './testing/run-script';

const COMMANDS = packageCommands().map((words) => ({ command: words.join(' -- '), words }));
const run = ([name, ...words]: readonly [string, ...string[]], word: string) =>
  startScript(packageScript(name, ...words, word)).ended;

test.each(COMMANDS)('npm run $command explains itself', async ({ words }) => {
  const [help, short] = await Promise.all([run(words, '--help'), run(words, '-h')]);
  expect(help).toMatchObject({ code: 0, printed: expect.stringMatching(/^npm (run \S+|start|test)\b/) });
  expect(help.printed).toMatch(/\nExit codes\n {2}0 /);
  expect(short).toEqual(help);
});

/** Without the command whose arguments Playwright checks itself. */
const OWN_WORDS = COMMANDS.filter(({ command }) => command !== 'test:e2e');

test.each(OWN_WORDS)('npm run $command refuses an unknown option', async ({ words }) => {
  const wrong = await run(words, '--no-such-option');
  expect(wrong.code).toBe(2);
  expect(wrong.printed).toMatch(/^--no-such-option is not an option of this command\.\nnpm /);
});

test.each(Object.entries(commandGroups()))('npm run %s lists its commands', async (group, commands) => {
  const calls = [[], ['--help'], ['-h'], ['no-such-command']].map((words) => packageScript(group, ...words));
  const [none, help, short, unknown] = await Promise.all(calls.map((call) => startScript(call).ended));
  expect(help?.code).toBe(0);
  for (const command of commands) expect(help?.printed).toMatch(new RegExp(`\\n {2}${command} +[A-Z]`));
  expect(help?.printed.split('\n').filter((line) => line.length > 110)).toEqual([]);
  expect(short).toEqual(help);
  expect(none).toEqual({ code: 2, printed: `The command is missing.\n${help?.printed}` });
  expect(unknown).toEqual({
    code: 2,
    printed: `"no-such-command" is not a command of npm run ${group}.\n${help?.printed}`,
  });
});
