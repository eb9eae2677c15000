import { type CaseType, parseCaseNumber, withoutCaseLabels } from '@court/domain';
import { UsageError } from '../../command-line/command-line.mjs';

const TYPES: readonly CaseType[] = ['bk', 'ap', 'mp'];

/** A case as a clerk names it. `types` has the type in the number or its label, or all types. */
type NamedCase = { number: string; types: readonly CaseType[]; isReadable: boolean };

/** Reads a case number in any printed form: "26-10961", "2:26-bk-10961-ABC", "Case No. 26-10961". */
export function namedCase(typed: string): NamedCase {
  const { bare, type: label } = withoutCaseLabels(typed);
  const number = parseCaseNumber(typed) ? typed : parseCaseNumber(bare) ? bare : typed;
  const parsed = parseCaseNumber(number);
  const type = parsed?.type ?? label;
  return { number, types: type ? [type] : TYPES, isReadable: parsed !== null };
}

/**
 * The only case in `found`. Undefined if it is empty. Throws UsageError if cases of several types have the number
 * `typed`.
 */
export function onlyType<Found extends { type: CaseType }>(
  typed: string,
  found: readonly Found[],
): Found | undefined {
  const [one, ...others] = found;
  if (others.length === 0) return one;
  const names = {
    bk: 'a bankruptcy case (bk)',
    ap: 'an adversary proceeding (ap)',
    mp: 'a miscellaneous one (mp)',
  };
  throw new UsageError(
    `${typed} is ${found.map(({ type }) => names[type]).join(' and ')}. Say which, as in 26-ap-01234`,
  );
}
