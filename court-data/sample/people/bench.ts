import { addDays, type CourtConfig, type CourtOffice, isCourtDay, weekday } from '@court/domain';
import { type SampleJudge, sampleCourt } from './sample-courts';

/** A judge in one office. The docket is grouped by bench. */
export type Bench = {
  judge: SampleJudge;
  office: CourtOffice;
  /** number among the benches of the office, from 0 */
  seat: number;
  /** number among all benches of the court, from 0 */
  number: number;
  courtroom: string;
  /** parity of the weeks of a month (0 even, 1 odd) in which the judge visits another office */
  awayWeeks: 0 | 1;
};

/** A sample judge sits in an office that the court file does not have. */
export class UnknownSampleOfficeError extends Error {
  override name = 'UnknownSampleOfficeError';
  constructor(court: string, judge: string, office: string) {
    super(`${judge} sits in ${office}, which court-data/courts/${court}.json does not name`);
  }
}

const TUESDAY = 2;
const THURSDAY = 4;

/** An invented name for courtroom `n` of an office, from 1. */
export function courtroomOf(office: CourtOffice, n: number): string {
  const place = office.staffed ? `${office.address.street}, ${office.address.city}` : office.name;
  return `Courtroom ${n}, ${place}`;
}

/** All benches of a sample court. A visiting judge has two. Throws UnknownSampleOfficeError. */
export function benchesOf(court: CourtConfig): Bench[] {
  const seats = new Map<CourtOffice, number>();
  const places = sampleCourt(court).judges.flatMap((judge, at) => {
    const awayWeeks = at % 2 === 0 ? (0 as const) : (1 as const);
    return [judge.home, judge.visits].flatMap((name) => (name ? [{ judge, name, awayWeeks }] : []));
  });
  return places.map(({ judge, name, awayWeeks }, number) => {
    const office = court.offices.find((one) => one.name === name);
    if (!office) throw new UnknownSampleOfficeError(court.code, judge.name, name);
    const seat = seats.get(office) ?? 0;
    seats.set(office, seat + 1);
    return { judge, office, seat, number, courtroom: courtroomOf(office, seat + 1), awayWeeks };
  });
}

/**
 * Whether the bench sits on that day (YYYY-MM-DD). A visiting judge is away from Tuesday to Thursday of every other
 * week of a month. A judge is never in two offices on one day.
 */
export function sits({ judge, office, awayWeeks }: Bench, date: string): boolean {
  if (!isCourtDay(date)) return false;
  if (!judge.visits) return true;
  const isHome = office.name === judge.home;
  const week = Math.floor((Number(date.slice(8)) - 1) / 7);
  const day = weekday(date);
  const isAway = day >= TUESDAY && day <= THURSDAY && week % 2 === awayWeeks;
  return isAway !== isHome;
}

/** The first day on or after `date` on which the bench sits, at most about three weeks later. */
export function sittingFrom(bench: Bench, date: string): string {
  return sits(bench, date) ? date : sittingFrom(bench, addDays(date, 1));
}
