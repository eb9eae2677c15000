import { type CaseType, parseCaseNumber } from './case-number';

/** A case as the index gives it back: the printed number and the record's type. */
export type NumberedCase = { number: string; type: CaseType };

const TYPE_ORDER: CaseType[] = ['bk', 'ap', 'mp'];

/** The newest year first, then bankruptcy cases before adversary and miscellaneous proceedings, then by serial. */
export function compareCases(a: NumberedCase, b: NumberedCase): number {
  const [x, y] = [parseCaseNumber(a.number), parseCaseNumber(b.number)];
  return (
    (y?.year ?? 0) - (x?.year ?? 0) ||
    TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type) ||
    (x?.serial ?? 0) - (y?.serial ?? 0)
  );
}
