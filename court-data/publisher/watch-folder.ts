import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { watch } from 'chokidar';
import { UsageError } from '../command-line/command-line.mjs';
import { type Publication, publishFiles } from './publish-files';
import { failureOf, type Report } from './report';
import { type RunOutcome, runInTurn } from './run/run-in-turn';
import { exportKindOf, statesOf, watchedExports } from './watched-exports';

/** Files count as complete if they were unchanged for this time. */
const COMPLETE_MS = 2_000;
const MAX_INTERVAL_MS = 5 * 60_000;
const SETTLE_MS = 500;
const FAILURE_MS = 15_000;

async function areComplete(files: readonly string[]): Promise<boolean> {
  const before = await statesOf(files);
  await new Promise((resolve) => setTimeout(resolve, COMPLETE_MS));
  return (await statesOf(files)) === before;
}

/** One run over the folder. It never throws. */
function runOver(folder: string, publication: Publication, report: Report): () => Promise<RunOutcome> {
  let lastSaid = '';
  return async () => {
    try {
      const files = await watchedExports(folder);
      if (!(await areComplete(Object.values(files)))) return 'unsettled';
      report.done(await publishFiles(publication, files));
      lastSaid = '';
      return 'done';
    } catch (error) {
      const failure = failureOf(error);
      const said = JSON.stringify(failure);
      const isRefused = failure.outcome === 'refused';
      report.failed(failure, said === lastSaid);
      console.error(
        `Still watching ${folder}: ${isRefused ? 'waiting for another export' : 'trying again soon'}`,
      );
      lastSaid = said;
      return isRefused ? 'done' : 'failed';
    }
  };
}

const interrupted = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

/**
 * Publishes a folder's exports after each change, and regularly so that `checkedAt` stays fresh: three times before a
 * court's data count as outdated, and at least every five minutes. Continues after refusals and failures. SIGINT and
 * SIGTERM end it after the current run. Throws UsageError if the folder does not exist.
 */
export async function watchFolder(folder: string, publication: Publication, report: Report): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory()) throw new UsageError(`${folder} is not a folder. Check the name`);
  const every = Math.min(MAX_INTERVAL_MS, (publication.court.staleAfterMinutes * 60_000) / 3);
  const watcher = watch(folder, {
    depth: 0,
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: COMPLETE_MS, pollInterval: 200 },
  });
  watcher.on('error', (error) => {
    console.error(`Changes in ${folder} are seen only every few minutes: ${String(error)}`);
  });
  // otherwise a change between the first run and the start of watching would be missed
  await new Promise<void>((resolve) => {
    watcher.once('ready', () => resolve());
    watcher.once('error', () => resolve());
  });
  const runs = runInTurn(runOver(folder, publication, report), {
    every,
    settle: SETTLE_MS,
    failure: FAILURE_MS,
  });
  watcher.on('all', (_event, path) => {
    if (exportKindOf(basename(path))) runs.ask();
  });
  const minutes = Math.round(every / 60_000);
  console.error(
    `Watching ${folder} for ${publication.court.code}, at least every ${minutes} min. Press Ctrl-C to stop`,
  );
  await interrupted();
  console.error('Ending');
  await watcher.close();
  await runs.stop();
}
