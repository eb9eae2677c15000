import { readFileSync } from 'node:fs';

/**
 * The arguments with which Node does the same as `npm run <name> -- <args>`. Throws if package.json has no such
 * script.
 */
export function packageScript(name: string, ...args: string[]): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const [program = '', ...words] = scripts[name]?.split(' ') ?? [];
  if (program !== 'node') throw new Error(`package.json has no script ${name} that begins with node`);
  return [...words, ...args];
}
