import type { RowStatus, YesNo } from './hearing-status';

/**
 * A docket row as it lies in `…/days/<date>/<HHmm>~<id>`: what a list shows, in short keys (about 200 bytes).
 * Absent means: the court does not say. Times are local to the office.
 */
export type StoredRow = {
  /** event time HH:mm, where it differs from the block time in the key */
  e?: string;
  /** case number as the court prints it */
  n: string;
  /** case title */
  c: string;
  /** case type */
  y: 'bk' | 'ap' | 'mp';
  /** key of the case, where it is not `caseKey(n, y)` */
  q?: string;
  /** chapter; for an adversary proceeding its lead case's, where known */
  h?: string;
  /** first line of the matter, at most 120 characters */
  m?: string;
  /** id in judges11 */
  j?: string;
  /** id in offices11 */
  o?: string;
  /** id in trustees11 of the first trustee */
  r?: string;
  /** courtroom or place as printed, at most 60 characters */
  l?: string;
  /** how to appear */
  a?: 'inPerson' | 'phone' | 'video' | 'hybrid' | 'none';
  s: RowStatus;
  /** sort code inside the block */
  k?: string;
  /** stricken, terminated, satisfied as the court flags them, only where it does: e.g. 'YNN' */
  f?: string;
  /** 1 when a public defender appears */
  d?: 1;
  /** the movant, at most 40 characters */
  p?: string;
  /** last name of the movant's attorney; where the court names no movant, of the debtor's */
  g?: string;
  /** docket number of the matter */
  x?: string;
  /** stands for the address of the online meeting: rows of one block that share it are joined at one place */
  u?: string;
  /** the hearing now stands on another day: date YYYY-MM-DD and time HH:mm */
  movedTo?: { date: string; time: string };
  /** the date, YYYY-MM-DD, to which it was continued: its successor is another hearing */
  t?: string;
  /** what it was before the last change that shows here */
  was?: RowBefore;
};

/**
 * What a row was before it changed; only what differs. The date, YYYY-MM-DD, where it came from another day; time HH:mm,
 * judge as id in judges11, place and how as in StoredRow.
 */
export type RowBefore = { date?: string; time?: string; judge?: string; place?: string; how?: string };

/** A docket row as the screens use it. */
export type DocketRow = {
  id: string;
  /** key in its day, `<HHmm>~<id>` */
  key: string;
  /** YYYY-MM-DD, local to the venue */
  date: string;
  /** block time HH:mm, local to the venue */
  time: string;
  eventTime: string | null;
  caseNumber: string;
  /** key of the case in `…CaseNumbers11`; null where it is `caseKey(caseNumber, caseType)` of case-number */
  otherCaseKey: string | null;
  title: string;
  caseType: 'bk' | 'ap' | 'mp';
  chapter: string | null;
  matter: string | null;
  judgeId: string | null;
  officeId: string | null;
  trusteeId: string | null;
  place: string | null;
  how: NonNullable<StoredRow['a']> | null;
  status: RowStatus;
  sortCode: string | null;
  flags: { stricken: YesNo; terminated: YesNo; satisfied: YesNo } | null;
  publicDefender: boolean;
  movant: string | null;
  /** last name of the movant's attorney; without a movant, of the debtor's */
  attorney: string | null;
  docketNumber: string | null;
  /** `onlineMark` of the address at which it is joined */
  online: string | null;
  movedTo: { date: string; time: string } | null;
  /** YYYY-MM-DD of its successor */
  continuedTo: string | null;
  was: RowBefore | null;
};

const OFF: readonly string[] = [
  'continued',
  'rescheduled',
  'stricken',
  'vacated',
  'withdrawn',
  'cancelled',
  'terminated',
  'removed',
];

/** Whether one still has to be there. */
export const isOn = ({ status, movedTo }: DocketRow) => movedTo === null && !OFF.includes(status);

/** By what records are ordered: `2026-11-30 0930`, and what comes of an odd date as it is; '' where nothing is known. */
export const placeOf = (last: DocketRow | null) =>
  last ? `${last.date} ${last.time || '99:99'} ${last.judgeId ?? ''} ${last.caseNumber} ${last.id}` : '';
