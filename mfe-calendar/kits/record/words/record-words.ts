import {
  calendarLink,
  meetingsLink,
  type ReaderSettings,
  safeMeetingUrl,
  searchDetailLink,
} from '@court/contract';
import {
  type CalendarKind,
  dialLinks,
  formerly,
  type HearingAnswer,
  isDay,
  isOffState,
  type ShownEntry,
} from '@court/domain';
import { sharedMessages, wordFor } from '@court/domain/words';
import { howOf } from '@court/ui';
import type { RecordNames } from '../data/use-record-names';
import { headMessages, metSentence } from '../messages/head-messages';
import { clockWords, dayWords, zonedClock } from './record-moment';

/** A value and its old value. */
type OldAndNow = { old: string | null; now: string };

/** Whether it will not be held at its printed date. */
export const isOff = ({ state }: Pick<HearingAnswer, 'state'>) => isOffState(state);

/** Whether there is nothing left to attend: it took place, or its day has passed. */
export const isOver = ({ state, when }: Pick<HearingAnswer, 'state' | 'when'>) =>
  state === 'done' || (!isOffState(state) && when.phase === 'over');

/** Whether its usual end has passed today. It may still be in progress. */
const isEarlier = ({ state, when }: Pick<HearingAnswer, 'state' | 'when'>) =>
  state === 'on' && when.phase === 'earlier';

/** Whether the page shows a banner: the hearing is off or moved, or the court's list no longer shows it. */
export const hasBanner = (answer: Pick<HearingAnswer, 'state'>) =>
  isOff(answer) || answer.state === 'unlisted';

/** Title of the page. */
export const recordTitle = (kind: CalendarKind, { caseNumber, caseTitle }: ShownEntry) =>
  caseTitle || caseNumber || headMessages(`${kind}.title`);

/**
 * Head of the printed record. If it is off, shows the status and no judge, because the banner names the judge of the
 * new date.
 */
export function printedWords(
  kind: CalendarKind,
  { date, trustees = [] }: ShownEntry,
  answer: HearingAnswer,
  { number, judge }: Pick<RecordNames, 'judge'> & { number: string },
) {
  const { status } = answer;
  const [trustee] = trustees;
  const presider =
    kind === 'hearings'
      ? judge && headMessages('judgeName', { name: judge })
      : trustee && headMessages('trusteeName', { name: trustee });
  const last = hasBanner(answer) ? (wordFor('status', status) ?? status) : presider;
  return [headMessages(`${kind}.title`), number, date && dayWords(date), last];
}

/**
 * Whether a title takes more than five lines on a phone (100 characters). It then gets a smaller font, so that the
 * day and how to appear fit on the first screen.
 */
export const isLongTitle = (title: string) => title.length > 100;

/** Link back to the record's day; to today if the record has no date. */
export function recordBack(kind: CalendarKind, date: string | undefined, today: string) {
  const day = date && isDay(date) ? date : null;
  const linkTo = kind === 'hearings' ? calendarLink : meetingsLink;
  return {
    to: linkTo(day && day !== today ? { date: day } : {}),
    text: day ? headMessages(`${kind}.back`, { date: dayWords(day, today) }) : headMessages(`${kind}.toDay`),
  };
}

/** Link to all dates of a case: the first search that the court offers. Null if it offers none. */
export function caseLink(caseKey: string | undefined, offered: (link: string) => boolean): string | null {
  const links = (['hearings', 'meetings'] as const).map((kind) =>
    caseKey ? searchDetailLink(kind, 'casenumber', caseKey) : '',
  );
  return links.find((each) => each && offered(each)) ?? null;
}

/** The first line of the matter. */
export const matterLine = ({ matter }: ShownEntry) => (matter ?? '').split(/[\r\n]/, 1)[0];

/** Arrival time, and the time at which the matter is called if the court gives it a time of its own. */
function calledWords(answer: HearingAnswer): string {
  const { when, attendance } = answer;
  const { time, blockTime } = when;
  if (!time || !blockTime) return '';
  const called = clockWords(time);
  if (isEarlier(answer) || isOver(answer) || attendance?.way === 'nobody')
    return headMessages('calledAt', { time: called });
  const isRemote = attendance?.place === null;
  const first = clockWords(time < blockTime ? time : blockTime);
  return headMessages(isRemote ? 'beReady' : 'beThere', { time: first, called });
}

