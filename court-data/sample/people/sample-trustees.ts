import { addDays, type CourtConfig, type CourtOffice, courtDayFrom } from '@court/records';
import type { Track } from '../cases/tracks';
import { Random } from '../random';
import { type Bench, benchesOf } from './bench';
import { personName } from './person-names';

export type SampleTrustee = {
  name: string;
  /** whose area code the trustee's phones have, and where meetings in person are */
  office: CourtOffice;
  /** number among the court's trustees, from 0 */
  number: number;
  /** a passcode of six digits, for all of the trustee's meetings */
  passcode: string;
  /** holds meetings on one day in so many, from that Monday to Friday on; moved past holidays */
  every: 7 | 14 | 21;
  since: string;
};

/** Presides where no trustee is appointed: not a person, and named as dockets name it. */
export const UNITED_STATES_TRUSTEE = 'United States Trustee';

const PANEL_TURNS = [14, 7, 21] as const;
const FIRST_WEEK = '2020-01-06';
const DAY_MS = 86_400_000;

/** The first day from `date` on that the trustee holds meetings. */
export function callFrom({ since, every }: SampleTrustee, date: string): string {
  const turns = Math.ceil((Date.parse(date) - Date.parse(since)) / DAY_MS / every);
  const last = courtDayFrom(addDays(since, (turns - 1) * every));
  return last >= date ? last : courtDayFrom(addDays(since, turns * every));
}

function uniqueName(random: Random, taken: ReadonlySet<string>): string {
  const name = personName(random);
  return taken.has(name) ? uniqueName(random, taken) : name;
}

/** The office whose standing trustee serves `office`: its own, or where it has no staff the first in its time zone. */
function standingOffice(court: CourtConfig, office: CourtOffice): CourtOffice {
  if (office.staffed) return office;
  return court.offices.find(({ timeZone }) => timeZone === office.timeZone) ?? office;
}

/**
 * Invented trustees: a standing one for wage-earner and farm cases in each larger office, one on the panel for each
 * bench. The first standing one calls every third week, which makes long days.
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

  /** The case's trustee; chapters 9 and 15 have none, of chapter 11 only some. */
  function of(track: Track, { office }: Bench, serial: number): SampleTrustee | null {
    if (track === '13' || track === '12') return standing.get(standingOffice(court, office)) ?? null;
    const here = panel.get(office) ?? [];
    const has = track === '7' || track === 'ap' || (track === '11' && serial % 3 === 0);
    return (has && here[serial % here.length]) || null;
  }
  return {
    all,
    of,
    /** Who holds the case's meeting of creditors: in chapter 11 the United States Trustee. */
    presides: (track: Track, bench: Bench, serial: number) =>
      track === '11' ? unitedStates : of(track, bench, serial),
  };
}

export type SampleTrustees = ReturnType<typeof sampleTrustees>;
