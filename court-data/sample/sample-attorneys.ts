import type { ExportedRecord } from '@court/shared/records/source-record';
import { lenderName } from './business-names';
import type { Random } from './random';
import type { SampleAttorney } from './sample-bar';
import type { Track } from './tracks';

type Debtors = NonNullable<ExportedRecord['debtors']>;

/** The most attorneys one matter has had in real dockets. */
const CROWD = 84;

/** Who appears in a case: mostly one or two, in business cases up to 84; the first is the debtor's. */
export function sampleAttorneys(
  random: Random,
  bar: readonly SampleAttorney[],
  track: Track,
  debtors: Debtors,
  at: number,
) {
  const few = random.weighted([
    [1, 50],
    [2, 30],
    [0, 8],
    [3, 8],
    [4, 4],
  ]);
  const many =
    track === '11' ? (at === 0 ? CROWD : random.chance(0.2) ? random.between(12, 40) : few + 1) : few;
  const start = random.between(0, bar.length - 1);
  return Array.from({ length: many }, (_, place) => {
    const attorney = bar[(start + place * 7) % bar.length];
    const isDebtors = place === 0;
    return {
      ...(attorney ?? { name: 'Unknown' }),
      represents: isDebtors ? (debtors[0]?.name ?? '') : lenderName(random),
      partyRole: isDebtors ? 'Debtor' : 'Creditor',
      lead: isDebtors,
    };
  });
}
