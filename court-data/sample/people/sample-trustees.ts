import { addDays, type CourtConfig, type CourtOffice, courtDayFrom } from '@court/domain';
import type { Track } from '../filings/tracks';
import { Random } from '../random/random';
import { type Bench, benchesOf } from './bench';
import { personName } from './person-names';

export type SampleTrustee = {
  name: string;
  /** office of the meetings in person; its area code is in the trustee's phone numbers */
  office: CourtOffice;
  /** number among the court's trustees, from 0 */
  number: number;
  /** six-digit passcode of all the trustee's meetings */
  passcode: string;
  /** days between two meeting days, counted from `since`; moved if the day is a holiday */
  every: 7 | 14 | 21;
  since: string;
};

/** Presides if no trustee is appointed. Dockets print this title instead of a person's name. */
export const UNITED_STATES_TRUSTEE = 'United States Trustee';

const PANEL_TURNS = [14, 7, 21] as const;
const FIRST_WEEK = '2020-01-06';
const DAY_MS = 86_400_000;

/** The trustee's first meeting day on or after `date`. */
export function callFrom({ since, every }: SampleTrustee, date: string): string {
  const turns = Math.ceil((Date.parse(date) - Date.parse(since)) / DAY_MS / every);
  const last = courtDayFrom(addDays(since, (turns - 1) * every));
  return last >= date ? last : courtDayFrom(addDays(since, turns * every));
}

function uniqueName(random: Random, taken: ReadonlySet<string>): string {
  const name = personName(random);
  return taken.has(name) ? uniqueName(random, taken) : name;
}

/** The office of the standing trustee that serves `office`. An office without staff uses the first in its time zone. */
function standingOffice(court: CourtConfig, office: CourtOffice): CourtOffice {
  if (office.staffed) return office;
  return court.offices.find(({ timeZone }) => timeZone === office.timeZone) ?? office;
}

/**
 * Invented trustees. Each larger office has a standing trustee for chapters 12 and 13. Each bench has a panel trustee.
 * The first standing trustee calls every third week, which makes long days.
 */
export function sampleTrustees(court: CourtConfig, seed: string) {
  const random = new Random(`${seed}:trustees`);
  const benches = benchesOf(court);
  const names = new Set<string>();
  const all: SampleTrustee[] = [];

  function add(office: CourtOffice, every: SampleTrustee['every'], name = uniqueName(random, names)) {
    const number = all.length;
    names.add(name);
    const passcode = String(random.between(100_000, 999_999));
    const since = addDays(FIRST_WEEK, (number % 5) + 7 * (number % (every / 7)));
    const trustee = { name, office, number, passcode, every, since };
    all.push(trustee);
    return trustee;
  }

  const standing = new Map<CourtOffice, SampleTrustee>();
  for (const office of new Set(court.offices.map((one) => standingOffice(court, one)))) {
    const isBusy = benches.filter((bench) => bench.office === office).length > 1;
    standing.set(office, add(office, standing.size === 0 ? 21 : isBusy ? 7 : 14));
  }
  const panel = new Map<CourtOffice, SampleTrustee[]>();
  for (const { office, number } of benches) {
    panel.set(office, [...(panel.get(office) ?? []), add(office, PANEL_TURNS[number % 3] ?? 14)]);
  }
  const [seat = benches[0]?.office] = court.offices;
  if (!seat) throw new RangeError(`${court.code} has no office`);
  const unitedStates = add(seat, 14, UNITED_STATES_TRUSTEE);

  /** The case's trustee. Chapters 9 and 15 have none, and one third of chapter 11 cases has one. */
  function of(track: Track, { office }: Bench, serial: number): SampleTrustee | null {
    if (track === '13' || track === '12') return standing.get(standingOffice(court, office)) ?? null;
    const here = panel.get(office) ?? [];
    const has = track === '7' || track === 'ap' || (track === '11' && serial % 3 === 0);
    return (has && here[serial % here.length]) || null;
  }
  return {
    all,
    of,
    /** The person who holds the case's meeting of creditors. In chapter 11 it is the United States Trustee. */
    presides: (track: Track, bench: Bench, serial: number) =>
      track === '11' ? unitedStates : of(track, bench, serial),
  };
}

export type SampleTrustees = ReturnType<typeof sampleTrustees>;
