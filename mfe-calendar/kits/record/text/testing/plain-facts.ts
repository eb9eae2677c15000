import { answerOf, type DocketRow, factsOfEntry, rowOfEntry, type ShownEntry } from '@court/domain';
import { recordNames } from '../../data/use-record-names';
import type { PlainFacts } from '../fact-text';
import { plainWords, sentencesOf } from '../plain-words';

const OFFICES = { o5: { name: 'San Antonio', timeZone: 'America/Chicago' } };
const COURT = {
  code: 'txwb',
  displayName: 'Western District of Texas',
  meetingHosts: ['zoomgov.com', 'www.zoomgov.com'],
  timeZones: ['America/Chicago'] as [string],
};
export const HEARING: ShownEntry = {
  id: 'h1',
  date: '2026-11-30',
  time: '09:30',
  caseNumber: '26-51234',
  caseTitle: 'Ana Rivera',
  status: 'scheduled',
  officeId: 'o5',
  location: 'Courtroom 1, San Antonio',
  judge: 'Ada Brook',
  matter: 'Motion to dismiss.\nFiled by the trustee',
  debtors: [{ name: 'Ana Rivera', role: 'Debtor', business: false, aliases: [] }],
  appear: { mode: 'inPerson' },
};
export const ZOOM = {
  mode: 'video' as const,
  url: 'https://www.zoomgov.com/j/161',
  meetingId: '161 000',
  passcode: '4455',
  phone: '(210) 555-0160',
  standing: true as const,
};
export const MEETING: ShownEntry = { ...HEARING, id: 'm1', trustees: ['Ann Alder'], appear: ZOOM };

export type More = { today?: string; successor?: Partial<DocketRow> | null; facts?: Partial<PlainFacts> };

const successorRow = (more: Partial<DocketRow>): DocketRow => ({
  ...rowOfEntry({ id: 'h2', date: '2026-12-28', time: '10:15', officeId: 'o5' }),
  ...more,
});

/** Facts of a record on a day, in a court with one office. `more.facts` overrides them. */
export function factsOf(kind: PlainFacts['kind'], entry: ShownEntry, more: More = {}): PlainFacts {
  const { today = '2026-11-21', successor = null, facts } = more;
  return {
    kind,
    entry,
    answer: answerOf(factsOfEntry(kind, entry), successor ? [{ kind, row: successorRow(successor) }] : [], {
      timeZones: COURT.timeZones,
      offices: OFFICES,
      now: Date.parse(`${today}T17:00:00Z`),
    }),
    names: { ...recordNames(entry, {}, OFFICES), address: '615 E. Houston St., San Antonio, TX 78205' },
    court: COURT,
    phone: '(210) 555-0100',
    settings: { showIPCEventTime: 'Y' },
    asOf: Date.UTC(2026, 10, 21, 17),
    ...facts,
  };
}

/** Sentences, joined for each topic. */
export function saidOf(kind: PlainFacts['kind'], entry: ShownEntry, more?: More, way?: 'spoken') {
  const parts = plainWords(factsOf(kind, entry, more), way);
  return Object.fromEntries(parts.map((part) => [part.about, sentencesOf(part).join(' ')]));
}

/** Fields that override those of a record. Undefined removes a field. */
type Fields = { [field in keyof ShownEntry]?: ShownEntry[field] | undefined };
export const hearing = (more: Fields, how?: More) =>
  saidOf('hearings', { ...HEARING, ...more } as ShownEntry, how);
export const meeting = (more: Fields, how?: More) =>
  saidOf('meetings', { ...MEETING, ...more } as ShownEntry, how);
