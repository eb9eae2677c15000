import { businessKeys } from './business-keys';
import { looksLikeBusiness } from './business-name';
import { personKeys } from './person-keys';

const MOST_KEYS = 12;
/** Characters of a key; what is typed beyond them is matched, not read. */
export const LONGEST_NAME_KEY = 80;

/**
 * Index keys of one printed name under `names/`, before `~<id>`: at most 12, folded. A single typed word needs none of
 * its own, since every word of a name begins one of its keys: `smith john`, `john smith`. Titles and aliases inside a
 * name are taken apart before (`namesOfDebtor`).
 */
export function nameKeys(name: string, isBusiness = false): string[] {
  const keys = isBusiness || looksLikeBusiness(name) ? businessKeys(name) : personKeys(name);
  const cut = keys.map((key) => key.slice(0, LONGEST_NAME_KEY).trim()).filter(Boolean);
  return [...new Set(cut)].slice(0, MOST_KEYS);
}
