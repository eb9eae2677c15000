import type { PageCourt, ReaderSettings } from '@court/contract';
import {
  type CalendarKind,
  type HearingAnswer,
  isDay,
  longDate,
  longZoneName,
  type ShownEntry,
} from '@court/domain';
import { oneLine } from '@court/domain/calendar';
import type { RecordNames } from '../data/use-record-names';
import { clockWords } from '../words/record-moment';
import { plainMessages } from './messages/plain-messages';

/** Maximum characters of each fact, so that all facts fit on one card. */
export const MAX_LENGTH = { name: 110, matter: 160, place: 130, note: 160, code: 40 };

/**
 * `written`: includes links and copyable codes. `spoken`: reads numbers digit by digit and leaves out web addresses.
 */
export type Way = 'written' | 'spoken';

/** Facts for the sentences. An unknown fact is null, '' or absent, and its sentence is left out. */
export type PlainFacts = {
  kind: CalendarKind;
  entry: ShownEntry;
  answer: HearingAnswer;
  names: Pick<RecordNames, 'judge' | 'place' | 'address'>;
  court: Pick<PageCourt, 'displayName' | 'meetingHosts'> | null;
  /** phone of the trustee for a 341 meeting, of the office for a hearing */
  phone: string | null;
  settings: Pick<ReaderSettings, 'showIPCEventTime'>;
  /** epoch ms at which the record was last known to be current; null while unknown */
  asOf: number | null;
};

export type Said = string | false | null | undefined;

export const short = (text: string | null | undefined, longest: number) => text && oneLine(text, longest);

/** A place for use inside a sentence, without its own full stop. */
export const unstopped = (text: string | null | undefined, longest: number) =>
  short(text, longest)?.replace(/[.\s]+$/, '');

/** 'AB 161-04' as 'A B, 1 6 1, 0 4', because a voice would say "one hundred sixty-one". */
const spelled = (code: string) =>
  code
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((group) => [...group].join(' '))
    .join(', ');

export function codeOf(way: Way, code: string | null | undefined): Said {
  const line = short(code, MAX_LENGTH.code);
  return line && way === 'spoken' ? spelled(line) : line;
}

/** '9:30 AM Central Standard Time'. */
const timeOf = (time: string, date: string, zone: string) =>
  [clockWords(time), zone && isDay(date) ? longZoneName(zone, date) : ''].filter(Boolean).join(' ');

/** Message keys of each sentence about a date: without a time, and with a time. */
const DATED = {
  'hearings.is': ['hearings.isOn', 'hearings.isAt'],
  'meetings.is': ['meetings.isOn', 'meetings.isAt'],
  was: ['wasOn', 'wasAt'],
  wasSet: ['wasSetOn', 'wasSetAt'],
  isNew: ['newDay', 'newDate'],
} as const;

/** The sentence with day and time, or without the time if there is none. Null if `date` is not a day. */
export function dated(says: keyof typeof DATED, date: string, time: string, zone: string): Said {
  if (!isDay(date)) return null;
  const [day, both] = DATED[says];
  const words = longDate(date);
  return time
    ? plainMessages(both, { date: words, time: timeOf(time, date, zone) })
    : plainMessages(day, { date: words });
}
