/** All `items` in `npm run proof`. Otherwise `count` of them, evenly spread, the same in every run. */
export function someOf<T>(items: readonly T[], count: number): readonly T[] {
  if (process.env.PROOF === '1' || count >= items.length) return items;
  return items.filter(
    (_, at) => Math.floor((at * count) / items.length) !== Math.floor(((at - 1) * count) / items.length),
  );
}
