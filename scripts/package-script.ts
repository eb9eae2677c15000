import { readFileSync } from 'node:fs';

/** Programs that scripts of package.json begin with, and what Node runs for them. */
const PROGRAMS: Record<string, string[]> = { node: [], biome: ['node_modules/@biomejs/biome/bin/biome'] };

/** Arguments with which Node does what `npm run <name> -- <args>` does; throws when package.json has no such script. */
export function packageScript(name: string, ...args: string[]): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const [program = '', ...words] = scripts[name]?.split(' ') ?? [];
  const before = PROGRAMS[program];
  if (!before) throw new Error(`package.json has no script ${name} that begins with node or biome`);
  return [...before, ...words, ...args];
}
