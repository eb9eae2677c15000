import { spawn } from 'node:child_process';

/** Runs the command a clerk runs; resolves to what it printed. */
export function publishCourt(args: string[]): Promise<{ code: number | null; printed: string }> {
  return new Promise((settle) => {
    const script = ['scripts/with-install.mjs', 'court-data/publisher/main.ts', '--court', 'txwb', ...args];
    const child = spawn(process.execPath, script);
    let printed = '';
    child.stdout.on('data', (text) => (printed += text));
    child.stderr.on('data', (text) => (printed += text));
    child.once('exit', (code) => settle({ code, printed }));
  });
}
