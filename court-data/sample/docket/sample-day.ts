import { addDays } from '@court/domain';
import { matterDetails } from '../cases/matter-details';
import { matterOf } from '../cases/matters';
import type { SampleCaseload } from '../cases/sample-caseload';
import { ENTERED_AHEAD, filingHeard } from '../filings/filing';
import { THEMES, type Track } from '../filings/tracks';
import { type Bench, sits, sittingFrom } from '../people/bench';
import { sampleCourt } from '../people/sample-courts';
import type { SampleTrustees } from '../people/sample-trustees';
import { Random } from '../random/random';
import { appearance, type SampleAppear } from './appearance';
import { HEARING_ODDS, outcomeOf } from './outcome';
import { reschedulingOf } from './rescheduling';
import { type SampleBlock, sampleBlocks } from './sample-block';
import type { SampleHearing, SetRecord } from './sample-hearing';

/** Share of blocks whose matters carry sort codes. */
const SORTED_BLOCKS = 0.35;

/** A hearing and the bench for which it was set. */
export type DrawnHearing = SampleHearing & { bench: Bench };

type Place = { id: string; date: string; place: number; isSorted: boolean; appear: SampleAppear };

/** `h20261123-0007` is the seventh hearing of its day. */
export const hearingId = (date: string, place: number) =>
  `h${date.replaceAll('-', '')}-${String(place).padStart(4, '0')}`;

/** The attorneys of a case. If a lender is the movant, the first creditor's attorney represents that lender. */
function attorneysFor(attorneys: SetRecord['attorneys'], movant: string | null): SetRecord['attorneys'] {
  if (!movant || movant === 'Debtor') return attorneys;
  const at = attorneys?.findIndex(({ partyRole }) => partyRole === 'Creditor');
  return attorneys?.map((one, place) => (place === at ? { ...one, represents: movant } : one));
}

/** Draws the hearings of any day from the seed and the date only, so that a day is the same at every call. */
export function sampleDays(caseload: SampleCaseload, trustees: SampleTrustees) {
  const { court, seed, names, benches, caseAt } = caseload;
  const sizes = sampleCourt(court);

  function recordOf(
    { bench, time, theme }: SampleBlock,
    { id, date, place, isSorted, appear }: Place,
  ): SetRecord {
    const random = new Random(`${seed}:${id}`);
    const track = random.weighted<Track>(THEMES[theme]);
    const { serial, facts } = caseAt(bench, filingHeard(random, track, date));
    const trustee = trustees.of(track, bench, serial);
    const matter = matterOf(random, track, names);
    return {
      id,
      court: court.code,
      office: bench.office.name,
      ...facts,
      date,
      time,
      ...matterDetails(random, time, place, isSorted),
      judge: bench.judge.name,
      location: bench.courtroom,
      trustees: trustee ? [trustee.name] : [],
      ...matter,
      attorneys: attorneysFor(facts.attorneys, matter.movant),
      appear,
    };
  }

  function hearingsOf(block: SampleBlock, date: string, from: number): DrawnHearing[] {
    const { bench, time, size } = block;
    const random = new Random(`${seed}:${date}:${time}:${bench.number}`);
    const appear = appearance(court, bench, random, seed);
    const isSorted = random.chance(SORTED_BLOCKS);
    const enteredOn = addDays(date, -ENTERED_AHEAD);
    return Array.from({ length: size }, (_, place) => {
      const id = hearingId(date, from + place);
      const rescheduling = reschedulingOf(random, caseload, bench, { date, time, appear });
      const outcome = outcomeOf(random, HEARING_ODDS, {
        date: rescheduling?.change.date ?? date,
        isPutOff: rescheduling?.change.date !== undefined,
        notBefore: rescheduling?.enteredOn ?? enteredOn,
        dayFrom: (day) => sittingFrom(bench, day),
      });
      const own = { id, date, place, isSorted, appear };
      return { id, date, bench, enteredOn, rescheduling, outcome, draw: () => recordOf(block, own) };
    });
  }

  /** Empty if the court is closed. */
  return (date: string): DrawnHearing[] => {
    const sitting = benches.filter((bench) => sits(bench, date));
    if (sitting.length === 0) return [];
    const blocks = sampleBlocks(sitting, sizes, new Random(`${seed}:${date}`));
    const ordered = [...blocks].sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
    const hearings: DrawnHearing[] = [];
    for (const block of ordered) hearings.push(...hearingsOf(block, date, hearings.length + 1));
    return hearings;
  };
}
