import { readdirSync, readFileSync } from 'node:fs';
import { courtPath, type DataPathName, dataPath, type PathNames } from '@court/records';
import type { Rules } from './rules';

/** Who may read what lies under a path. */
export type Readers = Readonly<Record<DataPathName, 'everyone' | 'publisher'>>;

export const READERS: Readers = {
  hearingCalendar: 'everyone',
  hearingCalendarEntries: 'everyone',
  hearingCalendarAttorneys: 'everyone',
  hearingCalendarDebtors: 'everyone',
  hearingCalendarCaseNumbers: 'everyone',
  hrgCalCsNumEasySrch: 'everyone',
  '341hearingCalendar': 'everyone',
  '341hearingCalendarEntries': 'everyone',
  '341hearingCalendarAttorneys': 'everyone',
  '341hearingCalendarDebtors': 'everyone',
  '341hearingCalendarCaseNumbers': 'everyone',
  lastUpdated: 'everyone',
  offices: 'everyone',
  judges: 'everyone',
  trustees: 'everyone',
  sample: 'everyone',
  publisher: 'publisher',
};

/**
 * Security rules in Firebase's format, for a court with its own `names` of paths. Nobody is given `.write`: the publisher
 * writes with a service account or with the owner's token of its machine, and rules apply to neither.
 */
export function rulesFor(readers: Readers, names?: PathNames): Rules {
  const paths = Object.keys(readers) as DataPathName[];
  return {
    '.read': false,
    '.write': false,
    ...Object.fromEntries(
      paths.map((name) => [courtPath(dataPath(name), names), { '.read': readers[name] === 'everyone' }]),
    ),
  };
}

const COURTS = new URL('../../courts/', import.meta.url);

/** What the courts of court-data/courts call the paths that a court may name. */
export function namesOfCourts(): PathNames[] {
  return readdirSync(COURTS)
    .filter((file) => /^[a-z0-9]+\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(new URL(file, COURTS), 'utf8')).paths as PathNames);
}

/** The text of `database.rules.json`, which serves databases of courts with any of these `names`. */
export function rulesFile(names: readonly PathNames[] = namesOfCourts()): string {
  const rules = Object.assign({}, ...names.map((own) => rulesFor(READERS, own)));
  return `${JSON.stringify({ rules }, null, 2)}\n`;
}
