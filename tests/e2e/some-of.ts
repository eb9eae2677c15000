/**
 * Under `npm run proof` all of `items`. Else `count` of them, spread over them, the same at every run; which they are stands in the
 * names of what fails.
 */
export function someOf<T>(items: readonly T[], count: number): readonly T[] {
  if (process.env.PROOF === '1' || count >= items.length) return items;
  return items.filter(
    (_, at) => Math.floor((at * count) / items.length) !== Math.floor(((at - 1) * count) / items.length),
  );
}
