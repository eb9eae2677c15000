import { isSameJson, listOf, objectOf } from '@court/domain';

/** Max entries of a merged list, the same as in the schemas. */
const MAX_MERGED = 200;

/** Entries of lists have an id, and a kind if several kinds are in one list. */
function isSame(one: unknown, other: unknown): boolean {
  const [here, there] = [objectOf(one), objectOf(other)];
  if (here?.id === undefined || !there) return isSameJson(one, other);
  return here.id === there.id && here.field === there.field;
}

function mergeLists(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
  const has = (list: unknown[], one: unknown) => list.some((each) => isSame(each, one));
  const changed = mine.filter((one) => !base.some((each) => isSameJson(each, one)));
  const others = theirs.filter((one) => !has(changed, one) && (has(mine, one) || !has(base, one)));
  return [...changed, ...others].slice(0, Math.max(MAX_MERGED, mine.length, theirs.length));
}

/** Merges field by field. A field that is there but undefined was reset by the reader. */
function mergeFields(base: object, mine: object, theirs: object): Record<string, unknown> {
  const [before, own, other] = [base, mine, theirs].map(
    (each) => new Map<string, unknown>(Object.entries(each)),
  );
  const merged: Record<string, unknown> = {};
  for (const name of new Set([...(own?.keys() ?? []), ...(other?.keys() ?? [])])) {
    const value = own?.get(name);
    if (value === undefined && own?.has(name)) continue;
    const now = mergeStored(before?.get(name), value, other?.get(name));
    if (now !== undefined) merged[name] = now;
  }
  return merged;
}

/**
 * Merges two changes of a stored value: `mine` of this page and `theirs` of another tab, both made from `base`. Merges
 * fields of objects and entries of lists, this page's new entries first. A field or entry that one side removed stays
 * removed unless the other side changed it. The later of two numbers wins, because all stored numbers are moments. For
 * any other value, `mine` wins.
 */
export function mergeStored(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSameJson(mine, base)) return theirs;
  if (isSameJson(theirs, base)) return mine;
  if (Array.isArray(mine)) return mergeLists(listOf(base), mine, listOf(theirs));
  if (typeof mine === 'number' && typeof theirs === 'number') return Math.max(mine, theirs);
  const own = objectOf(mine);
  return own ? mergeFields(objectOf(base) ?? {}, own, objectOf(theirs) ?? {}) : mine;
}
