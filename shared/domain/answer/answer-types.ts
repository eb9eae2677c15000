import type { Office } from '../court/reference';
import type { DocketRow } from '../docket/docket-row';
import type { CalendarKind } from '../keys/data-paths';
import type { HearingState } from '../source/hearing-status';
import type { DayAndTime } from './hearing-facts';

/** The court and the current time that an answer depends on. */
export type AnswerContext = {
  /** the court's zones, IANA names, the main one first */
  timeZones: readonly string[];
  offices: Readonly<Record<string, Pick<Office, 'timeZone'>>>;
  /** epoch ms, by the server's clock if it is known */
  now: number;
};

/** A hearing or 341 meeting in the list of its case. */
export type DatedRecord = { kind: CalendarKind; row: DocketRow };

/**
 * Phase of a hearing. `ahead`: it has not begun. `now`: it began, and its usual length has not passed. `earlier`: its
 * usual length has passed, on the same day at the venue. It may still last. `over`: its day has passed. `unknown`: no
 * date.
 */
export type HearingPhase = 'ahead' | 'now' | 'earlier' | 'over' | 'unknown';

export type HearingWhen = {
  date: string;
  /** HH:mm at which it is called: its own time, else its block's; null if it is not published */
  time: string | null;
  /** block time HH:mm, if its own time differs from it */
  blockTime: string | null;
  /** IANA name of the venue's zone; '' if the court has several zones and does not say which applies */
  zone: string;
  /** epoch ms; null without a date, a time or a zone */
  start: number | null;
  phase: HearingPhase;
};

/**
 * How people take part. `nobody`: no appearance is required. `unknown`: the court does not say, or uses its own words.
 */
export type AttendWay = 'place' | 'video' | 'phone' | 'either' | 'nobody' | 'unknown';

export type HearingAttendance = {
  way: AttendWay;
  /** the place to go to; null if no one attends in person */
  place: { text: string | null; officeId: string | null } | null;
  /** a link or number to take part may be shown */
  canJoin: boolean;
};

/**
 * `attend`: take part. `useNewDate`: take part at the new date. `awaitDate`: wait for a notice of the new date. `stayAway`: it
 * will not be held. `askCourt`: call the court before you decide. `none`: it is over.
 */
export type NextStep = 'attend' | 'useNewDate' | 'awaitDate' | 'stayAway' | 'askCourt' | 'none';

export type NewDate = DayAndTime & {
  /** IANA name of its venue's zone; '' if it is not known */
  zone: string;
  /** the hearing of that date; null if it is not listed, or not yet read */
  row: DocketRow | null;
  /** whether that hearing will be held; null if it is not listed, or not yet read */
  state: HearingState | null;
  phase: HearingPhase;
};

export type HearingAnswer = {
  state: HearingState;
  /** the status to show: the court's status, the status from a flag, or `moved` */
  status: string;
  when: HearingWhen;
  /** null if there is nothing to attend because the hearing was moved or is off */
  attendance: HearingAttendance | null;
  /** judge and trustee; null if the hearing was moved or is off */
  before: { judgeId: string | null; trusteeId: string | null } | null;
  next: NextStep;
  /**
   * The dates that replace this one, in order. The last one counts. There are several if the new date was continued
   * too. Empty if no new date is published.
   */
  newDates: readonly NewDate[];
  /** true while the records of its case are being read, so `newDates` may be incomplete */
  isReading: boolean;
  /** the date that this one replaces */
  oldDate: DayAndTime | null;
};
