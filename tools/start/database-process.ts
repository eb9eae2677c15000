import { type ChildProcess, spawn } from 'node:child_process';
import { totalmem } from 'node:os';
import { createInterface } from 'node:readline';

/** The embedded database failed to start. The message contains its output. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

export type DatabaseProcess = {
  /** `http://localhost:<port>` */
  url: string;
  pid(): number | undefined;
  stop(): Promise<void>;
};

type Options = {
  port: number;
  dataDir: string;
  onRestart?: (sentence: string) => void;
};

/** Heap limit in MB: half of the machine's memory. A court of 500,000 hearings needs more than Node's default. */
const MAX_HEAP_MB = Math.floor(totalmem() / 2 / 1_048_576);

function launch({ port, dataDir }: Options): Promise<ChildProcess> {
  const database = ['court-data/database/main.ts', '--port', String(port), '--data', dataDir];
  const args = [`--max-old-space-size=${MAX_HEAP_MB}`, '--import', 'tsx', ...database];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const said: string[] = [];
  let isReady = false;
  child.stderr?.on('data', (text) => {
    if (isReady) process.stderr.write(text);
    else said.push(String(text));
  });
  return new Promise((ready, fail) => {
    child.once('exit', () => fail(new DatabaseStartError(`The database did not start. ${said.join('')}`)));
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
      if (!line.includes('listening')) return;
      isReady = true;
      // print the warnings of the start, which are otherwise lost
      process.stderr.write(said.join(''));
      ready(child);
    });
  });
}

const ended = (child: ChildProcess) =>
  new Promise<void>((settle) => {
    if (child.exitCode !== null || child.signalCode !== null) settle();
    else child.once('exit', () => settle());
  });

/**
 * Runs the embedded database in a child process. Restarts it whenever it exits or is killed; `dataDir` has every
 * acknowledged write. The child ends with this process.
 */
export async function startDatabaseProcess(options: Options): Promise<DatabaseProcess> {
  let stopping = false;
  let child = await launch(options);
  const watch = () =>
    child.once('exit', async () => {
      if (stopping) return;
      options.onRestart?.('The database ended; starting it again.');
      try {
        child = await launch(options);
        watch();
      } catch (error) {
        options.onRestart?.(error instanceof Error ? error.message : String(error));
      }
    });
  watch();
  return {
    url: `http://localhost:${options.port}`,
    pid: () => child.pid,
    async stop() {
      stopping = true;
      child.kill('SIGTERM');
      await ended(child);
    },
  };
}
