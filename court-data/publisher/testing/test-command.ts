import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const ARGS = ['--import', 'tsx', MAIN, '--court', 'txwb'];

export type Ended = { status: number | null; stdout: string; stderr: string };

/** Starts the clerk's command in a child process, for tests. `said` is its output so far. */
export function startCommand(...args: string[]) {
  const child: ChildProcess = spawn(process.execPath, [...ARGS, ...args]);
  const said = { stdout: '', stderr: '' };
  child.stdout?.on('data', (text) => {
    said.stdout += text;
  });
  child.stderr?.on('data', (text) => {
    said.stderr += text;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (status) => resolve({ status, ...said }));
  });
  return { said, ended, signal: (name: NodeJS.Signals) => child.kill(name) };
}

/** Runs the command and waits until it exits. */
export function runCommand(...args: string[]): Promise<Ended> {
  return startCommand(...args).ended;
}
