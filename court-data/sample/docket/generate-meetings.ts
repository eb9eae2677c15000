import { addDays } from '@court/domain';
import { serialOf } from '../cases/case-number';
import type { SampleCaseload } from '../cases/sample-caseload';
import { type Filing, filingsOn } from '../filings/filing';
import type { Track } from '../filings/tracks';
import type { Bench } from '../people/bench';
import { callFrom, type SampleTrustee, type SampleTrustees } from '../people/sample-trustees';
import { Random } from '../random/random';
import { dateRange } from './date-range';
import { meetingTimes } from './meeting-times';
import { MEETING_ODDS, outcomeOf } from './outcome';
import { type SampleHearing, shownFrom } from './sample-hearing';
import { type MeetingPlace, meetingId, meetingRecord, meetingRescheduling } from './sample-meeting';

/** Minimum and maximum days from filing to the meeting of creditors. */
const SOONEST = 21;
const LATEST = 50;
/** Maximum days from a meeting to its continuation. */
const MAX_CONTINUANCE_DAYS = 60;
/** Continued meetings are among this many first meetings of a day. */
const CALLED_FIRST = 60;
const MET: readonly Track[] = ['13', '7', '11', '12'];

type Call = {
  trustee: SampleTrustee;
  date: string;
  cases: { bench: Bench; filing: Filing; filed: string }[];
};

/** Assigns all cases filed on the given days to a trustee and a day. */
function callsOf({ benches }: SampleCaseload, trustees: SampleTrustees, days: readonly string[]): Call[] {
  const calls = new Map<string, Call>();
  for (const filed of days) {
    const soonest = addDays(filed, SOONEST);
    const dates = trustees.all.map((trustee) => callFrom(trustee, soonest));
    const filings = MET.flatMap((track) => filingsOn(track, filed));
    for (const bench of benches) {
      for (const filing of filings) {
        const trustee = trustees.presides(filing.track, bench, serialOf(bench, filing));
        const date = dates[trustee?.number ?? -1];
        if (!trustee || !date) continue;
        const key = `${date}:${trustee.number}`;
        const call = calls.get(key) ?? { trustee, date, cases: [] };
        call.cases.push({ bench, filing, filed });
        calls.set(key, call);
      }
    }
  }
  return [...calls.values()];
}

/** The new meeting of a continued one, on another of the trustee's days. */
function successor(first: SampleHearing, date: string, { trustee }: Call, seed: string): SampleHearing {
  const { outcome, draw } = first;
  const id = `${first.id}-2`;
  const random = new Random(`${seed}:${id}:course`);
  const times = meetingTimes(CALLED_FIRST);
  const time = times[random.between(0, times.length - 1)] ?? '08:30';
  return {
    id,
    date,
    enteredOn: shownFrom(first),
    rescheduling: null,
    outcome: outcomeOf(random, MEETING_ODDS, {
      date,
      isPutOff: true,
      notBefore: outcome.enteredOn,
      dayFrom: (from) => callFrom(trustee, from),
    }),
    draw: () => ({ ...draw(), id, date, time }),
  };
}

function meetingOf(caseload: SampleCaseload, place: MeetingPlace, filed: string): SampleHearing {
  const { trustee, date } = place;
  const id = meetingId(place);
  const random = new Random(`${caseload.seed}:${id}:course`);
  const rescheduling = meetingRescheduling(random, caseload, place);
  const outcome = outcomeOf(random, MEETING_ODDS, {
    date,
    isPutOff: false,
    notBefore: rescheduling?.enteredOn ?? filed,
    dayFrom: (from) => callFrom(trustee, from),
  });
  return { id, date, enteredOn: filed, rescheduling, outcome, draw: () => meetingRecord(caseload, place) };
}

/**
 * The 341 meetings on and after `from` of all cases filed up to `today`, and continued meetings in that time. A meeting
 * enters the docket when its case is filed. Later filings do not change its time.
 */
export function generateMeetings(
  caseload: SampleCaseload,
  trustees: SampleTrustees,
  from: string,
  today: string,
): SampleHearing[] {
  const earliest = addDays(from, -MAX_CONTINUANCE_DAYS);
  const filed = dateRange(addDays(earliest, -LATEST), addDays(today, LATEST - SOONEST));
  const calls = callsOf(caseload, trustees, filed).filter(({ date }) => date >= earliest);
  return calls.flatMap((call) => {
    const times = meetingTimes(call.cases.length);
    return call.cases.flatMap(({ bench, filing, filed }, at) => {
      if (filed > today) return [];
      const place = { trustee: call.trustee, bench, filing, date: call.date, time: times[at] ?? '08:30' };
      const meeting = meetingOf(caseload, place, filed);
      const { continuedTo } = meeting.outcome;
      return continuedTo ? [meeting, successor(meeting, continuedTo, call, caseload.seed)] : [meeting];
    });
  });
}
