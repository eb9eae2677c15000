import { spawn } from 'node:child_process';
import { type Figure, report, table } from '../bench-report';

const SIZES = [2_000, 20_000, 100_000, 500_000];
/** Most that a read may grow from the smallest size to the largest, where it returns as much. */
const MOST_BYTES = 1.1;
const MOST_TIME = 3;

/** Each size in a process of its own: one must not live on another's memory. */
function measure(size: number): Promise<Figure[]> {
  const script = new URL('measure-size.ts', import.meta.url).pathname;
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
      const most = unit === 'bytes' ? MOST_BYTES : MOST_TIME;
      return ratio <= most ? [] : [`${metric}: ${ratio.toFixed(2)} × the ${unit}, at most ${most}`];
    });
}

/** Costs of every read and of publishing, by the number of hearings in the court. `args`: other sizes. */
export async function dataBench(args: string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  const figures: Figure[] = [];
  for (const size of sizes) figures.push(...(await measure(size)));
  report(figures);
  console.log(table(figures));
  const [smallest = 0] = sizes;
  const faults = overgrown(figures, smallest, sizes.at(-1) ?? 0);
  console.log(
    faults.length > 0 ? `PAST THE BARS\n${faults.join('\n')}` : 'Every read costs what it returns.',
  );
  if (faults.length > 0) process.exitCode = 1;
}
