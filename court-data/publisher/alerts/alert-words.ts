import {
  answerOf,
  type CalendarChange,
  type CalendarEntry,
  type CalendarKind,
  type CourtConfig,
  dayAndClock,
  factsOfEntry,
  type HearingAnswer,
  type HearingFacts,
  type HearingState,
  hasPlace,
  type Judge,
  type Office,
  rowOfEntry,
  stateOf,
  stateOfStatus,
  statusWithFlags,
  wayOf,
} from '@court/domain';
import { alertMessages, changeFacts, wordFor } from '@court/domain/words';
import { cut } from '../checking/published-record';

export type AlertContext = {
  court: Pick<CourtConfig, 'code' | 'timeZones'>;
  offices: Readonly<Record<string, Pick<Office, 'name' | 'timeZone'>>>;
  judges: Readonly<Record<string, Judge>>;
};

export type AlertedEntry = Partial<CalendarEntry> & { id: string };

export type News = 'added' | 'back' | 'removed' | 'moved' | 'off' | 'continued' | 'on' | 'changed';

export type ToldRecord = {
  kind: CalendarKind;
  entry: AlertedEntry;
  /** the hearings that continue it, in order */
  successors: readonly AlertedEntry[];
};

/** The kind of news for a new or changed state. Null for an outcome, which is not urgent. */
const NEWS_OF_STATE: Readonly<Record<HearingState, News | null>> = {
  on: 'on',
  moved: 'continued',
  off: 'off',
  unlisted: 'removed',
  done: null,
};

/** The urgent part of a change. Null if nothing in it is urgent. */
export function newsOf(change: CalendarChange, facts: HearingFacts): News | null {
  const { what, status, continuedTo, date, time, eventTime, place, office, how, judge, appear } = change;
  const after = status?.to && what !== 'removed' ? stateOfStatus(status.to) : stateOf(facts);
  const news = NEWS_OF_STATE[after];
  // followers of a hearing that is off already know that it is off
  if (what === 'removed') return after === 'unlisted' ? what : null;
  if (what !== 'changed') return after === 'on' ? what : news;
  if (after !== 'on') return status || continuedTo ? news : null;
  if (status?.from && stateOfStatus(status.from) !== 'on') return 'on';
  if (date || time || eventTime) return 'moved';
  const isPlace = (place || office) && hasPlace(facts.how);
  return isPlace || how || judge || appear ? 'changed' : null;
}

/** 'Monday, December 7, 2026, 10:00 AM', in a court of several zones with the venue's; `zone` is '' if it is not known. */
const whenText = (date: string, time: string, zone: string, { court }: AlertContext): string =>
  dayAndClock(date, time, court.timeZones.length > 1 ? zone : '');

const statusWord = (status: string) => wordFor('status', status) ?? status;

/** The new date of a hearing that will not be held at its printed one; '' if there is none. */
function newDateOf({ newDates }: HearingAnswer, context: AlertContext): string {
  const last = newDates.at(-1);
  if (!last) return '';
  const when = whenText(last.date, last.time ?? '', last.zone, context);
  if (!last.row || last.state === 'on' || last.state === 'done') return alertMessages('newDate', { when });
  if (last.state !== 'off') return alertMessages(`newDate.${last.state ?? 'moved'}`, { when });
  const status = statusWord(statusWithFlags(last.row.status, last.row.flags));
  return alertMessages('newDate.off', { when, status });
}

/** The text of an alert. */
export function bodyOf(
  news: News,
  change: CalendarChange,
  { kind, entry, successors }: ToldRecord,
  context: AlertContext,
): string {
  const { d, t = '', date, time, eventTime, status, office } = change;
  const { court, offices } = context;
  const facts = factsOfEntry(kind, entry);
  const dates = successors.map((each) => ({ kind, row: rowOfEntry(each) }));
  // `now` is 0, so that an alert has the same words at any time of day
  const answer = answerOf(facts, dates, { timeZones: court.timeZones, offices, now: 0 });
  // a later change of the entry may have removed its own time
  const own = eventTime ? eventTime.to : entry.time === t ? entry.eventTime : null;
  const ownBefore = eventTime ? eventTime.from : own;
  const { zone } = answer.when;
  const when = whenText(d, own || t, zone, context);
  const zoneBefore = office?.from ? (offices[office.from]?.timeZone ?? '') : zone;
  const before = whenText(date?.from ?? d, ownBefore || (time?.from ?? t), zoneBefore, context);
  const became = statusWord(status?.to ?? answer.status);
  switch (news) {
    case 'moved':
      // only the time of the whole block has changed
      return before === when
        ? factsText(change, facts, context, when)
        : alertMessages('moved', { when, before });
    case 'off':
      return [alertMessages('off', { status: became, when }), newDateOf(answer, context)]
        .filter(Boolean)
        .join('. ');
    case 'continued': {
      const newDate = newDateOf(answer, context);
      if (newDate) return [alertMessages('off', { status: became, when }), newDate].join('. ');
      // the list may show the old date or the new one
      if (date) return alertMessages('unsure', { status: became, when, before });
      return alertMessages('continued', { status: became, when });
    }
    case 'changed':
      return factsText(change, facts, context, when);
    default:
      return alertMessages(news, { when });
  }
}

/** Names the place only if someone appears there. */
function factsText(
  change: CalendarChange,
  { how }: HearingFacts,
  context: AlertContext,
  when: string,
): string {
  const { place: _place, office: _office, ...elsewhere } = change;
  const told = hasPlace(how) ? change : elsewhere;
  const facts = changeFacts(told, context, true).map(({ label, to }) => `${label}: ${to}`);
  return alertMessages('changed', { facts: facts.join('; '), when });
}

/** How to take part, as the end of a sentence. '' if the court does not say. */
export function howText({ how, place }: HearingFacts): string {
  const way = wayOf(how);
  const where = place && hasPlace(how) ? cut(place, 100) : '';
  if (way === 'place' || way === 'unknown') return where;
  return way === 'either' && where
    ? alertMessages('how.eitherAt', { place: where })
    : alertMessages(`how.${way}`);
}
