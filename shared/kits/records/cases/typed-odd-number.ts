import { fallbackCaseKey } from './case-keys';
import { parseCaseNumber } from './case-number';
import type { TypedCaseNumber } from './typed-case-number';

const TELEPHONE_OR_SSN = /^(?:1-)?\d{3}-\d{3}-\d{4}$|^\d{3}-\d{2}-\d{4}$|^\d+$/;
const DATE = /^\d{4}-\d{1,2}-\d{1,2}$|^\d{1,2}-\d{1,2}-(?:\d{2}|\d{4})$/;

/**
 * A number of a shape that is read nowhere else (`MISC 2021/7`): five digits or more, no more letters than digits, and
 * no telephone number, date or social security number. It is looked for under the key that `fallbackCaseKey` gives
 * such a number. `unified` is the text as `unifyCaseText` leaves it; null where it is rather a name.
 */
export function readOddCaseNumber(unified: string): TypedCaseNumber | null {
  const digits = unified.replace(/\D/g, '').length;
  const letters = unified.replace(/[^a-z]/g, '').length;
  if (digits < 5 || digits < letters || TELEPHONE_OR_SSN.test(unified) || DATE.test(unified)) return null;
  const prefix = fallbackCaseKey(unified);
  return {
    prefixes: [prefix],
    matches: (printed) => parseCaseNumber(printed) === null && fallbackCaseKey(printed).startsWith(prefix),
    compare: (a, b) => a.number.localeCompare(b.number),
    says: { short: unified, type: null, year: null, complete: false },
  };
}
