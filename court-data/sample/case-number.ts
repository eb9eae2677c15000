import type { Bench } from './bench';
import type { Random } from './random';
import { CASELOAD, type Track } from './tracks';

const YEARS = ['26', '26', '26', '25', '25', '24', '23', '22'] as const;

/** The number of the case at a place of a bench's caseload; one in twenty-five in the long form, `5:26-bk-51234-hto`. */
export function caseNumber(random: Random, { office, seat, number, judge }: Bench, track: Track, at: number) {
  const year = random.pick(YEARS);
  const digit = Number.parseInt(office.code, 10) || 1;
  const serial =
    track === 'mp'
      ? number * CASELOAD.mp.cases + at + 1
      : track === 'ap'
        ? digit * 1000 + seat * 400 + CASELOAD.ap.from + at
        : digit * 10_000 + seat * 3300 + CASELOAD[track].from + at;
  const padded = String(serial).padStart(5, '0');
  const type = track === 'ap' || track === 'mp' ? track : 'bk';
  const isExtended = random.chance(0.04);
  return {
    serial,
    caseNumber: isExtended
      ? `${digit}:${year}-${type}-${padded}-${judge.initials}`
      : `${year}-${padded}-${judge.initials}`,
  };
}
