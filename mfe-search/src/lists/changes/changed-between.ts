import { CHANGED_FIELDS, type FromTo, type RecordChange } from '@court/domain';

/**
 * Merges changes of one record, in any order, into one: from before the first to after the last. Leaves out facts
 * that returned to their old value. Null if no fact is left.
 */
export function changedBetween(changes: readonly RecordChange[]): RecordChange | null {
  const inOrder = [...changes].sort((a, b) => a.at - b.at);
  const last = inOrder.at(-1);
  if (!last) return null;
  const fields: Partial<Record<(typeof CHANGED_FIELDS)[number], FromTo>> = {};
  for (const field of CHANGED_FIELDS) {
    const told = inOrder.flatMap((change) => change[field] ?? []);
    const [from, to] = [told[0]?.from, told.at(-1)?.to];
    if (from !== to) fields[field] = { ...(from && { from }), ...(to && { to }) };
  }
  const appear = inOrder.some((change) => change.appear) ? { appear: true as const } : {};
  const isTold = last.what !== 'changed' || Object.keys(fields).length > 0 || 'appear' in appear;
  return isTold ? { at: last.at, what: last.what, ...fields, ...appear } : null;
}
