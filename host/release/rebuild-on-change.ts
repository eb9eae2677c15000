import { statSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { filesBelow } from './build/content-hash';

/** Ends the watching; a build that runs is waited for. */
export type Rebuilding = { close: () => Promise<void> };

/**
 * Runs `build`, and again after changes below `paths`, one at a time; a change that comes while it runs is built after it.
 * Returns after the first, and rejects as that does; later failures go to `onFailure`.
 */
export async function rebuildOnChange(
  paths: string[],
  build: () => Promise<void>,
  onFailure: (error: Error) => void,
): Promise<Rebuilding> {
  let isStale = false;
  let isBusy = true;
  // chokidar tells nothing of a change within 5 ms of the one before
  const building = async () => {
    const before = stateOf(paths);
    try {
      await build();
    } finally {
      isStale ||= stateOf(paths) !== before;
    }
  };
  const watcher = watch(paths, { ignoreInitial: true });
  await new Promise<void>((ready) => watcher.once('ready', () => ready()));
  const again = async () => {
    isBusy = true;
    while (isStale) {
      isStale = false;
      await building().catch(onFailure);
    }
    isBusy = false;
  };
  let last = building();
  watcher.on('all', () => {
    isStale = true;
    if (!isBusy) last = again();
  });
  try {
    await last;
  } catch (error) {
    await watcher.close();
    throw error;
  }
  last = again();
  return {
    async close() {
      await watcher.close();
      isStale = false;
      await last;
    },
  };
}

/** Which files there are, and when each was changed last. */
function stateOf(paths: readonly string[]): string {
  const files = paths.flatMap((path) =>
    statSync(path).isDirectory() ? filesBelow(path).map((file) => join(path, file)) : [path],
  );
  return files.map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`).join('\n');
}
