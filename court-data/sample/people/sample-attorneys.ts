import type { Filing } from '../filings/filing';
import type { Random } from '../random/random';
import type { BusinessNames } from './business-names';
import type { SampleAttorney } from './sample-bar';
import type { Debtors } from './sample-debtors';

/**
 * The maximum number of attorneys in one matter of real dockets. One chapter 11 case in every second year has as many
 * here.
 */
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

/** The attorneys of a case: mostly one or two, up to 84 in business cases. The first represents the debtor. */
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
