/** What a run came to, and so when the next one is due: later, soon, or later and later. */
export type RunOutcome = 'done' | 'unsettled' | 'failed';

/** Pauses, ms: between two runs at most; after asking; after `unsettled`; after the first of several failures. */
export type Pauses = { every: number; settle: number; failure: number };

/**
 * Runs one at a time: soon after it was asked for (what is asked meanwhile counts once), and by itself after a pause.
 * After failures it pauses longer each time, up to `every`. `stop` waits for the run in work; no other follows.
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
