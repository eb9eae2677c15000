import {
  calendarLink,
  meetingsLink,
  type ReaderSettings,
  safeMeetingUrl,
  searchDetailLink,
} from '@court/contract';
import {
  addDays,
  type CalendarKind,
  dialLinks,
  formerly,
  type HearingAnswer,
  isDay,
  isOffState,
  phoneText,
  type ShownEntry,
} from '@court/domain';
import { sharedMessages, trusteeWords, wordFor } from '@court/domain/words';
import { howOf } from '@court/ui';
import type { RecordNames } from '../data/use-record-names';
import { headMessages } from '../messages/head-messages';
import { clockIn, clockWords, dayWords, zonedClock } from './record-moment';

/** The names that the head of the record shows. */
export type HeadNames = Pick<RecordNames, 'judge' | 'oldJudge' | 'place' | 'oldPlace' | 'street'>;

/** A value and its old value. */
type OldAndNow = { old: string | null; now: string };

/** Whether it will not be held at its printed date. */
export const isOff = ({ state }: Pick<HearingAnswer, 'state'>) => isOffState(state);

/** Whether there is nothing left to attend: it took place, or its day has passed. */
export const isOver = ({ state, when }: Pick<HearingAnswer, 'state' | 'when'>) =>
  state === 'done' || (!isOffState(state) && when.phase === 'over');

/** Whether its usual end has passed today. It may still be in progress. */
export const isEarlier = ({ state, when }: Pick<HearingAnswer, 'state' | 'when'>) =>
  state === 'on' && when.phase === 'earlier';

/** Whether it is not held as printed: it is off or moved, or the court's list no longer shows it. */
export const isChanged = (answer: Pick<HearingAnswer, 'state'>) =>
  isOff(answer) || answer.state === 'unlisted';

/** Whether the page shows a banner: it is not held as printed, or it is over. */
export const hasBanner = (answer: Pick<HearingAnswer, 'state' | 'when'>) =>
  isChanged(answer) || isOver(answer);

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
      : trustee && trusteeWords(trustee);
  const last = isChanged(answer) ? (wordFor('status', status) ?? status) : presider;
  return [headMessages(`${kind}.title`), number, date && dayWords(date), last];
}

/** Characters. The line below the title shows at most three lines on a phone. */
const MAX_LINE_LENGTH = 100;

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
export const matterLine = ({ matter }: ShownEntry) => (matter ?? '').split(/[\r\n]/, 1)[0] ?? '';

/** The matter without a first line that the line below the title shows in full. '' if nothing is left. */
export function restOfMatter(entry: ShownEntry): string {
  const line = matterLine(entry);
  const matter = entry.matter ?? '';
  return line.length > MAX_LINE_LENGTH ? matter : matter.slice(line.length).trim();
}

/** Arrival time, and the time at which the matter is called if the court gives it a time of its own. */
function calledWords(date: string, answer: HearingAnswer): string {
  const { when, attendance } = answer;
  const { time, blockTime } = when;
  if (!time || !blockTime) return '';
  const called = zonedClock(time, date, when.zone);
  if (isEarlier(answer) || isOver(answer) || attendance?.way === 'nobody')
    return headMessages('calledAt', { time: called });
  const isRemote = attendance?.place === null;
  const first = clockWords(time < blockTime ? time : blockTime);
  return headMessages(isRemote ? 'beReady' : 'beThere', { time: first, called });
}

/**
 * Day and time as printed, with their old values after a change, and the time at which the matter itself is called.
 * `near`: 'Today', 'Now' at its time, or 'Tomorrow'; null for other days. `isOn`: it has not begun, and the court's
 * status says that it is scheduled. `inMainZone`: the time on the court's main clock, `(9:30 AM CST)`, if that differs; null
 * otherwise. `today`: YYYY-MM-DD. A day of its year is shown without the year,
 * so that day and time fit one line of a phone. `mainZone`: IANA name.
 */
