import type { DaysWritten } from '../publisher/diff/portions';

/** A message about one court, from a fill to the process that started it. */
export type FillMessage = { court: string } & (
  | ({ what: 'days' } & DaysWritten)
  | { what: 'whole' }
  | { what: 'failed'; why: string }
);

/** The process that started the fill ends it. */
export class FillEndedError extends Error {
  override name = 'FillEndedError';
}

/**
 * The channel to the process that started this one to fill the sample courts. That process serves a site as soon as
 * the first days are there, so the fill pauses then until it gets a message: building the site needs the processors
 * first. SIGTERM ends the fill after the batch that is being written, and gives the lease back. If no process started
 * this one, the fill sends no messages and does not pause.
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
    // Ctrl-C reaches all processes of a terminal; the one that started this one ends it in its turn
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
    /** `fetch` that refuses all but what gives a lease back once the fill is to end. */
    send: ((input, init) =>
      isEnding && init?.method !== 'PUT'
        ? Promise.reject(new FillEndedError())
        : fetch(input, init)) as typeof fetch,
    /** Lets this process end. */
    close() {
      if (!isChild) return;
      process.removeAllListeners('disconnect');
      process.disconnect();
    },
  };
}
