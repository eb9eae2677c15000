import type { Appear, CourtConfig, CourtOffice } from '@court/domain';
import type { Bench } from '../people/bench';
import type { SampleTrustee } from '../people/sample-trustees';
import { Random } from '../random/random';

export type SampleAppear = Partial<Appear> & Pick<Appear, 'mode'>;

const MODES = [
  ['video', 38],
  ['hybrid', 25],
  ['inPerson', 27],
  ['phone', 10],
] as const satisfies readonly (readonly [Appear['mode'], number])[];

/** A fictional phone number: 555-01xx is reserved for fiction. `line` is 0 to 99. */
export const sampleLine = (office: CourtOffice, line: number) =>
  `(${office.phone?.match(/\d{3}/)?.[0] ?? '210'}) 555-01${String(line).padStart(2, '0')}`;

/** An online meeting on one of the court's meeting hosts. `meetingId` has the form `160 555 0120`. */
function onlineMeeting(court: CourtConfig, meetingId: string, passcode: string, phone: string) {
  const [host = 'www.zoomgov.com'] = court.meetingHosts;
  return { url: `https://${host}/j/${meetingId.replaceAll(' ', '')}`, meetingId, passcode, phone };
}

/** How to appear before a bench. The mode differs by block. The meeting is the judge's permanent meeting. */
export function appearance(court: CourtConfig, bench: Bench, random: Random, seed: string): SampleAppear {
  const mode = random.weighted(MODES);
  const standing = new Random(`${seed}:meeting:${bench.judge.initials}`);
  const passcode = String(standing.between(100_000, 999_999));
  const phone = sampleLine(bench.office, 80 + bench.number);
  if (mode === 'inPerson') return { mode };
  if (mode === 'phone') return { mode, phone, accessCode: passcode };
  const id = `160 555 01${standing.between(10, 99)}`;
  const note = mode === 'hybrid' ? 'Witnesses appear in the courtroom.' : null;
  return { mode, ...onlineMeeting(court, id, passcode, phone), note };
}

/** How to appear at a hearing or 341 meeting that has its own online meeting. */
export function ownMeeting(court: CourtConfig, office: CourtOffice, random: Random): SampleAppear {
  const id = `161 555 0${random.between(100, 999)}`;
  const passcode = String(random.between(100_000, 999_999));
  return { mode: 'video', ...onlineMeeting(court, id, passcode, sampleLine(office, 79)) };
}

/** How to appear at all 341 meetings of a trustee. Meetings of the United States Trustee are by phone. */
export function trusteeAppearance(
  court: CourtConfig,
  trustee: SampleTrustee,
  byPhone: boolean,
): SampleAppear {
  const { office, number, passcode } = trustee;
  const phone = sampleLine(office, 60 + (number % 20));
  if (byPhone) return { mode: 'phone', phone, accessCode: passcode };
  return { mode: 'video', ...onlineMeeting(court, `820 555 0${130 + number}`, passcode, phone) };
}
