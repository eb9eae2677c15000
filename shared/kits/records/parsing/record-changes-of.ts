import { isMoment } from '../court/court-time';
import { CHANGED_FIELDS, type FromTo, type RecordChange } from '../docket/change-record';
import { listOf, objectOf, textsOf } from './json-fields';

const KINDS: readonly RecordChange['what'][] = ['added', 'changed', 'removed', 'back'];

function changeOf(json: unknown): RecordChange | null {
  const at = objectOf(json);
  const what = KINDS.find((kind) => kind === at?.what);
  if (!at || !what || !isMoment(at.at)) return null;
  const fields: Partial<Record<(typeof CHANGED_FIELDS)[number], FromTo>> = {};
  for (const field of CHANGED_FIELDS) {
    const sides = textsOf(at[field], ['from', 'to']);
    if (Object.keys(sides).length > 0) fields[field] = sides;
  }
  return { at: at.at, what, ...fields, ...(at.appear === true ? { appear: true as const } : {}) };
}

/** A record's `changes`, oldest first; what is no change is left out, and so is a field of a wrong kind. */
export function recordChangesOf(json: unknown): RecordChange[] {
  return listOf(json)
    .flatMap((item) => changeOf(item) ?? [])
    .sort((a, b) => a.at - b.at);
}
