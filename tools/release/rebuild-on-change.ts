import { statSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { filesBelow } from './build/content-hash';

/** `close` stops watching, and waits for a running build. */
export type Rebuilding = { close: () => Promise<void> };

/**
 * Runs `build`, and runs it again after changes below `paths`, one at a time. A change during a build is built after
 * it. Resolves or rejects with the first build. Later errors go to `onFailure`.
 */
export async function rebuildOnChange(
  paths: string[],
  build: () => Promise<void>,
  onFailure: (error: Error) => void,
): Promise<Rebuilding> {
  let isStale = false;
  let isBusy = true;
  // compares the files too, because chokidar misses a change within 5 ms of the one before
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

/** Text that contains each file and the time of its last change. */
function stateOf(paths: readonly string[]): string {
  const files = paths.flatMap((path) =>
    statSync(path).isDirectory() ? filesBelow(path).map((file) => join(path, file)) : [path],
  );
  return files.map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`).join('\n');
}
