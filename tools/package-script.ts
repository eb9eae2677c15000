import { readdirSync, readFileSync } from 'node:fs';

const readScripts = () =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts;

/**
 * The arguments with which Node does the same as `npm run <name> -- <args>`. Throws if package.json has no such
 * script.
 */
export function packageScript(name: string, ...args: string[]): string[] {
  const [program = '', ...words] = readScripts()[name]?.split(' ') ?? [];
  if (program !== 'node') throw new Error(`package.json has no script ${name} that begins with node`);
  return [...words, ...args];
}

/** A group of commands in package.json: name → names of its commands. Its script is their folder. */
export function commandGroups(): Record<string, string[]> {
  const groups = Object.keys(readScripts()).flatMap((name) => {
    const folder = packageScript(name).at(-1) ?? '';
    if (folder.endsWith('.ts')) return [];
    const files = readdirSync(folder).filter((file) => file.endsWith('.command.json'));
    return [[name, files.map((file) => file.replace('.command.json', ''))] as const];
  });
  return Object.fromEntries(groups);
}

type CommandWords = [name: string, ...command: string[]];

/** All commands as words for `packageScript`: `['api']`, or `['new', 'area']` for a command of a group. */
export function packageCommands(): CommandWords[] {
  const groups = commandGroups();
  return Object.keys(readScripts()).flatMap<CommandWords>(
    (name) => groups[name]?.map((command): CommandWords => [name, command]) ?? [[name]],
  );
}
