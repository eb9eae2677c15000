import { type PageCourt, type ReaderSettings, safeMeetingUrl } from '@court/contract';
import { type CalendarKind, isDay, isOfBusiness, type ShownEntry } from '@court/records';
import { howOf, longDate, longZoneName, readersMoment, wordFor } from '@court/ui';
import type { RecordNames } from '../data/use-record-names';
import type { RecordState } from '../data/use-record-state';
import { oneLine } from '../export/plain-text';
import { clockWords } from '../page/record-moment';
import { matterLine, newTimeOf } from '../page/record-words';
import { plainMessages } from './messages/plain-messages';

/** What the sentences are made from; what is not known is null, '' or absent, and leaves its sentence out. */
export type PlainFacts = {
  kind: CalendarKind;
  entry: ShownEntry;
  state: RecordState;
  names: Pick<RecordNames, 'judge' | 'place' | 'address' | 'isRemote'>;
  court: Pick<PageCourt, 'displayName' | 'meetingHosts'> | null;
  /** of the trustee of a 341 meeting, of the office of a hearing */
  phone: string | null;
  settings: Pick<ReaderSettings, 'showIPCEventTime'>;
  /** ms epoch UTC at which the record was true last; null while that is not known */
  asOf: number | null;
};

/** Sentences that belong together, and what they are about: `outcome`, what has become of it, comes first where there is one. */
export type PlainPart = {
  about: 'outcome' | 'what' | 'when' | 'how' | 'bring' | 'absent' | 'source';
  sentences: string[];
};

/** What one looks for first. */
export const isStrong = (about: PlainPart['about']) => about === 'outcome' || about === 'when';

/** Characters of each fact: all of them together stay on one card. */
const LONGEST = { name: 110, matter: 160, place: 130, note: 160, code: 40 };

/** `written` has what can be copied and pressed; `spoken` says numbers digit by digit, and no address of the web. */
type Way = 'written' | 'spoken';

type Said = string | false | null | undefined;

const short = (text: string | null | undefined, longest: number) => text && oneLine(text, longest);

/** For a place inside a sentence, which has its own full stop. */
const unstopped = (text: string | null | undefined, longest: number) =>
  short(text, longest)?.replace(/[.\s]+$/, '');

/** 'AB 161-04' as 'A B, 1 6 1, 0 4': a voice would say one hundred and sixty-one. */
const spelled = (code: string) =>
  code
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((group) => [...group].join(' '))
    .join(', ');

function codeOf(way: Way, code: string | null | undefined): Said {
  const line = short(code, LONGEST.code);
  return line && way === 'spoken' ? spelled(line) : line;
}

/** '9:30 AM Central Standard Time'. */
const timeOf = (time: string, date: string, zone: string) =>
  [clockWords(time), zone && isDay(date) ? longZoneName(zone, date) : ''].filter(Boolean).join(' ');

/** Sentence with day and time, with the day alone, or none. */
function dated(
  [day, both]: ['isOn', 'isAt'] | ['wasOn', 'wasAt'] | ['newDay', 'newDate'],
  date: string,
  time: string,
  zone: string,
): Said {
  if (!isDay(date)) return null;
  const words = longDate(date);
  return time
    ? plainMessages(both, { date: words, time: timeOf(time, date, zone) })
    : plainMessages(day, { date: words });
}

const WHY = ['stricken', 'vacated', 'cancelled', 'withdrawn', 'removed'] as const;
const PUT_OFF = ['continued', 'rescheduled', 'not-held'];

/** That it is not held as printed, why, and where it goes on. */
function offSentences({ kind, entry, state, names }: PlainFacts): Said[] {
  const { status, isPast, zone } = state;
  const { date = '', continuedTo = '' } = entry;
  const when = isPast || status === 'not-held' ? 'wasOff' : 'off';
  const why = WHY.find((each) => each === status);
  const isPutOff = PUT_OFF.includes(status);
  return [
    isDay(date)
      ? plainMessages(`${kind}.${when}`, { date: longDate(date) })
      : plainMessages(`${kind}.${when}NoDate`),
    why && plainMessages(`why.${why}`),
    !why && !isPutOff && plainMessages('status', { status: wordFor('status', status) ?? status }),
    when === 'off' && isDay(date) && plainMessages(names.isRemote ? 'stayRemote' : `${kind}.stay`),
    continuedTo && dated(['newDay', 'newDate'], continuedTo, newTimeOf(entry, state) ?? '', zone),
    isPutOff && !continuedTo && plainMessages('noNewDate'),
    isPutOff && kind === 'meetings' && plainMessages('meetings.newDate'),
    continuedTo && plainMessages(entry.continuedToId ? 'newDateHow' : `${kind}.newDateAsk`),
  ];
}

function overSentences({ kind, entry, state: { status } }: PlainFacts): Said[] {
  const outcome = unstopped(entry.outcome, LONGEST.matter);
  const isKnown = status === 'held' || status === 'concluded';
  return [
    isKnown ? plainMessages(status) : plainMessages(`${kind}.over`),
    outcome && plainMessages('outcome', { outcome }),
  ];
}

