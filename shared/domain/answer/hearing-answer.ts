import type { DocketRow } from '../docket/docket-row';
import { clockOf } from '../parsing/json-fields';
import { type HearingState, isOffState, stateOf, statusOf } from '../source/hearing-status';
import { dayIn, venueInstant } from '../time/court-clocks';
import { isDay } from '../time/court-days';
import type {
  AnswerContext,
  AttendWay,
  DatedRecord,
  HearingAnswer,
  HearingAttendance,
  HearingPhase,
  HearingWhen,
  NewDate,
  NextStep,
} from './answer-types';
import { factsOfRow, type HearingFacts } from './hearing-facts';

/** default length of a hearing, minutes */
export const USUAL_MINUTES = 30;
/** minutes before the start from which a whole block has a Join button, and that of a record is the main action */
export const JOIN_MINUTES_BEFORE = 30;

const MINUTE = 60_000;
/** Max length of a chain of continuances. A longer chain is a loop. */
export const MAX_CHAIN = 24;

const WAYS: Readonly<Record<string, AttendWay>> = {
  inPerson: 'place',
  video: 'video',
  phone: 'phone',
  hybrid: 'either',
  none: 'nobody',
};

/** How people take part, from the `mode` of an `appear`. */
export const wayOf = (how: string | null): AttendWay =>
  how !== null && Object.hasOwn(WAYS, how) ? (WAYS[how] ?? 'unknown') : 'unknown';

/** Whether people attend in person. False by video, by phone and without an appearance. */
export const hasPlace = (how: string | null): boolean => !['video', 'phone', 'nobody'].includes(wayOf(how));

/** IANA name of a venue's zone. '' if the court has several and the office is unknown. */
function zoneOf(officeId: string | null, { offices, timeZones }: AnswerContext): string {
  const own = officeId !== null && Object.hasOwn(offices, officeId) ? offices[officeId]?.timeZone : '';
  return own || (timeZones.length === 1 ? (timeZones[0] ?? '') : '');
}

/** `starts`: start in epoch ms, in each zone that may apply. */
function phaseOf(facts: HearingFacts, starts: readonly number[], context: AnswerContext): HearingPhase {
  const { date, durationMinutes } = facts;
  const { now, timeZones } = context;
  if (!isDay(date)) return 'unknown';
  const today = dayIn(zoneOf(facts.officeId, context) || timeZones[0] || 'UTC', now);
  if (date !== today) return date < today ? 'over' : 'ahead';
  if (starts.length === 0 || now < Math.min(...starts)) return 'ahead';
  return now < Math.max(...starts) + (durationMinutes ?? USUAL_MINUTES) * MINUTE ? 'now' : 'earlier';
}

/** Whether a hearing in this state and phase is upcoming or in progress. */
export const isAhead = (state: HearingState, phase: HearingPhase): boolean =>
  state === 'on' && (phase === 'ahead' || phase === 'now');

/**
 * Cached for a court and moment, because a day's screen asks several times for each of hundreds of hearings, which
 * have only a few dozen times.
 */
const whens = new WeakMap<AnswerContext, Record<string, HearingWhen>>();

/** Day, time, zone and phase of a record. */
export function whenOf(facts: HearingFacts, context: AnswerContext): HearingWhen {
  const { date, time, eventTime, officeId, durationMinutes } = facts;
  const known = whens.get(context) ?? {};
  whens.set(context, known);
  const key = `${[date, time, eventTime, officeId, durationMinutes]}`;
  const same = known[key];
  if (same) return same;
  const called = eventTime || time || null;
  const zone = zoneOf(officeId, context);
  const isTimed = isDay(date) && called !== null && clockOf(called);
  const zones = zone === '' ? context.timeZones : [zone];
  const starts = isTimed ? zones.map((each) => venueInstant(each, date, called)) : [];
  const when = {
    date,
    time: called,
    blockTime: eventTime && time && eventTime !== time ? time : null,
    zone,
    start: zone === '' ? null : (starts[0] ?? null),
    phase: phaseOf(facts, starts, context),
  };
  known[key] = when;
  return when;
}

