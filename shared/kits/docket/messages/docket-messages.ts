type Message<V> = (values: V) => string;

/** What an area says of a day before the first of what it lists is there; each area has its own. */
export type DocketMessages = {
  'day.title': Message<{ date: string }>;
  'count.hearings': Message<{ count: number }>;
  /** before how many judges, or trustees */
  'count.judges': Message<{ count: number }>;
  'count.offices': Message<{ count: number }>;
  'day.loading': Message<{ date: string }>;
  'day.failed': Message<{ date: string }>;
  /** all that was listed today is over */
  'day.ended': string;
};
