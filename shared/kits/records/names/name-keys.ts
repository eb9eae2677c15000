import { businessKeys } from './business-keys';
import { looksLikeBusiness, namesSeveral } from './business-name';
import { personKeys } from './person-keys';

const MOST_KEYS = 12;
/** Characters of a key; what is typed beyond them is matched, not read. */
export const LONGEST_NAME_KEY = 80;

/**
 * Index keys of one printed name under `names/`, before `~<id>`: at most 12, folded, `smith john ` and `john smith `.
 * Each ends with a space, so that a whole word sorts before a longer one (`lee ann ` before `leeds `). A single typed
 * word needs no key of its own: every word of a name begins one. Titles and aliases inside a name are taken apart
 * before (`namesOfDebtor`).
 */
export function nameKeys(name: string, isBusiness = false): string[] {
  const business = isBusiness || looksLikeBusiness(name) || namesSeveral(name);
  const keys = business ? businessKeys(name) : personKeys(name);
  const ended = [
    ...new Set(keys.filter(Boolean).map((key) => `${key.slice(0, LONGEST_NAME_KEY - 1).trim()} `)),
  ];
  return ended
    .filter((key) => !ended.some((other) => other !== key && other.startsWith(key)))
    .slice(0, MOST_KEYS);
}