/** The record that replaces `facts`: the one that the publisher names, else the only other one on the new date. */
function successorOf(facts: HearingFacts, dates: readonly DatedRecord[]): DocketRow | null {
  const { continuedTo, movedTo, kind, id } = facts;
  const rows = dates.filter((each) => each.kind === kind).map(({ row }) => row);
  if (movedTo) return rows.find((row) => row.id === id && row.date === movedTo.date && !row.movedTo) ?? null;
  if (!continuedTo) return null;
  if (continuedTo.id !== null) return rows.find((row) => row.id === continuedTo.id && !row.movedTo) ?? null;
  const others = rows.filter((row) => row.date === continuedTo.date && row.id !== id && !row.movedTo);
  return others.length === 1 ? (others[0] ?? null) : null;
}

/** Follows continuances to the end. Stops if a chain returns to a record. */
function newDatesOf(
  facts: HearingFacts,
  dates: readonly DatedRecord[] | undefined,
  context: AnswerContext,
): NewDate[] {
  const chain: NewDate[] = [];
  const seen = new Set([facts.date + facts.id]);
  let from = facts;
  while (chain.length < MAX_CHAIN) {
    const to = from.movedTo ?? (stateOf(from) === 'done' ? null : from.continuedTo);
    if (!to || !isDay(to.date)) break;
    const row = dates ? successorOf(from, dates) : null;
    if (!row) {
      const when = whenOf({ ...from, date: to.date, time: to.time ?? '', eventTime: null }, context);
      // the new hearing may be at another office
      const zone = zoneOf(null, context);
      chain.push({ date: to.date, time: to.time, zone, row: null, state: null, phase: when.phase });
      break;
    }
    if (seen.has(row.date + row.id)) break;
    seen.add(row.date + row.id);
    const next = factsOfRow(from.kind, row);
    const { date, time, zone, phase } = whenOf(next, context);
    chain.push({ date, time: time ?? to.time, zone, row, state: stateOf(next), phase });
    from = next;
  }
  return chain;
}

function attendanceOf(
  { how, place, officeId }: HearingFacts,
  state: HearingState,
  phase: HearingPhase,
): HearingAttendance {
  return {
    way: wayOf(how),
    place: hasPlace(how) ? { text: place, officeId } : null,
    canJoin: wayOf(how) !== 'nobody' && state !== 'done' && phase !== 'over',
  };
}

function nextStep(state: HearingState, phase: HearingPhase, newDates: readonly NewDate[]): NextStep {
  const last = newDates.at(-1);
  if (state === 'done' || (last?.phase ?? phase) === 'over') return 'none';
  if (state === 'on') return 'attend';
  if (state === 'unlisted') return 'askCourt';
  if (!last) return state === 'moved' ? 'awaitDate' : 'stayAway';
  if (last.state === 'moved') return 'awaitDate';
  if (last.state === 'off') return 'stayAway';
  return last.state === 'unlisted' ? 'askCourt' : 'useNewDate';
}

/**
 * Computes everything that a screen, a count, a print, a feed, a calendar event or an alert says about a hearing or
 * 341 meeting.
 *
 * @param dates the records of its case; undefined while they are read, [] if there are none
 * @example answerOf(factsOfRow('hearings', row), undefined, { timeZones: ['America/Chicago'], offices, now: Date.now()
 * })
 */
export function answerOf(
  facts: HearingFacts,
  dates: readonly DatedRecord[] | undefined,
  context: AnswerContext,
): HearingAnswer {
  const state = stateOf(facts);
  const when = whenOf(facts, context);
  const newDates = newDatesOf(facts, dates, context);
  const isOff = isOffState(state);
  return {
    state,
    status: statusOf(facts),
    when,
    attendance: isOff ? null : attendanceOf(facts, state, when.phase),
    before: isOff ? null : { judgeId: facts.judgeId, trusteeId: facts.trusteeId },
    next: nextStep(state, when.phase, newDates),
    newDates,
    isReading: dates === undefined && (facts.movedTo !== null || facts.continuedTo !== null),
    oldDate: facts.oldDate,
  };
}
