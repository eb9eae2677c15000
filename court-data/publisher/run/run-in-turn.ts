/** The result of a run. It determines the next run: later (done), soon (unsettled), or with growing pauses (failed). */
export type RunOutcome = 'done' | 'unsettled' | 'failed';

/** Pauses in ms: maximum between two runs; after a request; after the first of several failures. */
export type Pauses = { every: number; settle: number; failure: number };

/**
 * Runs one job at a time: soon after a request (requests in the meantime count once), and again after a pause. After
 * failures the pauses grow, up to `every`. `stop` waits for the current run, and no other follows.
 */
export function runInTurn(run: () => Promise<RunOutcome>, { every, settle, failure }: Pauses) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let asked = false;
  let stopped = false;
  let failures = 0;

  function plan(ms: number) {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(begin, ms);
  }
  function pauseAfter(outcome: RunOutcome): number {
    failures = outcome === 'failed' ? failures + 1 : 0;
    if (outcome === 'failed') return Math.min(failure * 2 ** (failures - 1), every);
    return outcome === 'unsettled' ? settle : every;
  }
  function begin() {
    asked = false;
    running = run().then((outcome) => {
      running = null;
      const pause = pauseAfter(outcome);
      plan(asked ? Math.min(pause, settle) : pause);
    });
  }

  plan(0);
  return {
    ask() {
      asked = true;
      if (running === null) plan(settle);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
