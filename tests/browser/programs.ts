import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The executable files with that name in the folders of PATH. */
export function onPath(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).flatMap((folder) => {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return [file];
    } catch {
      return [];
    }
  });
}

/** Runs a command. Returns null if it succeeds, else its last line. */
export function problemOf(command: string, args: string[]): string | null {
  const run = spawnSync(command, args, { encoding: 'utf8', timeout: 300_000 });
  if (run.status === 0) return null;
  return `${command} ${args.join(' ')}: ${(run.stderr || String(run.error ?? '')).trim().split('\n').pop()}`;
}

/** Whether this process may install Debian packages. */
export const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0;

/** Commands that install Debian packages. */
export const installing = (packages: readonly string[]): [command: string, args: string[]][] => [
  ['apt-get', ['update']],
  ['apt-get', ['install', '-y', ...packages]],
];
