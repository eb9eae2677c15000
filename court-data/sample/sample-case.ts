import type { ExportedRecord } from '@court/shared/records/source-record';
import type { Bench } from './bench';
import { businessName, districtName, foreignName, lenderName, tradeName } from './business-names';
import { caseNumber } from './case-number';
import { familyName, personName } from './person-names';
import { type Random, randomOf } from './random';
import { sampleAttorneys } from './sample-attorneys';
import type { SampleAttorney } from './sample-bar';
import { CASELOAD, type Track } from './tracks';

type Debtors = NonNullable<ExportedRecord['debtors']>;
type Attorneys = NonNullable<ExportedRecord['attorneys']>;

/** What of a hearing belongs to its case and is the same at every hearing. */
export type SampleCase = Required<
  Pick<
    ExportedRecord,
    'caseNumber' | 'caseType' | 'caseTitle' | 'chapter' | 'leadCaseNumber' | 'leadCaseTitle'
  >
> & { debtors: Debtors; attorneys: Attorneys; track: Track; serial: number };

function individuals(random: Random): Debtors {
  const family = familyName(random);
  const first = { name: personName(random, family), role: 'Debtor', business: false };
  const aliases = random.chance(0.12)
    ? [{ kind: random.pick(['aka', 'fka']), name: personName(random, familyName(random)) }]
    : random.chance(0.05)
      ? [{ kind: 'dba', name: tradeName(random) }]
      : [];
  const joint = { name: personName(random, family), role: 'Joint Debtor', business: false, aliases: [] };
  return random.chance(0.3) ? [{ ...first, aliases }, joint] : [{ ...first, aliases }];
}

function company(random: Random, name: string): Debtors {
  const kinds = random.chance(0.04) ? 9 : random.chance(0.25) ? 1 : 0;
  const aliases = Array.from({ length: kinds }, () => ({ kind: 'dba', name: tradeName(random) }));
  return [{ name, role: 'Debtor', business: true, aliases }];
}

function debtorsOf(random: Random, track: Track): Debtors {
  if (track === '9') return company(random, districtName(random));
  if (track === '15') return company(random, foreignName(random));
  const share = { '11': 0.8, '12': 0.4, '7': 0.08, ap: 0.3 }[track as string] ?? 0;
  return random.chance(share) ? company(random, businessName(random)) : individuals(random);
}

function titleOf(debtors: Debtors): string {
  const names = debtors.map(({ name }) => name).join(' and ');
  const doors = debtors.flatMap(({ aliases }) => aliases ?? []).filter(({ kind }) => kind === 'dba');
  return doors.length > 3 ? `${names} d/b/a ${doors.map(({ name }) => name).join(', d/b/a ')}` : names;
}

/** "A v. B"; one in twenty names everyone who was sued, past 300 characters. */
function adversaryTitle(random: Random, debtors: Debtors): string {
  const plaintiff = random.chance(0.5) ? lenderName(random) : personName(random);
  const sued = random.chance(0.05) ? 14 : random.chance(0.2) ? 2 : 0;
  const others = Array.from({ length: sued }, () =>
    random.chance(0.5) ? personName(random) : businessName(random),
  );
  return `${plaintiff} v. ${[titleOf(debtors), ...others].join(', ')}${sued > 2 ? ', et al.' : ''}`;
}

/** The case that stands at a place of a bench's caseload, always the same for a seed. */
export function sampleCase(
  bench: Bench,
  track: Track,
  at: number,
  bar: readonly SampleAttorney[],
  seed: string,
): SampleCase {
  const random = randomOf(`${seed}:case:${bench.number}:${track}:${at}`);
  const number = caseNumber(random, bench, track, at);
  const debtors = debtorsOf(random, track);
  const attorneys = sampleAttorneys(random, bar, track, debtors, at);
  const own = { ...number, debtors, attorneys, track };
  if (track !== 'ap' && track !== 'mp') {
    const title = titleOf(debtors);
    return {
      ...own,
      caseType: 'bk',
      chapter: track,
      caseTitle: title,
      leadCaseNumber: null,
      leadCaseTitle: null,
    };
  }
  if (track === 'mp') {
    const title = `In re Subpoena to ${businessName(random)}`;
    return {
      ...own,
      caseType: 'mp',
      chapter: null,
      caseTitle: title,
      leadCaseNumber: null,
      leadCaseTitle: null,
    };
  }
  const lead = random.pick(['7', '13', '11'] as const);
  const leadNumber = caseNumber(random, bench, lead, at % CASELOAD[lead].cases).caseNumber;
  const caseTitle = adversaryTitle(random, debtors);
  const leadCaseTitle = titleOf(debtors);
  return { ...own, caseType: 'ap', chapter: lead, caseTitle, leadCaseNumber: leadNumber, leadCaseTitle };
}
