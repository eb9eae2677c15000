import type { Figure } from '../bench-report';

const MOST_BYTES = 4_096;
const MOST_PARALLEL = 2;
/** How many times as long as a read of one key the slowest keystroke of twenty may take. */
const MOST_TIMES = 3;
/** Per cent of queries of a kind whose person is among the first twenty. */
const LEAST_FOUND: Record<string, number> = {
  'found, one error, first and last name': 75,
  'found, one error, last name alone': 75,
  'found, one of 1,001 with a last name': 100,
  'found, case number': 100,
};

/** Where our search is too dear, too slow or finds too little, in sentences. */
export function searchFaults(figures: readonly Figure[]): string[] {
  const ours = figures.filter(({ subject }) => subject === 'ours');
  const figureOf = (size: Figure['size'], metric: string, unit: string) =>
    ours.find((one) => one.size === size && one.metric === metric && one.unit === unit)?.value ?? Number.NaN;
  return ours.flatMap(({ size, metric, value, unit }) => {
    const at = `${size} names, ${metric}: `;
    if (unit === 'bytes' && metric.endsWith('most') && !(value <= MOST_BYTES))
      return [`${at}${value} bytes, at most ${MOST_BYTES}`];
    if (unit === 'reads' && !(value <= MOST_PARALLEL)) return [`${at}${value}, at most ${MOST_PARALLEL}`];
    const least = LEAST_FOUND[metric];
    if (least !== undefined && !(value >= least)) return [`${at}${value} %, at least ${least} %`];
    if (unit !== 'ms' || !metric.endsWith('keystroke p95')) return [];
    const one = figureOf(size, metric.replace('keystroke', 'read of one key'), 'ms');
    const times = value / one;
    return times <= MOST_TIMES
      ? []
      : [`${at}${times.toFixed(1)} times a read of one key, at most ${MOST_TIMES}`];
  });
}
