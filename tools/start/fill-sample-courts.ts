import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { ProgressLine } from '../../court-data/command-line/progress-line';
import type { FillMessage } from '../../court-data/sample/fill-channel';

const HOUR_MS = 3_600_000;
const COMMAND = ['--import', 'tsx', 'court-data/sample/main.ts', '--top-up'];

/** The sample courts could not be filled. */
export class SampleFillError extends Error {
  override name = 'SampleFillError';
}

type FillOptions = {
  /** `http://localhost:<port>` */
  database: string;
  /** court codes, in filling order */
  courts: readonly [string, ...string[]];
  /** folder for the calendar feeds of courts that have them; without it, no feeds are written */
  feeds?: string | undefined;
  line: ProgressLine;
};

/** A promise with its resolve and reject functions. An unhandled rejection is no error. */
function deferred() {
  let [resolve, reject] = [() => {}, (_: Error) => {}];
  const promise = new Promise<void>((...settle) => ([resolve, reject] = settle));
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

const secondsSince = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/**
 * Fills the sample courts up to today, now and every hour, in a child process, so that the site can answer meanwhile.
 * The first run shows its progress. If a court fails, reports it and tries again an hour later.
 */
export function fillSampleCourts({ database, courts, feeds, line }: FillOptions) {
  let isEnding = false;
  let hasBegun = false;
  const served = deferred();
  const firstDays = deferred();
  const firstCourt = deferred();
  const [first] = courts;

  function fail(why: string) {
    firstDays.reject(new SampleFillError(why));
    firstCourt.reject(new SampleFillError(why));
  }

  function run() {
    const words = [...courts.flatMap((court) => ['--court', court]), ...(feeds ? ['--feeds', feeds] : [])];
    const child = spawn(process.execPath, [...COMMAND, ...words], {
      env: { ...process.env, DATABASE_PORT: new URL(database).port },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const isShown = !hasBegun;
    hasBegun = true;
    let began: { court: string; at: number } | null = null;
    if (child.stderr)
      createInterface({ input: child.stderr }).on('line', (said) => isEnding || line.say(said));
    child.on('message', (message: FillMessage) => {
      const { court, what } = message;
      if (isEnding) return;
      if (what === 'days') {
        const { days, of, hasFirstDays } = message;
        if (hasFirstDays && court === first) firstDays.resolve();
        // ignores a send error, because the process may have ended
        if (hasFirstDays) void served.promise.then(() => child.connected && child.send('go on', () => {}));
        if (isShown && of > 0) {
          began ??= { court, at: performance.now() };
          line.show(`Sample court ${court}: ${days} of ${of} days …`);
        }
        return;
      }
      line.clear();
      if (isShown && what === 'whole')
        line.say(`Sample court ${court}: ${began ? `whole (${secondsSince(began.at)})` : 'is current'}`);
      began = null;
      if (court === first && what === 'failed') fail(message.why);
      if (court === first) firstCourt.resolve();
    });
    void ended.then(() => fail(`The sample court ${first} was not filled.`));
    return { child, ended };
  }

  let running = run();
  const hourly = setInterval(() => {
    running = run();
  }, HOUR_MS);
  return {
    /** Resolves when the database has today and the next five court days of the first court. Throws SampleFillError. */
    firstDays: firstDays.promise,
    /** Resolves when the database has all days of the first court. Throws SampleFillError. */
    firstCourt: firstCourt.promise,
    /** Ends the pause after the first days. */
    goOn: served.resolve,
    /** Stops the fill; the next start completes it. Resolves when the process has exited. */
    async stop() {
      isEnding = true;
      clearInterval(hourly);
      line.clear();
      running.child.kill('SIGTERM');
      await running.ended;
    },
  };
}
