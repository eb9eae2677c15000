import type { CourtConfig } from '@court/domain';
import type { Question, Questions } from './questions';
import type { Official, Reading } from './reading';
import type { Place } from './source-file';

/** The person who publishes an export. If there is one, the publisher asks about everything that no rule reads. */
export type Clerk = {
  questions: Questions;
  /** null if --explain was given no court */
  court: CourtConfig | null;
  /** YYYY-MM-DD in the court's first zone */
  today: string;
  /** officials named in the court's database, its files or its configuration */
  known: Readonly<Record<Official, readonly string[]>>;
};

/** How the records of one file are read. */
export type ReadRules = {
  file: string;
  columns: ReadonlyMap<string, string>;
  reading: Reading;
  /** names of the fields of the format */
  fields: ReadonlySet<string>;
  /** null if a program supplies the records, so that questions are impossible */
  clerk: Clerk | null;
};

/** The position of a value in the export, the rules that read it, and the clerk to ask about it. */
export type Asking = { clerk: Clerk; reading: Reading; place: Place & { file: string } };

/** Asks the clerk about the row at `place`. */
export const askOf = (
  { clerk, place }: Asking,
  about: string,
  make: () => Pick<Question, 'text' | 'answers'>,
): void => clerk.questions.ask(about, make, place);

/**
 * IANA zone of the office with this name. The court's first zone if the record names no office. Null if no court is
 * known.
 */
export function venueZone(court: CourtConfig | null, office: unknown): string | null {
  if (court === null) return null;
  const name = typeof office === 'string' ? office.trim().toLowerCase() : '';
  const found = court.offices.find((one) => one.name.toLowerCase() === name);
  return found?.timeZone ?? court.timeZones[0];
}
