import type { KindDiff } from './diff-kind';

/**
 * The order in which records are written: day by day, where a record comes with the first of its days; then those that
 * stand on no day any more, in the order in which they were touched (`date` is null).
 */
export function* writingOrder({
  days,
  touched,
}: Pick<KindDiff, 'days' | 'touched'>): Generator<{ date: string | null; keys: string[] }> {
  const seen = new Set<string>();
  const unseen = (keys: Iterable<string>) => {
    const found = [...new Set(keys)].filter((key) => !seen.has(key));
    for (const key of found) seen.add(key);
    return found;
  };
  for (const [date, { rows, sums }] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    yield { date, keys: unseen([...rows.keys(), ...sums.keys()]) };
  }
  yield { date: null, keys: unseen(touched.map(({ key }) => key)) };
}
