import type { Asking } from '../clerk';
import { askRestricted } from './ask-restricted';

const SEAL = /seal|restrict|confiden|redact|withheld|non.?public|not.?public|protected|safe.?at.?home/i;
const NO = /^(?:|n|no|f|false|0|none|null)$/i;
const MAX_DEPTH = 6;

/** The dotted names of properties inside a value that say that something is sealed: `debtors.sealed`. */
function sealsIn(name: string, value: unknown, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = isList ? name : `${name}.${key}`;
    const isSimple = ['string', 'number', 'boolean'].includes(typeof inner);
    if (!isList && isSimple && SEAL.test(key)) return NO.test(String(inner).trim()) ? [] : [path];
    return sealsIn(path, inner, depth + 1);
  });
}

/** Asks about properties inside a field that our format does not have, and that say that the record is not public. */
export function askNestedSeals(fields: Readonly<Record<string, unknown>>, asking: Asking): void {
  if (fields.sealed === 'Y') return;
  const paths = Object.entries(fields).flatMap(([field, value]) => sealsIn(field, value));
  for (const path of new Set(paths)) askRestricted(path, 'yes', asking);
}
