import type { CourtConfig } from '@court/domain';
import { Random } from '../random/random';
import { familyName, personName } from './person-names';

export type SampleAttorney = { name: string; firm: string; phone: string; barNumber: string };

const FIRMS = 25;
const ATTORNEYS = 100;
const FORMS = ['PLLC', 'P.C.', 'LLP', 'Law Firm'] as const;

/** The court's invented attorneys: 100 attorneys of 25 firms, with 555-01xx numbers in the offices' area codes. */
export function sampleBar(court: CourtConfig, seed: string): SampleAttorney[] {
  const random = new Random(`${seed}:bar`);
  const firms = Array.from({ length: FIRMS }, (_, at) => {
    const area = court.offices[at % court.offices.length]?.phone?.match(/\d{3}/)?.[0] ?? '210';
    return { name: `${familyName(random)} & ${familyName(random)} ${random.pick(FORMS)}`, area };
  });
  const firstBarNumber = random.between(100_000, 800_000);
  return Array.from({ length: ATTORNEYS }, (_, at) => {
    const firm = firms[at % FIRMS] ?? { name: 'Solo', area: '210' };
    const line = String(100 + at).slice(-2);
    return {
      name: personName(random),
      firm: firm.name,
      phone: `(${firm.area}) 555-01${line}`,
      barNumber: `24${String(firstBarNumber + at * 739)}`,
    };
  });
}
