import type { DocketRow } from '@court/domain';

/** The measured views: a month, its hearings as one list, and one of its days. */
export type BenchView = 'month' | 'list' | 'day';

/** A hearing as an event with start and end, for the other calendars. */
export type BenchEvent = { id: string; title: string; date: string; time: string; end: string };

/** The input of every subject, all in memory. */
export type BenchData = {
  /** YYYY-MM */
  month: string;
  /** the days that have hearings, YYYY-MM-DD */
  days: readonly string[];
  /** rows by day, for our calendar */
  rows: ReadonlyMap<string, readonly DocketRow[]>;
  /** the same hearings in order of day and time, for the other calendars */
  events: readonly BenchEvent[];
};

/** A mounted view. `show` moves it to another day. Both functions return after the page has been drawn. */
export type Shown = { show(day: string): void; unmount(): void };

/** A calendar to measure. */
export type BenchSubject<Prepared> = {
  /** converts the hearings to this calendar's format; not measured */
  prepare(data: BenchData): Prepared;
  /** mounts one view at `day` into `root`, without a toolbar */
  mount(root: HTMLElement, view: BenchView, prepared: Prepared, day: string): Shown;
  /** a text that shows that the view has been drawn; defaults to the title of the day's first hearing */
  sign?(view: BenchView, data: BenchData, day: string): string | undefined;
};
