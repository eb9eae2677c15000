import type { Filing } from '../cases/filing';
import type { Random } from '../random';
import type { BusinessNames } from './business-names';
import type { SampleAttorney } from './sample-bar';
import type { Debtors } from './sample-debtors';

/** The most attorneys one matter has had in real dockets, and which chapter 11 case of every other year has them here. */
const CROWD = 84;
const CROWDED_CASE = 60;

function howMany(random: Random, { track, year, at }: Filing): number {
  const few = random.weighted([
    [1, 50],
    [2, 30],
    [0, 8],
    [3, 8],
    [4, 4],
  ]);
  if (track !== '11') return few;
  if (at === CROWDED_CASE && year % 2 === 0) return CROWD;
  return random.chance(0.2) ? random.between(12, 40) : few + 1;
}

/** Who appears in a case: mostly one or two, in business cases up to 84; the first is the debtor's. */
export function sampleAttorneys(
  random: Random,
  { bar, names }: { bar: readonly SampleAttorney[]; names: BusinessNames },
  filing: Filing,
  debtors: Debtors,
) {
  const many = howMany(random, filing);
  const start = random.between(0, bar.length - 1);
  return Array.from({ length: many }, (_, place) => {
    const attorney = bar[(start + place * 7) % bar.length];
    const isDebtors = place === 0;
    return {
      ...(attorney ?? { name: 'Unknown' }),
      represents: isDebtors ? (debtors[0]?.name ?? '') : names.lender(random),
      partyRole: isDebtors ? 'Debtor' : 'Creditor',
      lead: isDebtors,
    };
  });
}
