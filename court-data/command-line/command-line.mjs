// Plain JavaScript, because tools/with-install.mjs answers --help before anything is installed.
import { parseArgs, styleText } from 'node:util';

/** Arguments that a command does not accept. The message names them. */
export class UsageError extends Error {
  name = 'UsageError';
}

function checkOption({ rawName, name, value }, option) {
  if (!option) throw new UsageError(`${rawName} is not an option of this command`);
  if (option.takes && (value === undefined || value === '' || /^--?[a-z]/.test(value)))
    throw new UsageError(`${rawName} needs a value: --${name} ${option.takes}`);
  if (!option.takes && value !== undefined) throw new UsageError(`${rawName} takes no value`);
}

function checkArguments(names, given) {
  const missing = names[given.length];
  if (missing?.startsWith('<')) throw new UsageError(`${missing} is missing`);
  const isOpen = names.at(-1)?.includes('…');
  if (!isOpen && given.length > names.length)
    throw new UsageError(`"${given[names.length]}" is one argument too many`);
}

/** Returns the options' values and the positionals of `args`, or null if `args` asks for help. Throws UsageError. */
export function parseCommand(spec, args) {
  if (Array.isArray(spec.forwards) ? spec.forwards.includes(args[0]) : spec.forwards)
    return args.some((one) => one === '--help' || one === '-h')
      ? null
      : { values: {}, positionals: [...args] };
  const known = { ...spec.options, help: { help: '' } };
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { takes }]) => [name, { type: takes ? 'string' : 'boolean' }]),
  );
  options.help.short = 'h';
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  if (tokens.some(({ kind, name }) => kind === 'option' && name === 'help')) return null;
  const values = {};
  for (const [name, { takes, many }] of Object.entries(spec.options ?? {}))
    if (many || !takes) values[name] = many ? [] : false;
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    checkOption(token, option);
    if (option.many) values[token.name].push(token.value);
    else values[token.name] = token.value ?? true;
  }
  const positionals = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  checkArguments(Object.keys(spec.positionals ?? {}), positionals);
  return { values, positionals };
}

const WIDTH = 110;

/** Breaks `text` into lines of at most `width` characters. */
function wrap(text, width) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

function section(title, rows) {
  if (rows.length === 0) return [];
  const left = Math.max(...rows.map(([name]) => name.length)) + 4;
  const lines = rows.flatMap(([name, text]) =>
    wrap(text, WIDTH - left).map((line, n) => `${(n === 0 ? `  ${name}` : '').padEnd(left)}${line}`),
  );
  return ['', styleText('bold', title), ...lines];
}

/** The full output of `--help`. */
export function helpText(spec) {
  const options = Object.entries({ ...spec.options, 'help, -h': { help: 'prints this' } });
  return [
    ...spec.usage.map((line) => styleText('bold', line)),
    '',
    ...wrap(spec.about, WIDTH),
    ...section('Arguments', Object.entries(spec.positionals ?? {})),
    ...section(
      'Options',
      options.map(([name, { takes, help, many }]) => [
        takes ? `--${name} ${takes}` : `--${name}`,
        many ? `${help}; may be given several times` : help,
      ]),
    ),
    ...section('Environment', Object.entries(spec.environment ?? {})),
    ...section('Exit codes', Object.entries(spec.exits)),
  ].join('\n');
}

/** The call of the command without arguments, such as `npm run api`, `npm run new -- area` or `court-publish`. */
const callOf = ({ usage: [first = ''] }) => /^npm (run )?\S+( -- [a-z]\S*)?|^\S+/.exec(first)?.[0] ?? '';

/** The error message of `problem`, followed by the correct usage. */
export function wrongUseText(spec, problem) {
  const call = callOf(spec);
  const help = `${call}${call.startsWith('npm ') && !call.includes(' -- ') ? ' --' : ''} --help`;
  return [
    styleText('red', `${problem}.`, { stream: process.stderr }),
    ...spec.usage,
    `"${help}" explains it.`,
  ].join('\n');
}

/** The list of a group's commands, each with the first sentence of its description. */
export function groupText(group, specs) {
  const call = `npm run ${group} --`;
  return [
    styleText('bold', `${call} <command> …`),
    ...section(
      'Commands',
      Object.entries(specs).map(([name, { about }]) => [name, about.split(/(?<=\.) /)[0]]),
    ),
    '',
    `"${call} <command> --help" explains a command.`,
  ].join('\n');
}

/**
 * Returns the name of the command that the first of `args` chooses from a group. Otherwise prints the group's
 * commands, and ends the process: with exit code 0 after --help, 2 after a missing or unknown name.
 */
export function chooseCommand(group, specs, [name]) {
  if (Object.hasOwn(specs, name ?? '')) return name;
  const text = groupText(group, specs);
  if (name === '--help' || name === '-h') {
    console.log(text);
    process.exit(0);
  }
  const problem = name ? `"${name}" is not a command of npm run ${group}` : 'The command is missing';
  console.error([styleText('red', `${problem}.`, { stream: process.stderr }), text].join('\n'));
  process.exit(2);
}

/** Prints the problem and the usage to stderr, and ends the process with exit code 2. */
export function endWrongUse(spec, problem) {
  console.error(wrongUseText(spec, problem));
  process.exit(2);
}

/** Parses the command's arguments. Ends the process after --help (exit code 0) or a usage error (exit code 2). */
export function commandLine(spec, args = process.argv.slice(2)) {
  try {
    const parsed = parseCommand(spec, args);
    if (parsed) return parsed;
  } catch (error) {
    if (error instanceof UsageError) endWrongUse(spec, error.message);
    throw error;
  }
  console.log(helpText(spec));
  process.exit(0);
}
