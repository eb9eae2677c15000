import { benchData } from './bench-data';
import type { BenchData, BenchSubject, BenchView, Shown } from './bench-subject';

const ROUNDS = 5;
/** A view that has not come after so many ms has failed. */
const MOST_MS = 60_000;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** So that one round's rubbish is not swept up during the next. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 60));

/** Until `root` says `sign` and has been drawn: some calendars come only after effects and timers of their own. */
async function drawn(root: HTMLElement, sign: string) {
  for (const end = performance.now() + MOST_MS; !root.textContent?.includes(sign); await frame()) {
    if (performance.now() > end) throw new Error(`${sign} is not shown`);
  }
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
}

/** The day's first hearing, by which a view is known to show the day. */
const firstOf = ({ events }: BenchData, day: string) => events.find(({ date }) => date === day)?.title ?? day;

export type Timings = Record<'monthMount' | 'listMount' | 'dayMount' | 'dayChange', number[]>;

/**
 * Runs in the page. Mounts each view of a calendar on `size` hearings of one month and measures, in ms, until it is
 * drawn with a hearing of its day; throws where it does not show it.
 */
export function measurable<Prepared>({ prepare, mount, sign }: BenchSubject<Prepared>) {
  async function measure(size: number): Promise<Timings> {
    const data = benchData(size);
    const prepared = prepare(data);
    const [day = '', next = ''] = data.days;
    const timings: Timings = { monthMount: [], listMount: [], dayMount: [], dayChange: [] };
    const timed = async (metric: keyof Timings, root: HTMLElement, expected: string, work: () => void) => {
      const begin = performance.now();
      work();
      await drawn(root, expected);
      timings[metric].push(performance.now() - begin);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const view of ['month', 'list', 'day'] satisfies BenchView[]) {
        const root = document.body.appendChild(document.createElement('div'));
        root.className = 'stage';
        let shown: Shown | undefined;
        await timed(`${view}Mount`, root, sign?.(view, data, day) ?? firstOf(data, day), () => {
          shown = mount(root, view, prepared, day);
        });
        if (view === 'day') await timed('dayChange', root, firstOf(data, next), () => shown?.show(next));
        shown?.unmount();
        root.remove();
        await rest();
      }
    }
    return timings;
  }
  Object.assign(globalThis, { measure });
}
