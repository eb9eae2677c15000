import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChildJob } from './child-publisher';

const CHILD = fileURLToPath(new URL('./child-publisher.ts', import.meta.url));

/** Publishes in a child process, for tests. `ended` resolves to its exit code, or to the signal that ended it. */
export function startChildPublisher(job: ChildJob): { child: ChildProcess; ended: Promise<number | string> } {
  const file = join(mkdtempSync(join(tmpdir(), 'publisher-')), 'job.json');
  writeFileSync(file, JSON.stringify(job));
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, file], { stdio: 'inherit' });
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 'unknown'));
  });
  return { child, ended };
}
