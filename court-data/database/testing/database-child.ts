import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

const NODE_ARGS = ['--import', 'tsx', MAIN, '--port', '0'];
/** Block size of `ulimit -f` in bytes, set by POSIX. */
const ULIMIT_BLOCK_BYTES = 512;

export type DatabaseChild = {
  /** `http://localhost:<port>` */
  readonly url: string;
  readonly pid: number;
  /** The process's standard error output so far. */
  complaints(): string;
  hasEnded(): boolean;
  /** Sends the signal and resolves to the exit code when the process ends. The code is null if the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
};

/** Starts the database for one test as a separate process on a free port, as the scripts start it. */
export function startChild(...args: string[]): Promise<DatabaseChild> {
  return start(process.execPath, [...NODE_ARGS, ...args]);
}

/** Same, with a file-size limit (ulimit) that simulates a full disk. */
export function startLimitedChild(fileBytes: number, ...args: string[]): Promise<DatabaseChild> {
  const blocks = String(Math.floor(fileBytes / ULIMIT_BLOCK_BYTES));
  const limit = ['-c', 'ulimit -f "$0" && exec "$@"', blocks];
  return start('sh', [...limit, process.execPath, ...NODE_ARGS, ...args]);
}

async function start(command: string, args: readonly string[]): Promise<DatabaseChild> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let complaints = '';
  child.stderr?.on('data', (text) => {
    complaints += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    void ended.then(() => reject(new Error(`The database did not start. ${complaints}`)));
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
      const [, found] = /listening at (\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  return {
    url,
    pid: child.pid ?? 0,
    complaints: () => complaints,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
