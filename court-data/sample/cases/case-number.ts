import type { Filing } from '../filings/filing';
import { CASELOAD } from '../filings/tracks';
import type { Bench } from '../people/bench';
import type { Random } from '../random/random';

/** Serial numbers of a bench per year, for bankruptcy cases and adversary proceedings. */
const SEAT = { bk: 2400, ap: 200 };

/**
 * The serial number. It begins with the office's number, as bankruptcy courts print it, except for miscellaneous
 * proceedings.
 */
export function serialOf({ office, seat, number }: Bench, { track, at }: Filing): number {
  const { from, cases } = CASELOAD[track];
  const digit = Number.parseInt(office.code, 10) || 1;
  if (track === 'mp') return from + number * cases + at;
  if (track === 'ap') return digit * 1000 + seat * SEAT.ap + from + at;
  return digit * 10_000 + seat * SEAT.bk + from + at;
}

/** `26-51234-hto`, or the full form `5:26-bk-51234-hto`. `inFull` is the share of full forms, 0 to 1. */
export function caseNumber(random: Random, bench: Bench, filing: Filing, inFull: number): string {
  const { track, year } = filing;
  const type = track === 'ap' || track === 'mp' ? track : 'bk';
  const serial = String(serialOf(bench, filing)).padStart(5, '0');
  const numbered = random.chance(inFull) ? `${bench.office.code}:YY-${type}-${serial}` : `YY-${serial}`;
  return `${numbered.replace('YY', String(year).slice(2))}-${bench.judge.initials}`;
}
