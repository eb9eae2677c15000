import type { DocketRow } from '../docket/docket-row';
import type { CalendarKind } from '../keys/data-paths';
import type { ShownEntry } from '../source/calendar-entry';
import { formerly } from '../source/change-record';
import type { StatusFlags } from '../source/hearing-status';
import { isDay } from '../time/court-days';

/** A day YYYY-MM-DD and a time HH:mm, local to the venue. `time` is null if the court does not give it. */
export type DayAndTime = { date: string; time: string | null };

/** A hearing or 341 meeting as input of `answerOf`, built from a row or a whole record. */
export type HearingFacts = {
  kind: CalendarKind;
  id: string;
  /** YYYY-MM-DD; '' if unknown */
  date: string;
  /** block time HH:mm; '' if unknown */
  time: string;
  /** the hearing's own time HH:mm; null if it is the block's time */
  eventTime: string | null;
  durationMinutes: number | null;
  status: string;
  flags: StatusFlags | null;
  /** set if the same hearing was moved to another day */
  movedTo: DayAndTime | null;
  /** set if another hearing replaces it; `id` is null unless the publisher is certain */
  continuedTo: (DayAndTime & { id: string | null }) | null;
  /** the date before this one: of this hearing or of the one that was continued to it */
  oldDate: DayAndTime | null;
  how: string | null;
  place: string | null;
  officeId: string | null;
  judgeId: string | null;
  trusteeId: string | null;
};

/** The facts of a docket row. A row has neither the time nor the id of its successor. */
export function factsOfRow(kind: CalendarKind, row: DocketRow): HearingFacts {
  const { id, date, time, eventTime, status, flags, movedTo, continuedTo, continuedFrom, was } = row;
  const from = was?.date ?? continuedFrom;
  return {
    ...{ kind, id, date, time, eventTime, status, flags },
    durationMinutes: null,
    movedTo: movedTo && { date: movedTo.date, time: movedTo.time || null },
    continuedTo: continuedTo ? { date: continuedTo, time: null, id: null } : null,
    oldDate: from ? { date: from, time: (was?.date && was.time) || null } : null,
    how: row.how,
    place: row.place,
    officeId: row.officeId,
    judgeId: row.judgeId,
    trusteeId: row.trusteeId,
  };
}

/** The facts of a whole record. */
export function factsOfEntry(kind: CalendarKind, entry: ShownEntry): HearingFacts {
  const { id, date = '', time = '', eventTime = null, status = 'scheduled', continuedTo } = entry;
  const old = formerly(entry.changes);
  const from = old.date ?? entry.continuedFrom;
  return {
    ...{ kind, id, date: isDay(date) ? date : '', time, eventTime, status },
    durationMinutes: entry.durationMinutes ?? null,
    flags: { stricken: entry.stricken, terminated: entry.terminated, satisfied: entry.satisfied },
    movedTo: null,
    continuedTo: continuedTo
      ? { date: continuedTo, time: entry.continuedTime ?? null, id: entry.continuedToId ?? null }
      : null,
    oldDate: from ? { date: from, time: (old.date && old.time) || null } : null,
    how: entry.appear?.mode ?? null,
    place: entry.location ?? null,
    officeId: entry.officeId ?? null,
    judgeId: entry.judgeId ?? null,
    trusteeId: entry.trusteeIds?.[0] ?? null,
  };
}
