import type { CourtConfig } from '@court/shared/records/court-config';
import type { Appear } from '@court/shared/records/source-record';
import type { Bench } from './bench';
import { type Random, randomOf } from './random';

const MODES = [
  ['video', 38],
  ['hybrid', 25],
  ['inPerson', 27],
  ['phone', 10],
] as const satisfies readonly (readonly [Appear['mode'], number])[];

/** How to appear before a bench: the mode differs by block, the meeting is the judge's standing one. */
export function appearance(
  court: CourtConfig,
  bench: Bench,
  random: Random,
  seed: string,
): Partial<Appear> & Pick<Appear, 'mode'> {
  const mode = random.weighted(MODES);
  const standing = randomOf(`${seed}:meeting:${bench.number}`);
  const passcode = String(standing.between(100_000, 999_999));
  const meetingId = `160 555 01${20 + bench.number}`;
  const phone = `(${bench.office.phone?.slice(0, 3) ?? '210'}) 555-01${90 + bench.number}`;
  if (mode === 'inPerson') return { mode };
  if (mode === 'phone') return { mode, phone, accessCode: passcode };
  const host = court.meetingHosts[0] ?? 'www.zoomgov.com';
  const url = `https://${host}/j/${meetingId.replaceAll(' ', '')}`;
  const note = mode === 'hybrid' ? 'Witnesses appear in the courtroom.' : null;
  return { mode, url, meetingId, passcode, phone, note };
}
