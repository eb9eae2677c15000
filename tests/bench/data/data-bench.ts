import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Bench } from '../bench';
import type { Figure } from '../bench-report';
import { HEARINGS_A_DAY } from './bench-hearings';

/** How far the bytes of a read may differ between the smallest size and the largest, where it returns as much. */
const MOST_BYTES = 0.1;
/** How many times as long it may take. */
const MOST_TIME = 3;

/** Each size in a process of its own: one must not live on another's memory. */
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

/** What grew more than it may between the smallest and the largest size. */
function overgrown(figures: readonly Figure[], smallest: number, largest: number): string[] {
  return figures
    .filter(({ size, metric }) => size === largest && metric.startsWith('read '))
    .flatMap(({ metric, unit, value }) => {
      const first = figures.find(
        (one) => one.size === smallest && one.metric === metric && one.unit === unit,
      );
      const ratio = first ? value / first.value : Number.NaN;
      const isWithin = unit === 'bytes' ? Math.abs(ratio - 1) <= MOST_BYTES : ratio <= MOST_TIME;
      return isWithin ? [] : [`${metric}: ${ratio.toFixed(2)} × the ${unit}`];
    });
}

/** What an unchanged court costs besides one read and one write, and a changed one besides the days that changed. */
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
  // a whole court week, and one hearing in a hundred to change
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
