import { spawnSync } from 'node:child_process';
import type { ProofStep } from './proof-order';
import { oneCheck } from './run-step';

/** libfaketime cannot be used or installed. The message lists the attempts. */
export class NoFaketimeError extends Error {
  override name = 'NoFaketimeError';
}

/**
 * Days on which `npm test` must pass too, as the clock at its start (UTC). The sample court's zone is America/Chicago.
 * The hours differ: before the first hearing, between hearings, after the last one and late in the evening. The last two
 * runs pass the moment at which the court's clocks change.
 */
const STARTS = {
  'a Sunday': '2026-11-29 16:00:00',
  'a Monday': '2026-11-30 13:00:00',
  'a Tuesday': '2026-12-01 15:40:00',
  'a Wednesday': '2026-12-02 18:00:00',
  'a Thursday': '2026-12-03 21:40:00',
  'a Friday': '2026-12-05 02:30:00',
  'a Saturday': '2026-12-06 04:50:00',
  'a leap day': '2028-02-29 16:00:00',
  'the night in which clocks go back': '2026-11-01 06:50:00',
  'the night in which clocks go forward': '2027-03-14 07:50:00',
};

/** Seconds of one `npm test` on two idle cores. */
const SECONDS = 1100;

/** One step for each start. Each runs the whole of `npm test` with the system's clock set to that moment. */
export const otherDays: ProofStep[] = Object.entries(STARTS).map(([day, start]) => ({
  title: `npm test on ${day}`,
  seconds: SECONDS,
  // without PROOF, which the proof sets: it would run more than npm test
  work: async () =>
    oneCheck(['tools/with-install.mjs', 'tools/checks/test.ts'], {
      env: { ...faketimeEnv(start), PROOF: '', TZ: 'UTC' },
    }),
}));

/** The environment in which programs see a clock that starts at `start`. Installs Debian's faketime if it is missing. */
function faketimeEnv(start: string): Record<string, string> {
  const tried: string[] = [];
  const library = () => {
    const run = spawnSync('faketime', [start, 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' });
    if (run.status !== 0) tried.push(`faketime: ${run.stderr || run.error?.message}`);
    return run.status === 0 ? run.stdout.trim() : null;
  };
  let found = library();
  if (!found) {
    for (const args of [['update'], ['install', '-y', 'faketime']]) {
      const run = spawnSync('apt-get', args, { encoding: 'utf8' });
      if (run.status !== 0) tried.push(`apt-get ${args.join(' ')}: ${run.stderr || run.error?.message}`);
    }
    found = library();
  }
  if (!found) throw new NoFaketimeError(`The clock cannot be set. Tried:\n  ${tried.join('\n  ')}`);
  const offset = Math.round((Date.parse(`${start.replace(' ', 'T')}Z`) - Date.now()) / 1000);
  return {
    LD_PRELOAD: found,
    // an offset is the same for all programs; each program would start at an absolute time
    FAKETIME: `${offset < 0 ? '' : '+'}${offset}s`,
    // timers follow the true clock, so that a wait of a second lasts a second
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // libfaketime's own correction of waits by the monotonic clock stops Chromium at its start
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  };
}
