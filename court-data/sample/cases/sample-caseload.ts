import { addDays, type CourtConfig, type ExportedRecord } from '@court/domain';
import { type Filing, filedOn, filingHeard } from '../filings/filing';
import { type Bench, benchesOf } from '../people/bench';
import { type BusinessNames, businessNames } from '../people/business-names';
import { personName } from '../people/person-names';
import { sampleAttorneys } from '../people/sample-attorneys';
import { sampleBar } from '../people/sample-bar';
import { sampleCourt } from '../people/sample-courts';
import { type Debtors, sampleDebtors } from '../people/sample-debtors';
import { Random } from '../random/random';
import { caseNumber, serialOf } from './case-number';

type Attorneys = NonNullable<ExportedRecord['attorneys']>;

/** The fields of a hearing or meeting that belong to its case and never change. */
type CaseFacts = Required<
  Pick<
    ExportedRecord,
    'caseNumber' | 'caseType' | 'caseTitle' | 'chapter' | 'leadCaseNumber' | 'leadCaseTitle'
  >
> & { debtors: Debtors; attorneys: Attorneys };

type SampleCase = { serial: number; facts: CaseFacts };

/** "Rosa M. Peña and Omar Peña". If a business has more than three trade names, the title lists them all. */
function titleOf(debtors: Debtors): string {
  const names = debtors.map(({ name }) => name).join(' and ');
  const doors = debtors.flatMap(({ aliases }) => aliases ?? []).filter(({ kind }) => kind === 'dba');
  return doors.length > 3 ? `${names} d/b/a ${doors.map(({ name }) => name).join(', d/b/a ')}` : names;
}

/** "A v. B". One in twenty titles names 14 more defendants and exceeds 300 characters. */
function adversaryTitle(random: Random, names: BusinessNames, debtors: Debtors): string {
  const plaintiff = random.chance(0.5) ? names.lender(random) : personName(random);
  const sued = random.chance(0.05) ? 14 : random.chance(0.2) ? 2 : 0;
  const others = Array.from({ length: sued }, () =>
    random.chance(0.5) ? personName(random) : names.business(random),
  );
  return `${plaintiff} v. ${[titleOf(debtors), ...others].join(', ')}${sued > 2 ? ', et al.' : ''}`;
}

const LEADS = ['7', '13', '11'] as const;

/** Every case of a sample court. The seed determines a case, which is drawn and cached at its first use. */
export function sampleCaseload(court: CourtConfig, seed: string) {
  const { printedInFull, places } = sampleCourt(court);
  const names = businessNames(places);
  const benches = benchesOf(court);
  const bar = sampleBar(court, seed);
  const drawn = new Map<string, SampleCase>();

  function draw(bench: Bench, filing: Filing): SampleCase {
    const { track, year, at } = filing;
    const random = new Random(`${seed}:case:${bench.number}:${track}:${year}:${at}`);
    const number = caseNumber(random, bench, filing, printedInFull);
    const lead =
      track === 'ap'
        ? caseAt(bench, filingHeard(random, random.pick(LEADS), addDays(filedOn(filing), 60))).facts
        : null;
    const debtors = lead ? lead.debtors : sampleDebtors(random, names, track);
    const attorneys = sampleAttorneys(random, { bar, names }, filing, debtors);
    const caseTitle =
      track === 'ap'
        ? adversaryTitle(random, names, debtors)
        : track === 'mp'
          ? `In re Subpoena to ${names.business(random)}`
          : titleOf(debtors);
    const facts: CaseFacts = {
      caseNumber: number,
      caseType: track === 'ap' || track === 'mp' ? track : 'bk',
      chapter: lead ? lead.chapter : track === 'mp' || track === 'ap' ? null : track,
      caseTitle,
      leadCaseNumber: lead?.caseNumber ?? null,
      leadCaseTitle: lead?.caseTitle ?? null,
      debtors,
      attorneys,
    };
    return { serial: serialOf(bench, filing), facts };
  }

  function caseAt(bench: Bench, filing: Filing): SampleCase {
    const key = `${bench.number}:${filing.track}:${filing.year}:${filing.at}`;
    const found = drawn.get(key) ?? draw(bench, filing);
    drawn.set(key, found);
    return found;
  }

  return { court, seed, names, benches, caseAt };
}

export type SampleCaseload = ReturnType<typeof sampleCaseload>;
