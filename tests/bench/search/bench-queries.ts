import { seeded, withTypo } from '@court/domain/testing/generated-names';
import type { BenchPerson } from './bench-people';

export type Query = {
  text: string;
  /** whether a name among the first twenty is the wanted one */
  isMeant: (name: string) => boolean;
};

const SEED = 7;
const CASES = 1_000;
const SHARED_CASES = 200;
const MIN_LETTERS = 5;

/** Queries of each kind, always the same for the same people. */
export function benchQueries(people: readonly BenchPerson[]) {
  const random = seeded(SEED);
  const among = people.filter(({ last, hasSharedName }) => last.length >= MIN_LETTERS && !hasSharedName);
  const some = (from: readonly BenchPerson[], count: number) =>
    Array.from({ length: count }, () => from[Math.floor(random() * from.length)] as BenchPerson);
  const asked = some(among, CASES);
  const named = (name: string) => (found: string) => found === name;
  const typed = asked.map((one) => ({ ...one, typo: withTypo(one.last.toLowerCase(), random) }));
  const shared = some(
    people.filter((one) => one.hasSharedName),
    SHARED_CASES,
  );
  return {
    'last name and three letters': asked.map(({ name, first, last }): Query => {
      return { text: `${last} ${first.slice(0, 3)}`, isMeant: named(name) };
    }),
    'first and last name': asked.map(({ name }): Query => ({ text: name, isMeant: named(name) })),
    'one error, first and last name': typed.map(({ name, first, typo }): Query => {
      return { text: `${first} ${typo}`, isMeant: named(name) };
    }),
    'one error, last name alone': typed.map(({ last, typo }): Query => {
      return { text: typo, isMeant: (found) => found.endsWith(` ${last}`) };
    }),
    'one of 1,001 with a last name': shared.map(({ name, first, last }, at): Query => {
      return { text: at % 2 === 0 ? name : `${last}, ${first}`, isMeant: named(name) };
    }),
  };
}
