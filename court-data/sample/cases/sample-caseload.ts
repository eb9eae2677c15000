import { addDays, type CourtConfig } from '@court/records';
import { type Bench, benchesOf } from '../people/bench';
import { businessNames } from '../people/business-names';
import { sampleAttorneys } from '../people/sample-attorneys';
import { sampleBar } from '../people/sample-bar';
import { sampleDebtors } from '../people/sample-debtors';
import { Random } from '../random';
import { sampleCourt } from '../sample-courts';
import { caseNumber, serialOf } from './case-number';
import { adversaryTitle, titleOf } from './case-titles';
import { type Filing, filedOn, filingHeard } from './filing';
import type { CaseFacts, SampleCase } from './sample-case';

const LEADS = ['7', '13', '11'] as const;

/** Every case of a sample court, drawn from the seed when it is first asked for and the same ever after. */
export function sampleCaseload(court: CourtConfig, seed: string) {
  const { printedInFull, places } = sampleCourt(court.code);
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
