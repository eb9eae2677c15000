/** A seeded source of choices: the same seed gives the same choices, on every machine. */
export type Random = {
  /** 0 ≤ x < 1 */
  next(): number;
  /** whole number, both ends included */
  between(least: number, most: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** by weight */
  weighted<T>(items: readonly (readonly [T, number])[]): T;
};

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return state >>> 0;
}

/** mulberry32 by Tommy Ettinger, public domain. */
export function randomOf(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    weighted<T>(items: readonly (readonly [T, number])[]): T {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      throw new RangeError('nothing to choose from');
    },
  };
}
