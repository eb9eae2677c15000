import type { Figure } from '../common/bench-report';

const MAX_BYTES = 4_096;
const MAX_PARALLEL = 2;
/** Maximum ratio of the slowest keystroke of twenty to a read of one key. */
const MAX_RATIO = 3;
/** Minimum per cent of queries of each kind whose person is among the first twenty. */
const MIN_FOUND_PERCENT: Record<string, number> = {
  'found, one error, first and last name': 75,
  'found, one error, last name alone': 75,
  'found, one of 1,001 with a last name': 100,
  'found, case number': 100,
};

/** A sentence for each figure of our search that exceeds its limit. */
export function searchFaults(figures: readonly Figure[]): string[] {
  const ours = figures.filter(({ subject }) => subject === 'ours');
  const figureOf = (size: Figure['size'], metric: string, unit: string) =>
    ours.find((one) => one.size === size && one.metric === metric && one.unit === unit)?.value ?? Number.NaN;
  return ours.flatMap(({ size, metric, value, unit }) => {
    const at = `${size} names, ${metric}: `;
    if (unit === 'bytes' && metric.endsWith('most') && !(value <= MAX_BYTES))
      return [`${at}${value} bytes, at most ${MAX_BYTES}`];
    if (unit === 'reads' && !(value <= MAX_PARALLEL)) return [`${at}${value}, at most ${MAX_PARALLEL}`];
    const least = MIN_FOUND_PERCENT[metric];
    if (least !== undefined && !(value >= least)) return [`${at}${value} %, at least ${least} %`];
    if (unit !== 'ms' || !metric.endsWith('keystroke p95')) return [];
    const one = figureOf(size, metric.replace('keystroke', 'read of one key'), 'ms');
    const times = value / one;
    return times <= MAX_RATIO
      ? []
      : [`${at}${times.toFixed(1)} times a read of one key, at most ${MAX_RATIO}`];
  });
}
