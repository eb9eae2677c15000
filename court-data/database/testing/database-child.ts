import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

const NODE_ARGS = ['--import', 'tsx', MAIN, '--port', '0'];
/** POSIX. */
const ULIMIT_BLOCK_BYTES = 512;

export type DatabaseChild = {
  /** `http://localhost:<port>` */
  readonly url: string;
  readonly pid: number;
  /** What it has written to its error output so far. */
  complaints(): string;
  hasEnded(): boolean;
  /** Resolves when the process is gone, to its exit code: null if the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
};

/** For one test: the database as a process of its own, started as the scripts start it, on a free port. */
export function startChild(...args: string[]): Promise<DatabaseChild> {
  return start(process.execPath, [...NODE_ARGS, ...args]);
}

/** The same, but the system lets it make no file larger than that: as on a disk that is full. */
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
