import { type DataPathName, dataPath } from '@court/records';
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
 * Security rules in Firebase's format. Nobody is given `.write`: the publisher writes with a service account or with
 * the owner's token of its machine, and rules apply to neither.
 */
export function rulesFor(readers: Readers): Rules {
  const names = Object.keys(readers) as DataPathName[];
  return {
    '.read': false,
    '.write': false,
    ...Object.fromEntries(names.map((name) => [dataPath(name), { '.read': readers[name] === 'everyone' }])),
  };
}

/** The text of `database.rules.json`. */
export function rulesFile(): string {
  return `${JSON.stringify({ rules: rulesFor(READERS) }, null, 2)}\n`;
}