function whatSentences({ kind, entry, names }: PlainFacts, way: Way): Said[] {
  const { caseNumber, caseTitle, trustees = [] } = entry;
  const title = unstopped(caseTitle, LONGEST.name);
  const name = [codeOf(way, caseNumber), title].filter(Boolean).join(', ');
  const matter = unstopped(matterLine(entry), LONGEST.matter);
  const [trustee] = trustees;
  const isMeeting = kind === 'meetings';
  return [
    plainMessages(`${kind}.what`),
    name && plainMessages('case', { name }),
    !isMeeting && matter && plainMessages('about', { matter }),
    !isMeeting && names.judge && plainMessages('judge', { judge: oneLine(names.judge, LONGEST.name) }),
    isMeeting && trustee && plainMessages('trustee', { trustee: oneLine(trustee, LONGEST.name) }),
  ];
}

function whenSentences({ entry, state, settings }: PlainFacts): Said[] {
  const { date = '', time = '', eventTime } = entry;
  const isOver = state.stage === 'over';
  const isCalled = !isOver && eventTime && eventTime !== time && settings.showIPCEventTime !== 'N';
  return [
    dated(isOver ? ['wasOn', 'wasAt'] : ['isOn', 'isAt'], date, time, state.zone),
    isCalled && plainMessages('called', { time: timeOf(eventTime, date, state.zone) }),
  ];
}

const WAYS = ['inPerson', 'video', 'phone', 'hybrid'] as const;

function wayToAppear({ mode, url }: NonNullable<ShownEntry['appear']>): Said {
  const how = howOf({ mode, url });
  if (how === wordFor('how', 'zoom')) return plainMessages('how.zoom');
  const known = WAYS.find((each) => each === mode);
  return known ? plainMessages(`how.${known}`) : how && plainMessages('how', { how: oneLine(how) });
}

function howSentences({ entry: { appear }, names, court }: PlainFacts, way: Way): Said[] {
  const { mode, phone, meetingId, passcode, accessCode } = appear ?? {};
  const url = appear?.url && safeMeetingUrl(appear.url, court?.meetingHosts ?? []);
  const place = !names.isRemote && short(names.place, LONGEST.place);
  const address = !names.isRemote && short(names.address, LONGEST.place);
  const code = (name: 'meetingId' | 'passcode' | 'accessCode', value: string | null | undefined) => {
    const said = codeOf(way, value);
    return said && plainMessages(name, { code: said });
  };
  const number = codeOf(way, phone);
  const by = unstopped(appear?.registerBy, LONGEST.code);
  const note = unstopped(appear?.note, LONGEST.note);
  return [
    appear && wayToAppear(appear),
    place && plainMessages(mode === 'inPerson' || mode === 'hybrid' ? 'go' : 'place', { place }),
    address && plainMessages('address', { address }),
    mode === 'phone' && number && plainMessages('callPhone', { phone: number }),
    code('meetingId', meetingId),
    code('passcode', passcode),
    code('accessCode', accessCode),
    mode !== 'phone' && number && plainMessages('phone', { phone: number }),
    appear?.standing && plainMessages('standing'),
    by && plainMessages('registerBy', { by }),
    note && plainMessages('note', { note }),
    url && (way === 'spoken' ? plainMessages('spokenLink') : plainMessages('link', { url })),
  ];
}

const PAPERS = ['identity', 'social', 'income', 'accounts', 'expenses', 'taxReturn'] as const;

function bringSentences({ kind, entry, names }: PlainFacts): Said[] {
  if (kind === 'hearings') {
    // nobody is asked to appear
    if (entry.appear?.mode === 'none') return [];
    if (names.isRemote) return [plainMessages('hearings.atHand')];
    return [plainMessages('hearings.bring'), plainMessages('hearings.door')];
  }
  if (isOfBusiness(entry)) return [plainMessages('business')];
  return [
    plainMessages(names.isRemote ? 'atHand' : 'bring'),
    ...PAPERS.map((paper) => plainMessages(paper)),
    entry.appear?.mode === 'video' && plainMessages('camera'),
  ];
}

function absentSentences({ kind, entry, phone }: PlainFacts, way: Way): Said[] {
  // nobody is asked to appear
  if (entry.appear?.mode === 'none') return [];
  const number = codeOf(way, phone);
  const isBusiness = kind === 'meetings' && isOfBusiness(entry);
  return [
    plainMessages(isBusiness ? 'meetings.business' : `${kind}.absent`),
    plainMessages(`${kind}.cannot`),
    number && plainMessages(`${kind}.number`, { phone: number }),
  ];
}

/** A record in sentences: what, when, how to take part, what to bring, what happens if one does not. */
export function plainWords(facts: PlainFacts, way: Way = 'written'): PlainPart[] {
  const { state, court, asOf } = facts;
  const { stage } = state;
  const isOn = stage === 'on';
  const parts: Record<PlainPart['about'], Said[]> = {
    outcome: stage === 'off' ? offSentences(facts) : stage === 'over' ? overSentences(facts) : [],
    what: whatSentences(facts, way),
    when: stage === 'off' ? [] : whenSentences(facts),
    how: isOn ? howSentences(facts, way) : [],
    bring: isOn ? bringSentences(facts) : [],
    absent: isOn ? absentSentences(facts, way) : [],
    source: [
      court?.displayName &&
        asOf !== null &&
        plainMessages('asOf', { court: court.displayName, time: readersMoment(asOf) }),
      plainMessages('source'),
    ],
  };
  return Object.entries(parts)
    .map(([about, said]) => ({
      about: about as PlainPart['about'],
      sentences: said.filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[],
    }))
    .filter(({ sentences }) => sentences.length > 0);
}
