import type { CourtConfig } from '@court/records';
import { type SampleAppear, sampleLine, trusteeAppearance } from '../docket/appearance';
import { ownSeed } from '../sample-seed';
import { sampleTrustees, UNITED_STATES_TRUSTEE } from './sample-trustees';

/** As a court's trustees file names a trustee; `appear` is how all of the trustee's 341 meetings are held. */
export type SampleTrusteeRecord = { name: string; phone: string; appear: SampleAppear };

/** The trustees file of a sample court: all invented, but for the United States Trustee's title. */
export function sampleTrusteeFile(court: CourtConfig, seed: string): SampleTrusteeRecord[] {
  return sampleTrustees(court, ownSeed(court, seed)).all.map((trustee) => ({
    name: trustee.name,
    phone: sampleLine(trustee.office, 40 + (trustee.number % 20)),
    appear: trusteeAppearance(court, trustee, trustee.name === UNITED_STATES_TRUSTEE),
  }));
}
