import type { DocketFilters, DocketRow, FilterRules, KeyQuery } from '@court/domain';
import type { PageCourt } from '../release/page-config';
import type { ReaderSettings } from '../state/reader-rules';

/** The input of a first paint: facts of the page, and the reader's data in localStorage. */
export type FirstPaintPage = {
  court: PageCourt;
  /** path without the site's base path */
  path: string;
  query: URLSearchParams;
  /** YYYY-MM-DD in the court's first zone */
  today: string;
  /** current time by the court's server, epoch ms; uses the clock offset that the last visit measured */
  readonly now: number;
  settings: ReaderSettings;
  rules: Omit<FilterRules, 'publicDefenderOnly'>;
  /** id in judges11 of the reader's default judge */
  judge: NonNullable<DocketFilters['judge']>[number] | null;
  /** whether a link leads to an available page, as in offeredAtom */
  offers: (link: string) => boolean;
  /**
   * Rows that the area has drawn, by id. The host stores a star that the reader presses with its row. A host before
   * contract 2.2 has none.
   */
  rows?: Map<string, DocketRow>;
};

/** A screen that is drawn before any framework runs. */
export type FirstScreen = {
  /** title of the window */
  title: string;
  /** Database paths it is drawn from, the required one first. If empty, it draws only the shell. */
  reads: readonly string[];
  /**
   * Replaces `reads` for a screen drawn from children of a path in a key range. A host before contract 1.3 reads none
   * of them and draws only the shell.
   */
  queries?: readonly { path: string; keys?: KeyQuery }[];
  /**
   * Numbers of lines (rows and headings) of the first drawings, each a short task on a slow phone. Absent: it draws the
   * screen at once. A host before contract 2.2 ignores it.
   */
  steps?: readonly number[];
  /**
   * Builds the children of the page's main element from the values of `reads` or `queries`. A value is undefined until
   * it has been read. Called again whenever a value arrives. `isWhole`: draws the complete page, because no framework
   * will render it. `lines`: one of `steps`, enough for this drawing, because the next frame draws more. Absent: a
   * screenful.
   */
  draw: (read: readonly unknown[], isWhole: boolean, lines?: number) => readonly Node[];
};

/**
 * An area's first paint. Its `src/first-paint.ts` registers it through `globalThis.__courtFirstPaint`. Returns null
 * for an address at which it draws nothing.
 */
export type FirstPaint = (page: FirstPaintPage) => FirstScreen | null;

declare global {
  /** Takes the first paint of the page's area, or holds it until the host's first-paint script has loaded. */
  var __courtFirstPaint: FirstPaint[] | { push(paint: FirstPaint): unknown } | undefined;
}
