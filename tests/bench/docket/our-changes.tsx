import type { DocketFilters, DocketRow } from '@court/domain';
import { atom } from 'jotai';
import { flushSync } from 'react-dom';
import { benchData } from './bench-data';
import type { BenchView } from './bench-subject';
import { NO_FILTERS, VIEWS } from './bench-views';
import { drawn, frame, rest } from './drawn';
import { mountView } from './mount-view';

const ONE_JUDGE: DocketFilters = { judge: ['j-1'] };
/** px a frame: a dragged scroll bar, and a mouse wheel */
const STRIDES = [5_000, 400];

type Screen = { view: BenchView; day: string; filters: DocketFilters };

const newStage = () => document.body.appendChild(document.createElement('div'));

/** The same rows as a plain list, which shows the browser's own cost. */
function plainList(stage: HTMLElement, rows: readonly DocketRow[]) {
  const list = document.createElement('ul');
  for (const { time, caseNumber, title, chapter, matter, judgeId, place, status } of rows) {
    const item = list.appendChild(document.createElement('li'));
    for (const text of [time, caseNumber, title, chapter, matter, judgeId, place, status])
      item.appendChild(document.createElement('p')).textContent = text;
  }
  stage.replaceChildren(list);
}

async function timed(stage: HTMLElement, sign: string, change: () => void): Promise<number> {
  const begin = performance.now();
  change();
  await drawn(stage, sign);
  const ms = performance.now() - begin;
  await rest();
  return ms;
}

/** ms to change filter, day and view, of our calendar and of a plain list of the same rows; `rounds` times each. */
async function measureChanges(size: number, rounds: number) {
  const data = benchData(size);
  const [day = '', next = ''] = data.days;
  const start: Screen = { view: 'day', day, filters: NO_FILTERS };
  const changes: Record<string, { from: Screen; to: Screen }> = {
    filterChange: { from: start, to: { ...start, filters: ONE_JUDGE } },
    dayChange: { from: start, to: { ...start, day: next } },
    viewChange: { from: { ...start, view: 'month' }, to: start },
  };
  const rowsOf = ({ day: of, filters }: Screen) =>
    (data.rows.get(of) ?? []).filter((row) => !filters.judge || filters.judge.includes(row.judgeId ?? ''));
  const stage = newStage();
  const screen = atom(start);
  const { store, unmount } = mountView(stage, screen, ({ view, ...shown }) => {
    const View = VIEWS[view];
    return <View data={data} {...shown} />;
  });
  const other = newStage();
  const times = Object.keys(changes).map((name) => ({ name, ours: [] as number[], plain: [] as number[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const { name, ours, plain } of times) {
      const { from, to } = changes[name] ?? { from: start, to: start };
      const sign = rowsOf(to)[0]?.title ?? '';
      other.replaceChildren();
      flushSync(() => store.set(screen, from));
      await rest();
      ours.push(await timed(stage, sign, () => flushSync(() => store.set(screen, to))));
      plainList(other, from.view === 'month' ? [] : rowsOf(from));
      await rest();
      plain.push(await timed(other, sign, () => plainList(other, rowsOf(to))));
    }
  unmount();
  return times;
}

/**
 * The longest task, in ms, while a list of `size` hearings scrolls for `frames` frames at each stride. 0 if no task
 * took 50 ms.
 */
async function measureScroll(size: number, frames: number): Promise<number> {
  const data = benchData(size);
  const stage = newStage();
  const { unmount } = mountView(stage, atom(null), () => (
    <VIEWS.list data={data} day={data.days[0] ?? ''} filters={NO_FILTERS} />
  ));
  await drawn(stage, data.events[0]?.title ?? '');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const tasks: number[] = [0];
  const observer = new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ type: 'longtask' });
  for (const stride of STRIDES)
    for (let at = 0; at < frames; at += 1) {
      window.scrollBy(0, stride);
      await frame();
    }
  await rest();
  observer.disconnect();
  unmount();
  stage.remove();
  return Math.max(...tasks);
}

Object.assign(globalThis, { measureChanges, measureScroll });