/**
 * Day and time as printed, with their old values after a change, and the time at which the matter itself is called.
 */
export function whenWords(
  entry: ShownEntry,
  answer: HearingAnswer,
  { showIPCEventTime }: Pick<ReaderSettings, 'showIPCEventTime'>,
) {
  const { date = '', changes } = entry;
  const { time, blockTime, zone } = answer.when;
  const clock = blockTime ?? time;
  const old = formerly(changes);
  return {
    day: { old: old.date ? dayWords(old.date) : null, now: `${dayWords(date)},` },
    clock: {
      old: old.time ? clockWords(old.time) : null,
      now: clock ? zonedClock(clock, date, zone) : headMessages('noTime'),
    },
    called: showIPCEventTime === 'N' ? null : calledWords(answer) || null,
  };
}

/** Method, place, and judge or trustee. Says if the time zone is not published. */
export function byWords(
  kind: CalendarKind,
  entry: ShownEntry,
  { attendance, when }: HearingAnswer,
  { judge, oldJudge, place }: Pick<RecordNames, 'judge' | 'oldJudge' | 'place'>,
): (OldAndNow & { key: string })[] {
  const { appear, trustees = [], changes } = entry;
  const { how: oldHow } = formerly(changes);
  const how = (mode: string) => wordFor('how', mode) ?? mode;
  const trustee = kind === 'meetings' && trustees[0];
  return [
    appear?.mode && { key: 'how', old: oldHow ? how(oldHow) : null, now: howOf(appear) },
    attendance?.place && place && { key: 'place', old: null, now: place },
    kind === 'hearings' &&
      judge && { key: 'judge', old: oldJudge, now: headMessages('judgeName', { name: judge }) },
    trustee && { key: 'trustee', old: null, now: headMessages('trusteeName', { name: trustee }) },
    when.time && !when.zone && { key: 'zone', old: null, now: headMessages('noZone') },
  ].filter((each) => each !== '' && each !== false && each !== null && each !== undefined);
}

/** Status, sentence and outcome, for the lines below day and time. Each is null if it does not apply. */
export function outcomeWords(kind: CalendarKind, { outcome }: ShownEntry, answer: HearingAnswer) {
  const { state, status } = answer;
  const said = outcome ? headMessages('outcomeIs', { outcome }) : null;
  if (!isOver(answer) || state === 'unlisted') {
    const sentence = isEarlier(answer) ? headMessages(`${kind}.earlier`) : null;
    return { status: null, sentence, outcome: said };
  }
  const met = kind === 'meetings' ? metSentence(status) : null;
  const over = state === 'on' ? headMessages(`${kind}.over`) : null;
  return {
    status: state === 'done' ? status : null,
    sentence: met ?? over,
    outcome: said,
  };
}

/** The court's own note on how to appear. Null if there is none, or if there is nothing left to attend. */
export const noteWords = ({ appear }: ShownEntry, answer: HearingAnswer): string | null =>
  isOff(answer) || isOver(answer) ? null : appear?.note || null;

/** Link to join online, or to call; null if there is neither, or if it is over or off. */
export function attendLink(
  kind: CalendarKind,
  { appear }: ShownEntry,
  { attendance }: HearingAnswer,
  meetingHosts: readonly string[],
) {
  if (!attendance?.canJoin || !appear) return null;
  const url = appear.url ? safeMeetingUrl(appear.url, meetingHosts) : null;
  if (url) return { href: url, text: headMessages(`${kind}.join`), isOuter: true };
  const [dial] = dialLinks(appear);
  return dial
    ? { href: dial.href, text: headMessages('call', { phone: dial.number }), isOuter: false }
    : null;
}

/** The case's type and chapter, and the office, under the title. */
export const aboutWords = ({ caseType, chapter, office }: ShownEntry) => ({
  type: wordFor('type', caseType ?? ''),
  chapter: chapter ? sharedMessages('chapter', { chapter }) : null,
  office: office ?? null,
});
