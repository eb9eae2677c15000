import {
  type AnswerContext,
  answerOf,
  type CalendarKind,
  type DatedRecord,
  type DocketRow,
  factsOfEntry,
  factsOfRow,
  HEARING_STATUSES,
  type HearingAnswer,
  readRow,
  rowKey,
  type ShownEntry,
  type SourceRecord,
  type StoredRow,
} from '@court/domain';
import fc from 'fast-check';
import { storedRowOf } from '../../court-data/publisher/checking/published-record';

/** The room, link and number of the sample records. No other text contains them, so the checks can search for them. */
export const ROOM = 'Courtroom 77';
export const URL_TO_JOIN = 'https://www.zoomgov.com/j/1607700770';
export const PHONE = '800-555-7700';

export const JUDGES = { 'j-ada': { name: 'Ada Oakesmith' }, 'j-bo': { name: 'Bo Castellaw' } };
export const TRUSTEES = { 't-wells': { name: 'Wells' } };
export const OFFICES = {
  'o-sa': { name: 'San Antonio', timeZone: 'America/Chicago' },
  'o-ep': { name: 'El Paso', timeZone: 'America/Denver' },
};
export const COURT = {
  code: 'txwb',
  timeZones: ['America/Chicago', 'America/Denver'] as [string, ...string[]],
  officialSite: 'https://www.txwb.uscourts.gov',
  meetingHosts: ['zoomgov.com'],
};

/** The day of the record, and the days to which it may be continued. */
export const DAY = '2026-11-30';
const LATER = ['2026-12-08', '2026-12-15', '2027-01-12'];

/** A record as entry and as docket row, the records of its case, and the expected answers. */
export type Sample = {
  kind: CalendarKind;
  entry: ShownEntry;
  /** the row on `DAY`; for a moved record, the row on its former day */
  row: DocketRow;
  /** the same row as stored in the database */
  stored: StoredRow;
  dates: readonly DatedRecord[];
  context: AnswerContext;
  ofEntry: HearingAnswer;
  ofRow: HearingAnswer;
};

/** The ways in which a record is continued; see `othersOf`. */
const CONTINUATIONS = [
  'none',
  'toDay',
  'sameDay',
  'toTime',
  'toJudge',
  'toMethod',
  'chain',
  'chainOff',
  'loop',
  'missing',
  'two',
  'moved',
] as const;
type Continuation = (typeof CONTINUATIONS)[number];

const YES_OR_NO = fc.constantFrom('Y', 'N', undefined);

const drawn = fc.record({
  kind: fc.constantFrom('hearings', 'meetings'),
  status: fc.constantFrom(...HEARING_STATUSES, 'removed', 'scheduled', 'Under advisement'),
  flags: fc.record({ stricken: YES_OR_NO, terminated: YES_OR_NO, satisfied: YES_OR_NO }),
  continuation: fc.constantFrom(...CONTINUATIONS),
  mode: fc.constantFrom('inPerson', 'video', 'phone', 'hybrid', 'none', undefined),
  time: fc.constantFrom('09:00', '13:30', '16:00'),
  eventTime: fc.constantFrom('09:15', undefined),
  office: fc.constantFrom('o-sa', 'o-ep', undefined),
  judge: fc.constantFrom('j-ada', 'j-bo', undefined),
  /** a day before, on the day at noon, and a day after */
  now: fc.constantFrom('2026-11-29T18:00:00Z', '2026-11-30T18:00:00Z', '2026-12-01T18:00:00Z'),
});
type Drawn = ReturnType<typeof entryOf>['drawn'];

