import { spawn } from 'node:child_process';

/** Runs the command a clerk runs; resolves to what it printed. `court`: a code, or a court's file. */
export function publishCourt(
  args: string[],
  court = 'txwb',
): Promise<{ code: number | null; printed: string }> {
  return new Promise((settle) => {
    const script = ['scripts/with-install.mjs', 'court-data/publisher/main.ts', '--court', court, ...args];
    const child = spawn(process.execPath, script);
    let printed = '';
    child.stdout.on('data', (text) => (printed += text));
    child.stderr.on('data', (text) => (printed += text));
    child.once('exit', (code) => settle({ code, printed }));
  });
}
