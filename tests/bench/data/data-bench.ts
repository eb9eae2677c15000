import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Bench } from '../common/bench';
import type { Figure } from '../common/bench-report';
import { HEARINGS_A_DAY } from './bench-hearings';

/** Maximum difference between the bytes of a read at the smallest and the largest size, as a share. */
const MAX_BYTES_CHANGE = 0.1;
/** Maximum ratio of a read's time at the largest size to its time at the smallest. */
const MAX_TIME_RATIO = 3;

/** Measures each size in a separate process, so that no size reuses another's memory. */
function measure(size: number): Promise<Figure[]> {
  const script = fileURLToPath(new URL('measure-size.ts', import.meta.url));
  const args = ['--max-old-space-size=12000', '--import', 'tsx', script, String(size)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const figures: Figure[] = [];
  child.on('message', (figure) => figures.push(figure as Figure));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve(figures) : reject(new Error(`Measuring ${size} hearings ended with code ${code}`)),
    );
  });
}

/** Reads that grow too much between the smallest and the largest size. */
function overgrown(figures: readonly Figure[], smallest: number, largest: number): string[] {
  return figures
    .filter(({ size, metric }) => size === largest && metric.startsWith('read '))
    .flatMap(({ metric, unit, value }) => {
      const first = figures.find(
        (one) => one.size === smallest && one.metric === metric && one.unit === unit,
      );
      const ratio = first ? value / first.value : Number.NaN;
      const isWithin = unit === 'bytes' ? Math.abs(ratio - 1) <= MAX_BYTES_CHANGE : ratio <= MAX_TIME_RATIO;
      return isWithin ? [] : [`${metric}: ${ratio.toFixed(2)} × the ${unit}`];
    });
}

/**
 * Publications that read or write too much: an unchanged court needs one read and one write, a changed court also the
 * changed days.
 */
function overwritten(figures: readonly Figure[]): string[] {
  const most = (metric: string, unit: string, size: number) => {
    if (metric === 'publish unchanged') return unit === 'days' ? 0 : 1;
    return Math.ceil(size / 100 / HEARINGS_A_DAY);
  };
  return figures
    .filter(({ metric, unit }) =>
      metric === 'publish unchanged'
        ? ['reads', 'writes', 'days'].includes(unit)
        : metric === 'publish 1 % changed' && unit === 'days',
    )
    .filter(({ metric, unit, size, value }) => value > most(metric, unit, Number(size)))
    .map(
      ({ metric, unit, size, value }) =>
        `${metric}, ${size} hearings: ${value} ${unit}, at most ${most(metric, unit, Number(size))}`,
    );
}

/** Costs of every read and of publishing, by the number of hearings in the court. */
export const dataBench: Bench = {
  counts: 'numbers of hearings',
  // enough for a whole court week, and for a change of one hearing in a hundred
  least: 500,
  usual: [2_000, 20_000, 100_000, 500_000],
  async measure(sizes) {
    const figures: Figure[] = [];
    for (const size of sizes) figures.push(...(await measure(size)));
    return figures;
  },
  faults(figures) {
    const sizes = figures.map(({ size }) => Number(size));
    return [...overgrown(figures, sizes[0] ?? 0, sizes.at(-1) ?? 0), ...overwritten(figures)];
  },
  kept: 'Every read costs what it returns, every publication what it changes.',
};
