import { addDays, type ExportedRecord } from '@court/domain';
import type { SampleCaseload } from '../cases/sample-caseload';
import { type Bench, courtroomOf, sits, sittingFrom } from '../people/bench';
import type { Random } from '../random/random';
import { ownMeeting, type SampleAppear } from './appearance';
import { noticeDay } from './notice-day';

/** A change of a hearing or meeting before it takes place. */
export type Rescheduling = {
  /** court day (YYYY-MM-DD) from which on the docket shows the change */
  enteredOn: string;
  change: Partial<Pick<ExportedRecord, 'date' | 'time' | 'location' | 'judge' | 'appear'>>;
};

/** The original fields of a hearing that a change can affect. */
type AsSet = { date: string; time: string; appear: SampleAppear };

const KINDS = [
  ['day', 40],
  ['time', 20],
  ['courtroom', 14],
  ['judge', 10],
  ['appear', 16],
] as const;
/** Eight in a hundred hearings are rescheduled, at most this many days before the hearing. */
const SHARE = 0.08;
export const MAX_NOTICE_DAYS = 20;
/** A rescheduled hearing moves at most this many days, plus the days until the bench sits. */
const FURTHER = 10;
const TIMES = ['08:30', '09:00', '10:30', '11:30', '13:00', '13:30', '14:30', '15:30'] as const;

const otherTime = (random: Random, time: string) => {
  const at = random.pick(TIMES);
  return at === time ? '15:00' : at;
};

/** Draws how a hearing is rescheduled. Null for most hearings. */
export function reschedulingOf(
  random: Random,
  { court, benches }: SampleCaseload,
  bench: Bench,
  { date, time, appear }: AsSet,
): Rescheduling | null {
  if (!random.chance(SHARE)) return null;
  const enteredOn = noticeDay(random, date, MAX_NOTICE_DAYS);
  const [stand, ...more] = benches.filter(
    (other) => other.office === bench.office && other.judge !== bench.judge && sits(other, date),
  );
  const changes = {
    day: () => ({ date: sittingFrom(bench, addDays(date, random.between(1, FURTHER))) }),
    time: () => ({ time: otherTime(random, time) }),
    courtroom: () => ({ location: courtroomOf(bench.office, bench.seat + random.between(2, 4)) }),
    judge: () => (stand ? { judge: random.pick([stand, ...more]).judge.name } : changes.time()),
    appear: () => ({
      appear:
        appear.mode === 'video' && random.chance(0.4)
          ? { mode: 'inPerson' as const }
          : ownMeeting(court, bench.office, random),
    }),
  };
  return { enteredOn, change: changes[random.weighted(KINDS)]() };
}
