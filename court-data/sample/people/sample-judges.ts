import type { CourtConfig } from '@court/records';
import { Random } from '../random';
import { sampleCourt } from '../sample-courts';
import { ownSeed } from '../sample-seed';
import { personName } from './person-names';

/** As a court's judges file names a judge. */
export type SampleJudgeRecord = { name: string; initials: string; procedures: string; deputy: string };

const PROCEDURES = [
  'Chambers copies of exhibits are due two business days before an evidentiary hearing.',
  'Agreed orders may be uploaded until noon of the day before; the matter then comes off the docket.',
  'Requests to appear by video go to the courtroom deputy three business days before the hearing.',
  'Witnesses appear in the courtroom unless the parties agree otherwise in writing.',
  'Continuances are asked for by motion; a call to chambers does not continue a hearing.',
] as const;

/** The judges file of a sample court: invented, and each text says so. Throws NothingInventedError. */
export function sampleJudges(court: CourtConfig, seed: string): SampleJudgeRecord[] {
  return sampleCourt(court.code).judges.map(({ name, initials }) => {
    const random = new Random(`${ownSeed(court, seed)}:judge:${initials}`);
    const rules = new Set([random.pick(PROCEDURES), random.pick(PROCEDURES)]);
    const procedures = `Invented for this sample. ${[...rules].join(' ')}`;
    return { name, initials, procedures, deputy: personName(random) };
  });
}
