import { benchData } from './bench-data';
import type { BenchData, BenchSubject, BenchView, Shown } from './bench-subject';
import { drawn, rest } from './drawn';

const ROUNDS = 5;
/** The title of the day's first hearing, which shows that a view has drawn the day. */
const firstOf = ({ events }: BenchData, day: string) => events.find(({ date }) => date === day)?.title ?? day;

export type Timings = Record<'monthMount' | 'listMount' | 'dayMount' | 'dayChange', number[]>;

/**
 * Runs in the page. Mounts each view of a calendar with `size` hearings of one month, and measures the ms until a
 * hearing of its day has been painted. Throws if that hearing does not appear.
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
