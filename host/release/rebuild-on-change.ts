import { watch } from 'chokidar';

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
  const watcher = watch(paths, { ignoreInitial: true });
  await new Promise<void>((ready) => watcher.once('ready', () => ready()));
  const again = async () => {
    isBusy = true;
    while (isStale) {
      isStale = false;
      await build().catch(onFailure);
    }
    isBusy = false;
  };
  let last = build();
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