export function whenWords(
  entry: ShownEntry,
  answer: HearingAnswer,
  { showIPCEventTime }: Pick<ReaderSettings, 'showIPCEventTime'>,
  today: string,
  mainZone: string | undefined,
) {
  const { date = '', changes } = entry;
  const { state, when } = answer;
  const { time, blockTime, zone, phase } = when;
  const clock = blockTime ?? time;
  const old = formerly(changes);
  const isTomorrow = isDay(date) && addDays(date, -1) === today;
  const near =
    state === 'on' && phase === 'now' ? 'now' : date === today ? 'today' : isTomorrow && 'tomorrow';
  const main = mainZone && clock ? clockIn(mainZone, clock, date, zone) : null;
  return {
    day: { old: old.date ? dayWords(old.date, today) : null, now: `${dayWords(date, today)},` },
    clock: {
      old: old.time ? clockWords(old.time) : null,
      now: clock ? zonedClock(clock, date, zone) : headMessages('noTime'),
    },
    near: near ? headMessages(near) : null,
    isOn: entry.status === 'scheduled' && state === 'on' && phase === 'ahead',
    inMainZone: main && `(${main.time} ${main.zone})`,
    called: showIPCEventTime === 'N' ? null : calledWords(date, answer) || null,
  };
}

/** A value with its old value. `key` identifies it in its line. */
type ByWord = OldAndNow & { key: string };

/** How to appear. A video hearing with a phone number can be attended by phone too. */
const methodOf = (appear: NonNullable<ShownEntry['appear']>) =>
  appear.mode === 'video' && appear.phone ? headMessages('orPhone', { how: howOf(appear) }) : howOf(appear);

/**
 * Lines with method and place, street, and judge or trustee. Without a place to go to, method and judge share a line.
 * Says if the time zone is not published.
 */
export function byWords(
  kind: CalendarKind,
  entry: ShownEntry,
  { attendance, when }: HearingAnswer,
  { judge, oldJudge, place, oldPlace, street }: HeadNames,
): ByWord[][] {
  const { appear, trustees = [], changes } = entry;
  const { how: oldHow } = formerly(changes);
  const how = (mode: string) => wordFor('how', mode) ?? mode;
  const trustee = kind === 'meetings' && trustees[0];
  const toPlace = attendance?.place && (place || oldPlace);
  const method = appear?.mode && { key: 'how', old: oldHow ? how(oldHow) : null, now: methodOf(appear) };
  const presiders = [
    kind === 'hearings' &&
      judge && { key: 'judge', old: oldJudge, now: headMessages('judgeName', { name: judge }) },
    trustee && { key: 'trustee', old: null, now: trusteeWords(trustee) },
  ];
  const lines = [
    [method, toPlace && { key: 'place', old: oldPlace, now: place ?? '' }, ...(toPlace ? [] : presiders)],
    [toPlace && street && { key: 'street', old: null, now: street }],
    toPlace ? presiders : [],
    [when.time && !when.zone && { key: 'zone', old: null, now: headMessages('noZone') }],
  ];
  return lines
    .map((line) => line.filter((each) => typeof each === 'object' && each !== null))
    .filter((line) => line.length > 0);
}

/** Says that its usual end has passed today and what to do, with its outcome. Null if it is ahead, or if a banner says it. */
export function earlierWords(
  kind: CalendarKind,
  { outcome }: ShownEntry,
  answer: HearingAnswer,
): string | null {
  if (hasBanner(answer)) return null;
  const said = outcome && headMessages('outcomeIs', { outcome });
  const earlier = isEarlier(answer) && headMessages(`${kind}.earlier`);
  const missed = earlier && answer.attendance?.way !== 'nobody' && headMessages(`${kind}.missed`);
  return [earlier, said, missed].filter(Boolean).join(' ') || null;
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
    ? { href: dial.href, text: headMessages('call', { phone: phoneText(dial.number) }), isOuter: false }
    : null;
}

/** The case's type and chapter, and the office, under the title. */
export const aboutWords = ({ caseType, chapter, office }: ShownEntry) => ({
  type: wordFor('type', caseType ?? ''),
  chapter: chapter ? sharedMessages('chapter', { chapter }) : null,
  office: office ?? null,
});
