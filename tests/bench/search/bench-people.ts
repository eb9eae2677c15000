import { caseKey, debtorId } from '@court/domain';
import { generatedPeople, seeded } from '@court/domain/testing/generated-names';

const SEED = 20261123;
const CASES_A_YEAR = 20_000;
/** A last name, and the number of people with it at every size. */
const SHARED = { last: 'Oakhurst', people: 1_001 };
/** Share of joint cases of two spouses, whose title has both names. */
const JOINT = 0.25;

/** A debtor with a case, as the court prints them. */
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

/** `count` debtors, always the same for the same count, with name frequencies of the US. */
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
