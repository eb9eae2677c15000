import { caseKey, debtorId } from '@court/records';
import { generatedPeople, seeded } from '@court/records/testing/generated-names';

const SEED = 20261123;
const CASES_A_YEAR = 20_000;
/** The last name that so many people share, at every size. */
const SHARED = { last: 'Oakhurst', people: 1_001 };
/** Share of cases that two spouses file together: their title names both. */
const JOINT = 0.25;

/** A debtor with a case, as a court prints them. */
export type BenchPerson = {
  name: string;
  first: string;
  last: string;
  caseNumber: string;
  caseKey: string;
  title: string;
  /** key in …Debtors11 */
  id: string;
  hasSharedName: boolean;
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `count` debtors, the same for the same count: names as frequent as names are in the US. */
export function benchPeople(count: number): BenchPerson[] {
  const random = seeded(SEED);
  const spouses = generatedPeople(count, SEED + 1);
  return generatedPeople(count, SEED).map((one, at) => {
    const hasSharedName = at < SHARED.people;
    const first = capital(one.first);
    const last = hasSharedName ? SHARED.last : capital(one.last);
    const name = `${first} ${last}`;
    const year = String(1 + Math.floor(at / CASES_A_YEAR)).padStart(2, '0');
    const caseNumber = `${year}-${String(10_000 + (at % CASES_A_YEAR))}-hto`;
    const key = caseKey(caseNumber, 'bk');
    const title = random() < JOINT ? `${name} and ${capital(spouses[at]?.first ?? '')} ${last}` : name;
    return { name, first, last, caseNumber, caseKey: key, title, id: debtorId(key, name), hasSharedName };
  });
}
