import type { CourtConfig, CourtOffice } from '@court/shared/records/court-config';

/** An invented judge; nobody of that name sits in the court. */
type SampleJudge = { name: string; initials: string };

const JUDGES: readonly SampleJudge[] = [
  { name: 'Harlan T. Oakesmith', initials: 'hto' },
  { name: 'Marguerite R. Delgadillo', initials: 'mrd' },
  { name: 'Edwin J. Castellaw', initials: 'ejc' },
  { name: 'Rosalind K. Ybarra-Finch', initials: 'rky' },
  { name: 'Thaddeus B. Nwosu', initials: 'tbn' },
  { name: 'Lenore A. Sandifer', initials: 'las' },
  { name: 'Cruz M. Villarreal-Hale', initials: 'cmv' },
];

/** A judge in one office: what a docket is called under. */
export type Bench = {
  judge: SampleJudge;
  office: CourtOffice;
  /** counts the benches of an office, from 0 */
  seat: number;
  /** of all the court's benches, from 0 */
  number: number;
  courtroom: string;
};

/** Judges in turn over the offices, the left-over ones to the first offices; an unstaffed office is visited. */
export function benchesOf(court: CourtConfig): Bench[] {
  const seats = new Map<CourtOffice, number>();
  return JUDGES.map((judge, number) => {
    const office = court.offices[number % court.offices.length] ?? court.offices[0];
    if (!office) throw new RangeError('a court has an office');
    const seat = seats.get(office) ?? 0;
    seats.set(office, seat + 1);
    const place = office.staffed ? `${office.address.street}, ${office.address.city}` : office.name;
    return { judge, office, seat, number, courtroom: `Courtroom ${seat + 1}, ${place}` };
  });
}

/** Whether the bench may sit that day (YYYY-MM-DD): where there is no staff, in the month's first and third week only. */
export function visits({ office }: Bench, date: string): boolean {
  const day = Number(date.slice(8));
  return office.staffed || day <= 7 || (day > 14 && day <= 21);
}
