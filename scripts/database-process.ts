import { type ChildProcess, spawn } from 'node:child_process';
import { totalmem } from 'node:os';
import { createInterface } from 'node:readline';

/** The embedded database could not be started; the message holds what it printed. */
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

/** Half of the machine's memory, MB: a court of 500,000 hearings takes more than Node would give by itself. */
const MOST_HEAP_MB = Math.floor(totalmem() / 2 / 1_048_576);

function launch({ port, dataDir }: Options): Promise<ChildProcess> {
  const database = ['court-data/database/main.ts', '--port', String(port), '--data', dataDir];
  const args = [`--max-old-space-size=${MOST_HEAP_MB}`, '--import', 'tsx', ...database];
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
      // What it dropped or could not do while it started, and nobody would hear of.
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
 * Runs the embedded database as a process of its own, which is started again whenever it ends by itself or is killed:
 * what it had acknowledged is in `dataDir`. It ends with this process.
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
