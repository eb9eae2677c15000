type Message<V> = (values: V) => string;

/** Texts of an area for a day before its first record has loaded. Each area has its own. */
export type DocketMessages = {
  'day.title': Message<{ date: string }>;
  'count.hearings': Message<{ count: number }>;
  /** in a heading whose hearings have no usual method */
  'block.each': string;
  /** number of judges or trustees */
  'count.judges': Message<{ count: number }>;
  'count.offices': Message<{ count: number }>;
  'day.loading': Message<{ date: string }>;
  'day.failed': Message<{ date: string }>;
  /** all hearings of today have ended */
  'day.ended': string;
};
