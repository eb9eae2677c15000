import type { DocketFilters, FilterRules, KeyQuery } from '@court/records';
import type { ReaderSettings } from '../state/reader-rules';
import type { PageCourt } from './page-config';

/** What a first paint may know: of the page, and of the reader what localStorage has. */
export type FirstPaintPage = {
  court: PageCourt;
  /** address without the site's sub-path */
  path: string;
  query: URLSearchParams;
  /** YYYY-MM-DD in the court's first zone */
  today: string;
  /** current time by the court's server, epoch ms; uses the clock offset that the last visit measured */
  readonly now: number;
  settings: ReaderSettings;
  rules: Omit<FilterRules, 'publicDefenderOnly'>;
  /** id in judges11 of the judge with whom the reader starts */
  judge: NonNullable<DocketFilters['judge']>[number] | null;
  /** whether a link leads anywhere here, as offeredAtom has it */
  offers: (link: string) => boolean;
};

/** A screen as it is drawn before any framework runs. */
export type FirstScreen = {
  /** of the window */
  title: string;
  /** the database paths it is drawn from, the one that it cannot do without first; none: the shell is all it can draw */
  reads: readonly string[];
  /**
   * In place of `reads`, for a screen that is drawn from some children of a path, by their keys: a host from before contract 1.3
   * reads none of them, and draws the shell alone.
   */
  queries?: readonly { path: string; keys?: KeyQuery }[];
  /**
   * The children of the page's main element, made of what has been read of `reads`, or of `queries`; undefined stands for what has not come.
   * Called again whenever more has been read; `isWhole`: not the first screen alone, for a page that nothing else will draw.
   */
  draw: (read: readonly unknown[], isWhole: boolean) => readonly Node[];
};

/**
 * An area's first paint: its `src/first-paint.ts` puts one on the page by `globalThis.__courtFirstPaint`. Null for an address at
 * which it draws nothing.
 */
export type FirstPaint = (page: FirstPaintPage) => FirstScreen | null;

declare global {
  /** Takes the first paint of the page's area, or holds it until the host's own part of the page has come. */
  var __courtFirstPaint: FirstPaint[] | { push(paint: FirstPaint): unknown } | undefined;
}