function entryOf(drawn: {
  status: string;
  flags: { stricken?: string | undefined; terminated?: string | undefined; satisfied?: string | undefined };
  continuation: Continuation;
  mode: string | undefined;
  time: string;
  eventTime: string | undefined;
  office: keyof typeof OFFICES | undefined;
  judge: keyof typeof JUDGES | undefined;
  kind: CalendarKind;
  now: string;
}) {
  const { status, flags, continuation, mode, time, eventTime, office, judge } = drawn;
  const continuedTo =
    continuation === 'none' || continuation === 'moved'
      ? undefined
      : continuation === 'sameDay'
        ? DAY
        : LATER[0];
  const fields = {
    ...{ id: 'h1', date: continuation === 'moved' ? LATER[0] : DAY, time, eventTime, status, ...flags },
    ...{
      caseNumber: '26-50001',
      caseTitle: 'Rosa Peña',
      caseType: 'bk',
      chapter: '7',
      caseKey: 'c2650001-bk',
    },
    ...{ matter: 'Motion to lift the stay', location: ROOM, officeId: office, judgeId: judge },
    ...{ office: office && OFFICES[office].name, judge: judge && JUDGES[judge].name },
    ...{ trusteeIds: ['t-wells'], trustees: ['Wells'], attorneys: [], debtors: [] },
    appear: mode && {
      mode,
      ...(mode !== 'inPerson' && mode !== 'none' && { url: URL_TO_JOIN, phone: PHONE }),
    },
    continuedTo,
    continuedTime: continuation === 'toTime' || continuation === 'sameDay' ? '15:00' : undefined,
    continuedToId: continuation === 'toJudge' || continuation === 'toMethod' ? 'h2' : undefined,
  };
  const entry = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { drawn, entry: entry as unknown as ShownEntry };
}

/** The row that the publisher makes of the record. */
function storedOf(entry: ShownEntry): StoredRow {
  const { judgeId = null, officeId = null, trusteeIds = [] } = entry;
  const ids = { judge: judgeId, office: officeId, trustees: trusteeIds };
  return storedRowOf(entry as unknown as SourceRecord, ids);
}

const rowOf = (entry: ShownEntry, day: string, stored = storedOf(entry)): DocketRow =>
  readRow(day, rowKey(entry.time ?? '', entry.id), stored);

const later = (entry: ShownEntry, id: string, date: string, more: Partial<ShownEntry> = {}): ShownEntry => {
  const { continuedTo: _to, continuedTime: _time, continuedToId: _id, eventTime: _own, ...rest } = entry;
  const open = { stricken: 'N', terminated: 'N', satisfied: 'N' } as const;
  return { ...rest, ...open, id, date, time: '10:00', status: 'scheduled', ...more };
};

/** The other records of the case, for each way of continuing the record. */
function othersOf(entry: ShownEntry, continuation: Continuation): ShownEntry[] {
  const [first = '', second = '', third = ''] = LATER;
  const next = (more: Partial<ShownEntry> = {}) => later(entry, 'h2', first, more);
  switch (continuation) {
    case 'none':
    case 'missing':
      return [];
    case 'sameDay':
      return [later(entry, 'h2', DAY, { time: '15:00' })];
    case 'toJudge':
      return [next({ judgeId: 'j-bo', judge: 'Bo Castellaw' })];
    case 'toMethod':
      return [next({ appear: { mode: 'phone', phone: PHONE } })];
    case 'chain':
      return [
        next({ status: 'continued', continuedTo: second }),
        later(entry, 'h3', second, { status: 'rescheduled', continuedTo: third }),
        later(entry, 'h4', third),
      ];
    case 'chainOff':
      return [
        next({ status: 'continued', continuedTo: second }),
        later(entry, 'h3', second, { status: 'vacated' }),
      ];
    case 'loop':
      return [next({ status: 'continued', continuedTo: DAY })];
    case 'two':
      return [next(), later(entry, 'h3', first, { time: '11:00' })];
    default:
      return continuation === 'moved' ? [] : [next()];
  }
}

function sampleOf(drawn: Drawn): Sample {
  const { kind, continuation, now } = drawn;
  const { entry } = entryOf(drawn);
  const standing = rowOf(entry, entry.date ?? DAY);
  const isMoved = continuation === 'moved';
  const movedTo = { date: entry.date ?? DAY, time: entry.time ?? '' };
  const stored = { ...storedOf(entry), ...(isMoved && { movedTo }) };
  const row = isMoved ? rowOf(entry, DAY, stored) : standing;
  const others = othersOf(entry, continuation).map((each) => rowOf(each, each.date ?? ''));
  const dates = [row, ...(isMoved ? [standing] : []), ...others].map((each) => ({ kind, row: each }));
  const context = { timeZones: COURT.timeZones, offices: OFFICES, now: Date.parse(now) };
  return {
    ...{ kind, entry, row, stored, dates, context },
    ofEntry: answerOf(factsOfEntry(kind, entry), dates, context),
    ofRow: answerOf(factsOfRow(kind, row), dates, context),
  };
}

/** `count` sample records, the same on each call. */
export const sampleRecords = (count: number): Sample[] =>
  fc.sample(drawn, { seed: 39, numRuns: count }).map((each) => sampleOf(each as Drawn));
