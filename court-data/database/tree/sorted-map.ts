import { nameCompare } from './name-compare';

/** The start or end of a range of keys. */
export type Edge = { readonly name: string; readonly inclusive: boolean };

type Block<Value> = { readonly keys: string[]; readonly values: Value[] };
type Place = { readonly block: number; readonly index: number };

/** A block with more keys is split in half, so that an insertion moves few keys in a map of any size. */
const MAX_BLOCK_KEYS = 128;

/** A map in key order. It stores non-empty blocks of keys, in order. */
export class SortedMap<Value> {
  private readonly blocks: Block<Value>[] = [];
  /** The first key of each block. One contiguous array makes the search fast. */
  private readonly firsts: string[] = [];
  private count = 0;

  get size(): number {
    return this.count;
  }

  get(key: string): Value | undefined {
    const place = this.place(key, false);
    const block = this.blocks[place.block];
    return block?.keys[place.index] === key ? block.values[place.index] : undefined;
  }

  set(key: string, value: Value): void {
    const place = this.place(key, false);
    const block = this.blocks[place.block];
    if (block?.keys[place.index] === key) {
      block.values[place.index] = value;
      return;
    }
    this.count += 1;
    if (!block) {
      this.insertBlock(0, { keys: [key], values: [value] });
      return;
    }
    block.keys.splice(place.index, 0, key);
    block.values.splice(place.index, 0, value);
    this.firsts[place.block] = block.keys[0] as string;
    if (block.keys.length > MAX_BLOCK_KEYS) this.split(place.block, block);
  }

  delete(key: string): void {
    const place = this.place(key, false);
    const block = this.blocks[place.block];
    if (block?.keys[place.index] !== key) return;
    this.count -= 1;
    block.keys.splice(place.index, 1);
    block.values.splice(place.index, 1);
    if (block.keys.length > 0) {
      this.firsts[place.block] = block.keys[0] as string;
      return;
    }
    this.blocks.splice(place.block, 1);
    this.firsts.splice(place.block, 1);
  }

  *entries(): Generator<readonly [string, Value]> {
    for (const { keys, values } of this.blocks) {
      for (let index = 0; index < keys.length; index += 1) {
        yield [keys[index] as string, values[index] as Value];
      }
    }
  }

  /** From `start` (null: the first key) to the last. */
  *ascending(start: Edge | null): Generator<string> {
    const from = start ? this.place(start.name, !start.inclusive) : { block: 0, index: 0 };
    for (let number = from.block; number < this.blocks.length; number += 1) {
      const keys = this.blocks[number]?.keys ?? [];
      for (let index = number === from.block ? from.index : 0; index < keys.length; index += 1)
        yield keys[index] as string;
    }
  }

  /** From `end` (null: the last key) back to the first. */
  *descending(end: Edge | null): Generator<string> {
    const last = { block: this.blocks.length - 1, index: this.blocks.at(-1)?.keys.length ?? 0 };
    const from = end ? this.place(end.name, end.inclusive) : last;
    for (let number = from.block; number >= 0; number -= 1) {
      const keys = this.blocks[number]?.keys ?? [];
      for (let index = (number === from.block ? from.index : keys.length) - 1; index >= 0; index -= 1)
        yield keys[index] as string;
    }
  }

  /** The insertion position of `key`: before the first greater or equal key. With `after`, behind an equal key. */
  private place(key: string, after: boolean): Place {
    const last = this.blocks.length - 1;
    if (last < 0) return { block: 0, index: 0 };
    const lastKeys = (this.blocks[last] as Block<Value>).keys;
    // Appends sorted input without a search.
    if (isPassed(lastKeys[lastKeys.length - 1] as string, key, after)) {
      return { block: last, index: lastKeys.length };
    }
    let low = 0;
    let high = last;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (nameCompare(this.firsts[middle] as string, key) <= 0) low = middle;
      else high = middle - 1;
    }
    return { block: low, index: countPassed(this.blocks[low]?.keys ?? [], key, after) };
  }

  private split(number: number, { keys, values }: Block<Value>): void {
    const isLast = number === this.blocks.length - 1;
    const middle = isLast ? MAX_BLOCK_KEYS : keys.length >>> 1;
    this.insertBlock(number + 1, { keys: keys.splice(middle), values: values.splice(middle) });
  }

  private insertBlock(number: number, block: Block<Value>): void {
    this.blocks.splice(number, 0, block);
    this.firsts.splice(number, 0, block.keys[0] as string);
  }
}

function isPassed(other: string, key: string, after: boolean): boolean {
  const order = nameCompare(other, key);
  return order < 0 || (after && order === 0);
}

function countPassed(keys: readonly string[], key: string, after: boolean): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isPassed(keys[middle] as string, key, after)) low = middle + 1;
    else high = middle;
  }
  return low;
}
