import type { DocketRow } from '@court/records';

/** The views that are measured: a month, its hearings as one list, and one of its days. */
export type BenchView = 'month' | 'list' | 'day';

/** A hearing as the other calendars take it: they draw events with a beginning and an end. */
export type BenchEvent = { id: string; title: string; date: string; time: string; end: string };

/** What every subject is given; all of it lies in memory. */
export type BenchData = {
  /** YYYY-MM */
  month: string;
  /** the days that have hearings, YYYY-MM-DD */
  days: readonly string[];
  /** rows by day, for ours */
  rows: ReadonlyMap<string, readonly DocketRow[]>;
  /** the same hearings, in the order of days and times, for the others */
  events: readonly BenchEvent[];
};

/** A view on the page. `show` moves it to another day; both are over when the page has been drawn. */
export type Shown = { show(day: string): void; unmount(): void };

/** A calendar to be measured. */
export type BenchSubject<Prepared> = {
  /** the hearings as this calendar takes them; not measured */
  prepare(data: BenchData): Prepared;
  /** puts one view alone, without a tool bar, into `root` at `day` */
  mount(root: HTMLElement, view: BenchView, prepared: Prepared, day: string): Shown;
  /** a text by which the view is known to stand, where that is not the title of the day's first hearing */
  sign?(view: BenchView, data: BenchData, day: string): string | undefined;
};
