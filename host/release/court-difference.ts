/** A place in a court's configuration, and what stands there before and after; undefined: nothing. */
export type Difference = { place: string; before: unknown; after: unknown };

/** What differs between two configurations, by the smallest places; lists count as one. */
export function differences(before: unknown, after: unknown, place = ''): Difference[] {
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .sort()
      .flatMap((key) => differences(before[key], after[key], place ? `${place}.${key}` : key));
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ place, before, after }];
}

/** A difference as two lines that a person reads. */
export const differenceLines = ({ place, before, after }: Difference) => [
  ...(before === undefined ? [] : [`- ${place}: ${JSON.stringify(before)}`]),
  ...(after === undefined ? [] : [`+ ${place}: ${JSON.stringify(after)}`]),
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
