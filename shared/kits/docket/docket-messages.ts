import type { Grammar } from '@court/ui';

type Say<V> = (values: V, grammar: Grammar) => string;

/** What an area says of a day before the first of what it lists is there; each area has its own. */
export type DocketMessages = {
  'day.title': Say<{ date: string }>;
  'count.hearings': Say<{ count: number }>;
  /** before how many judges, or trustees */
  'count.judges': Say<{ count: number }>;
  'count.offices': Say<{ count: number }>;
  'day.loading': Say<{ date: string }>;
  'day.failed': Say<{ date: string }>;
};
