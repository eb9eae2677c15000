import { serialOf } from '../cases/case-number';
import type { SampleCaseload } from '../cases/sample-caseload';
import type { Filing } from '../filings/filing';
import type { Bench } from '../people/bench';
import { type SampleTrustee, UNITED_STATES_TRUSTEE } from '../people/sample-trustees';
import { Random } from '../random/random';
import { ownMeeting, type SampleAppear, sampleLine } from './appearance';
import { meetingTimes } from './meeting-times';
import { noticeDay } from './notice-day';
import { MAX_NOTICE_DAYS, type Rescheduling } from './rescheduling';
import type { SetRecord } from './sample-hearing';

/** The place of one case in a trustee's day. */
export type MeetingPlace = {
  trustee: SampleTrustee;
  bench: Bench;
  filing: Filing;
  /** YYYY-MM-DD and HH:mm, in the local time of the bench's office */
  date: string;
  time: string;
};

const MATTERS = {
  '7': 'Meeting of Creditors & Notice of Appointment of Interim Trustee',
  '13': 'Meeting of Creditors and Notice of Chapter 13 Proceedings',
  other: 'Meeting of Creditors',
} as const;
/** How a meeting is held. "standing" is the usual way of the trustee; the others are exceptions. By weight. */
const OWN_WAYS = [
  ['standing', 89],
  ['inPerson', 6],
  ['phone', 3],
  ['ownMeeting', 2],
] as const;
const SHARE_RESCHEDULED = 0.04;

function ownWay(random: Random, { court }: SampleCaseload, { bench, trustee }: MeetingPlace) {
  const ways: Record<(typeof OWN_WAYS)[number][0], SampleAppear | null> = {
    standing: null,
    inPerson: { mode: 'inPerson', note: 'Bring a government photo ID and proof of your number.' },
    phone: { mode: 'phone', phone: sampleLine(bench.office, 78), accessCode: trustee.passcode },
    ownMeeting: ownMeeting(court, bench.office, random),
  };
  return ways[random.weighted(OWN_WAYS)];
}

/** `m2026-51234`. Every case has one first meeting. */
export const meetingId = ({ bench, filing }: MeetingPlace) =>
  `m${filing.year}-${String(serialOf(bench, filing)).padStart(5, '0')}`;

/** The record of a meeting as noticed. `appear` is null if the meeting is held in the trustee's usual way. */
export function meetingRecord(caseload: SampleCaseload, place: MeetingPlace): SetRecord {
  const { trustee, bench, filing, date, time } = place;
  const id = meetingId(place);
  const random = new Random(`${caseload.seed}:${id}`);
  const { facts } = caseload.caseAt(bench, filing);
  const { track } = filing;
  const appear = ownWay(random, caseload, place);
  const usual = trustee.name === UNITED_STATES_TRUSTEE ? 'By telephone' : 'Zoom video meeting';
  const room = `Room ${110 + trustee.number}, ${bench.office.name}`;
  return {
    id,
    court: caseload.court.code,
    office: bench.office.name,
    ...facts,
    date,
    time,
    eventKind: '341 meeting',
    judge: bench.judge.name,
    location: appear?.mode === 'inPerson' || random.chance(0.25) ? room : usual,
    trustees: [trustee.name],
    matter: track === '7' || track === '13' ? MATTERS[track] : MATTERS.other,
    docketNumber: String(random.between(3, 14)),
    appear,
  };
}

/** A few meetings get another time on the same day, or their own online meeting. */
export function meetingRescheduling(
  random: Random,
  { court }: SampleCaseload,
  { bench, date, time }: MeetingPlace,
): Rescheduling | null {
  if (!random.chance(SHARE_RESCHEDULED)) return null;
  const times = meetingTimes(60).filter((one) => one !== time);
  const at = times[random.between(0, times.length - 1)] ?? time;
  const change = random.chance(0.6) ? { time: at } : { appear: ownMeeting(court, bench.office, random) };
  return { enteredOn: noticeDay(random, date, MAX_NOTICE_DAYS), change };
}
