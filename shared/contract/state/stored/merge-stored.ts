import { isSameJson, objectOf } from '@court/domain';

/**
 * Merges the value on the device (`read`) with the value that the reader chose before the device answered (`chosen`).
 * Merges fields of objects, joins lists with the reader's entries first, and returns `chosen` for any other value.
 */
export function mergeStored(read: unknown, chosen: unknown): unknown {
  if (Array.isArray(read) && Array.isArray(chosen))
    return [...chosen, ...read.filter((each) => !chosen.some((one) => isSame(one, each)))];
  const [before, after] = [objectOf(read), objectOf(chosen)];
  if (!before || !after) return chosen;
  const merged = Object.entries(after).map(([key, value]) => [
    key,
    Object.hasOwn(before, key) ? mergeStored(before[key], value) : value,
  ]);
  return { ...before, ...Object.fromEntries(merged) };
}

/** Entries of lists have an id, and a kind if several kinds are in one list. */
function isSame(one: unknown, other: unknown): boolean {
  const [here, there] = [objectOf(one), objectOf(other)];
  if (here?.id === undefined || !there) return isSameJson(one, other);
  return here.id === there.id && here.field === there.field;
}
