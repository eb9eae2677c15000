import type { ExportedRecord } from '@court/domain';
import type { Track } from '../filings/tracks';
import type { Random } from '../random/random';
import type { BusinessNames } from './business-names';
import { familyName, personName } from './person-names';

export type Debtors = NonNullable<ExportedRecord['debtors']>;

/** Share of debtors that are businesses. The others are individuals. */
const BUSINESSES: Partial<Record<Track, number>> = { '11': 0.8, '12': 0.4, '7': 0.08 };

function individuals(random: Random, names: BusinessNames): Debtors {
  const family = familyName(random);
  const first = { name: personName(random, family), role: 'Debtor', business: false };
  const aliases = random.chance(0.12)
    ? [{ kind: random.pick(['aka', 'fka']), name: personName(random, familyName(random)) }]
    : random.chance(0.05)
      ? [{ kind: 'dba', name: names.trade(random) }]
      : [];
  const joint = { name: personName(random, family), role: 'Joint Debtor', business: false, aliases: [] };
  return random.chance(0.3) ? [{ ...first, aliases }, joint] : [{ ...first, aliases }];
}

function company(random: Random, names: BusinessNames, name: string): Debtors {
  const kinds = random.chance(0.04) ? 9 : random.chance(0.25) ? 1 : 0;
  const aliases = Array.from({ length: kinds }, () => ({ kind: 'dba', name: names.trade(random) }));
  return [{ name, role: 'Debtor', business: true, aliases }];
}

/** The debtors of a case: one or two individuals, or a business with its trade names. */
export function sampleDebtors(random: Random, names: BusinessNames, track: Track): Debtors {
  if (track === '9') return company(random, names, names.district(random));
  if (track === '15') return company(random, names, names.foreign(random));
  const isBusiness = random.chance(BUSINESSES[track] ?? 0);
  return isBusiness ? company(random, names, names.business(random)) : individuals(random, names);
}
