import { type ChildProcess, spawn } from 'node:child_process';

/** A started command. `printed()` returns its output so far, from stdout and stderr. */
export type Running = { child: ChildProcess; printed: () => string; ended: Promise<Ended> };
export type Ended = { code: number | null; printed: string };

/** Starts Node with `args` in `folder`, without the environment variables of the test runner. */
export function startScript(
  args: readonly string[],
  { folder = '.', env = {} }: { folder?: string; env?: Record<string, string> } = {},
): Running {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, VITEST: '', NODE_ENV: '', NODE_OPTIONS: '', ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += text));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, printed }));
  });
  return { child, printed: () => printed, ended };
}
