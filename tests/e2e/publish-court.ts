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

/** The same, and again with the counts that a refusal asks for: of rejected records, and of hearings that go. */
export async function publishAllowed(args: string[], court = 'txwb') {
  let run = await publishCourt(args, court);
  const allowed = new Map<string, string>();
  for (let round = 0; round < 3 && run.code === 3; round += 1) {
    for (const [, option = '', count = ''] of run.printed.matchAll(
      /give (--allow-(?:rejects|shrink)) (\d+)/g,
    )) {
      allowed.set(option, count);
    }
    run = await publishCourt([...args, ...[...allowed].flat()], court);
  }
  return run;
}
