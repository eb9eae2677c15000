import type { Theme } from '../filings/tracks';
import type { Bench } from '../people/bench';
import type { SampleCourt } from '../people/sample-courts';
import type { Random } from '../random/random';

/** Matters called together: one judge, one time, one theme. */
export type SampleBlock = { bench: Bench; time: string; theme: Theme; size: number };

const LARGE = ['09:00', '09:30', '10:00', '13:30'] as const;
const SMALL = ['08:30', '10:30', '11:00', '11:30', '13:00', '14:00', '14:30', '15:00', '15:30'] as const;
const SMALL_THEMES = [
  ['consumer', 40],
  ['business', 32],
  ['adversary', 28],
] as const;
/** Share of days on which nearly every bench has a long docket. */
const BUSY_DAYS = 0.08;

function blocksOf(bench: Bench, random: Random, isBusy: boolean): SampleBlock[] {
  const large: SampleBlock = {
    bench,
    time: random.pick(LARGE),
    theme: random.chance(0.6) ? 'wageEarners' : 'consumer',
    size: isBusy ? random.between(35, 60) : random.between(20, 46),
  };
  const small = SMALL.filter(() => random.chance(0.5)).map((time): SampleBlock => {
    return { bench, time, theme: random.weighted(SMALL_THEMES), size: random.between(1, 11) };
  });
  return random.chance(isBusy ? 1 : 0.7) ? [large, ...small] : small;
}

/** The blocks of one day, with as many matters as the court hears on a day. */
export function sampleBlocks(
  benches: readonly Bench[],
  { hearings, onBusyDays }: SampleCourt,
  random: Random,
): SampleBlock[] {
  const isBusy = random.chance(BUSY_DAYS);
  let left = random.between(...(isBusy ? onBusyDays : hearings));
  const shuffled = [...benches].map((bench) => ({ bench, at: random.next() })).sort((a, b) => a.at - b.at);
  const blocks: SampleBlock[] = [];
  for (const { bench } of shuffled) {
    for (const block of blocksOf(bench, random, isBusy)) {
      const size = Math.min(block.size, left);
      if (size > 0) blocks.push({ ...block, size });
      left -= size;
    }
  }
  return blocks;
}
