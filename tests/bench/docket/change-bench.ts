import type { Browser } from 'playwright';
import { median } from '../../budgets/median';
import type { Figure } from '../common/bench-report';
import type { BuiltSubject } from './build-subject';
import { openSubject } from './open-subject';

/** The extent of the measurement. `sizes` are numbers of hearings; the largest list is scrolled. */
type Extent = { sizes: readonly number[]; rounds: number; scrolls: number; frames: number };
const WHOLE: Extent = { sizes: [5_000, 20_000], rounds: 5, scrolls: 3, frames: 200 };
const SMALLEST: Extent = { sizes: [500], rounds: 1, scrolls: 1, frames: 20 };
const SLOWDOWN = 4;
/** Maximum ratio of our time to that of a plain list of the same rows, at that slowdown. */
const MAX_RATIO = 2;
/** Maximum duration of a task while scrolling. */
const MAX_TASK_MS = 50;

type Times = { name: string; ours: number[]; plain: number[] };

/**
 * Measures changes of filter, day and view on a slow machine, compared with a plain list, and the smoothness of
 * scrolling a long list.
 */
export async function changeFigures(
  browser: Browser,
  built: BuiltSubject,
  isSmallest: boolean,
): Promise<Figure[]> {
  const { sizes, rounds, scrolls, frames } = isSmallest ? SMALLEST : WHOLE;
  const figures: Figure[] = [];
  for (const size of sizes) {
    const page = await openSubject(browser, built);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const times = (await page.evaluate(`measureChanges(${size}, ${rounds})`)) as Times[];
    await page.context().close();
    for (const { name, ours, plain } of times)
      for (const [subject, ms] of Object.entries({ ours, 'plain list': plain }))
        figures.push({
          bench: 'docket',
          subject,
          size,
          metric: `${name}, CPU slowed down ${SLOWDOWN} times`,
          value: median(ms),
          unit: 'ms',
        });
  }
  const scrolled = Math.max(...sizes);
  const tasks: number[] = [];
  for (let run = 0; run < scrolls; run += 1) {
    const page = await openSubject(browser, built);
    tasks.push((await page.evaluate(`measureScroll(${scrolled}, ${frames})`)) as number);
    await page.context().close();
  }
  const longest = { metric: 'longestTaskScrolling', value: Math.min(...tasks), unit: 'ms' };
  return [...figures, { bench: 'docket', subject: 'ours', size: scrolled, ...longest }];
}

/** The figures that exceed the limits. */
export function changeFaults(figures: readonly Figure[]): string[] {
  return figures.flatMap(({ subject, metric, size, value }) => {
    if (subject !== 'ours') return [];
    if (metric === 'longestTaskScrolling')
      return value <= MAX_TASK_MS ? [] : [`${metric}: ${Math.round(value)} ms, at most ${MAX_TASK_MS}`];
    const plain = figures.find(
      (one) => one.subject === 'plain list' && one.metric === metric && one.size === size,
    );
    const ratio = plain ? value / plain.value : 0;
    return ratio <= MAX_RATIO
      ? []
      : [`${metric}, ${size} hearings: ${ratio.toFixed(1)} × a plain list, at most ${MAX_RATIO}`];
  });
}
