import { type CourtConfig, memoizeLru } from '@court/domain';
import { foldOffice } from './people/fold-office';
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

/** Cache size for the zones of office names, because a court's names repeat. */
const MAX_CACHED_OFFICES = 1_000;
const zonesOf = new WeakMap<CourtConfig, (office: string) => string | null>();

/**
 * IANA zone of the office with this name, in any spelling that foldOffice knows. For any other name, the zone of the
 * court. Null if the court has several.
 */
export function venueZone(court: CourtConfig, office: string): string | null {
  let zoneOf = zonesOf.get(court);
  if (!zoneOf) {
    const zones = new Map(court.offices.map(({ name, timeZone }) => [foldOffice(name), timeZone]));
    const only = court.timeZones.length === 1 ? court.timeZones[0] : null;
    zoneOf = memoizeLru(MAX_CACHED_OFFICES, (name) => zones.get(foldOffice(name)) ?? only);
    zonesOf.set(court, zoneOf);
  }
  return zoneOf(office);
}
