import type { DaysWritten } from '../publisher/diff/batches';

/** A message about one court, from a fill process to its parent process. */
export type FillMessage = { court: string } & (
  | ({ what: 'days' } & DaysWritten)
  | { what: 'whole' }
  | { what: 'failed'; why: string }
);

/** The parent process asked the fill to end. */
export class FillEndedError extends Error {
  override name = 'FillEndedError';
}

/**
 * The channel to the parent process of a fill. The parent serves a site as soon as the first days are published. The
 * fill then pauses until it gets a message, because the site's build needs the CPU first. SIGTERM ends the fill after
 * the current batch and releases the lease. Without a parent process, the fill sends no messages and does not pause.
 */
export function openFillChannel() {
  const isChild = process.send !== undefined;
  let isEnding = false;
  let goOn = () => {};
  const mayGoOn = isChild ? new Promise<void>((resolve) => (goOn = resolve)) : Promise.resolve();
  if (isChild) {
    process.once('message', goOn);
    process.once('SIGTERM', () => {
      isEnding = true;
      goOn();
    });
    // Ctrl-C reaches all processes of a terminal; the parent process ends this one
    process.on('SIGINT', () => {});
    process.once('disconnect', () => process.exit(1));
  }
  const tell = (message: FillMessage) => void process.send?.(message);
  return {
    tell,
    isEnding: () => isEnding,
    async tellDays(court: string, written: DaysWritten): Promise<void> {
      tell({ court, what: 'days', ...written });
      if (written.hasFirstDays) await mayGoOn;
    },
    /** A `fetch` that, once the fill is to end, refuses all requests except the one that releases the lease. */
    send: ((input, init) =>
      isEnding && init?.method !== 'PUT'
        ? Promise.reject(new FillEndedError())
        : fetch(input, init)) as typeof fetch,
    /** Disconnects from the parent, so that this process can end. */
    close() {
      if (!isChild) return;
      process.removeAllListeners('disconnect');
      process.disconnect();
    },
  };
}
