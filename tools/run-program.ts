import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './release/build/workspaces';

const installed = (file: string) => join(ROOT, 'node_modules', file);

/** The Node entry files of the programs that the commands run. */
export const BIOME = installed('@biomejs/biome/bin/biome');
export const COMMITLINT = installed('@commitlint/cli/cli.js');
export const KNIP = installed('knip/bin/knip.js');
export const PLAYWRIGHT = installed('@playwright/test/cli.js');
export const RSPACK = installed('@rspack/cli/bin/rspack.js');
export const TSC = installed('typescript/bin/tsc');
export const VITEST = installed('vitest/vitest.mjs');

export type Place = { env?: Record<string, string>; cwd?: string };

/** Runs a script in a separate Node process with visible output. Resolves to its exit code. */
export function runProgram(args: string[], { env = {}, cwd = '.' }: Place = {}): Promise<number> {
  return new Promise((settle) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGINT', pass);
    process.once('SIGTERM', pass);
    child.once('exit', (code) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      settle(code ?? 1);
    });
  });
}
