import { type PageCourt, type ReaderSettings, safeMeetingUrl } from '@court/contract';
import {
  type CalendarKind,
  type HearingAnswer,
  hasPlace,
  isDay,
  isOfBusiness,
  longDate,
  phoneText,
  readersMoment,
  type ShownEntry,
} from '@court/domain';
import { oneLine } from '@court/domain/calendar';
import { wordFor } from '@court/domain/words';
import { howOf, termMessages } from '@court/ui';
import type { RecordNames } from '../data/use-record-names';
import { takePart } from '../words/banner-words';
import { matterTerms } from '../words/matter-terms';
import { lostEnd } from '../words/new-date-words';
import { clockWords } from '../words/record-moment';
import { isOff, isOver, matterLine } from '../words/record-words';
import { codeOf, dated, MAX_LENGTH, type Said, short, unstopped, type Way } from './fact-text';
import { plainMessages, sentenceFor } from './messages/plain-messages';

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

/** Sentences about one topic, in order. `outcome` comes first if there is one. `items`: each on a line of its own. */
export type PlainPart = {
  about: 'outcome' | 'when' | 'how' | 'what' | 'bring' | 'absent' | 'case' | 'source';
} & Record<'before' | 'items' | 'after', string[]>;

/** Sentences of a part that has a list: those before the list, the list, those after the list. */
type Listed = { before?: Said[]; items?: Said[]; after?: Said[] };

export const sentencesOf = ({ before, items, after }: PlainPart) => [...before, ...items, ...after];

/** Parts that readers look for first; shown in bold. */
export const isStrong = (about: PlainPart['about']) => about === 'outcome' || about === 'when';

/** Sentences about the new date, or the sentence that none is published. */
function newDateSentences({ kind, entry, answer }: PlainFacts): Said[] {
  const { state, newDates } = answer;
  const last = newDates.at(-1);
  if (!last) return [plainMessages(state === 'moved' ? 'noNewDate' : 'noOtherDate')];
  const { date, time, zone, row, phase } = last;
  const lost = lostEnd(kind, last);
  if (lost) return [plainMessages('movedTo', { date: longDate(date) }), lost];
  const hasPage = row !== null || entry.continuedToId !== undefined;
  return [
    dated('isNew', date, time ?? '', zone),
    phase !== 'over' && kind === 'meetings' && takePart(entry, last),
    phase !== 'over' && plainMessages(hasPage ? 'newDateHow' : `${kind}.newDateAsk`),
  ];
}

/** Says that it is not held as printed, why, and what the new date is. */
function offSentences(facts: PlainFacts): Said[] {
  const { kind, entry, answer } = facts;
  const { state, status, when, newDates } = answer;
  const wasOff = when.phase === 'over' || when.phase === 'earlier';
  const isSameDay = newDates.at(-1)?.date === when.date;
  const why = sentenceFor('why', status);
  const tense = wasOff ? 'wasOff' : 'off';
  const stay = hasPlace(entry.appear?.mode ?? null) ? (`${kind}.stay` as const) : 'stayRemote';
  const off = when.date
    ? plainMessages(`${kind}.${tense}`, { date: longDate(when.date) })
    : plainMessages(`${kind}.${tense}NoDate`);
  return [
    isSameDay ? plainMessages(`${kind}.sameDay`) : off,
    why,
    !why && state === 'off' && plainMessages('status', { status: wordFor('status', status) ?? status }),
    !wasOff && !isSameDay && when.date && plainMessages(stay),
    ...newDateSentences(facts),
  ];
}

function overSentences({ kind, entry, answer: { status } }: PlainFacts): Said[] {
  const outcome = unstopped(entry.outcome, MAX_LENGTH.matter);
  return [
    sentenceFor('met', status) ?? plainMessages(`${kind}.over`),
    outcome && plainMessages('outcome', { outcome }),
  ];
}

function outcomeSentences(facts: PlainFacts): Said[] {
  const { kind, answer } = facts;
  if (isOff(answer)) return offSentences(facts);
  if (answer.state === 'unlisted')
    return [plainMessages(isOver(answer) ? `${kind}.unlistedPast` : `${kind}.unlisted`)];
  return isOver(answer) ? overSentences(facts) : [];
}

function whatSentences({ kind, entry }: PlainFacts): Said[] {
  if (kind === 'meetings') return [plainMessages('meetings.what')];
  const matter = unstopped(matterLine(entry), MAX_LENGTH.matter);
  return [
    plainMessages('hearings.what'),
    matter && plainMessages('about', { matter }),
    ...matterTerms(entry).map((term) => termMessages(term)),
  ];
}

/** The facts that the page's head shows too. */
function caseSentences({ kind, entry, names }: PlainFacts, way: Way): Said[] {
  const { caseNumber, caseTitle, trustees = [] } = entry;
  const title = unstopped(caseTitle, MAX_LENGTH.name);
  const name = [codeOf(way, caseNumber), title].filter(Boolean).join(', ');
  const [trustee] = trustees;
  const isMeeting = kind === 'meetings';
  return [
    name && plainMessages('case', { name }),
    !isMeeting && names.judge && plainMessages('judge', { judge: oneLine(names.judge, MAX_LENGTH.name) }),
    isMeeting && trustee && plainMessages('trustee', { trustee: oneLine(trustee, MAX_LENGTH.name) }),
  ];
}

function whenSentences({ kind, entry, answer, settings }: PlainFacts): Said[] {
  const { time, blockTime, zone } = answer.when;
  const { date = '' } = entry;
  const tense = isOver(answer) ? 'was' : answer.state === 'unlisted' ? 'wasSet' : (`${kind}.is` as const);
  const isCalled = !isOver(answer) && blockTime !== null && settings.showIPCEventTime !== 'N';
  const clock = blockTime ?? time ?? '';
  return [
    dated(tense, date, clock, zone),
    isCalled && time && plainMessages('called', { time: clockWords(time) }),
    clock && isDay(date) && !zone && plainMessages('noZone'),
  ];
}

const WAYS = ['inPerson', 'video', 'phone', 'hybrid'] as const;

function wayToAppear({ mode, url }: NonNullable<ShownEntry['appear']>): Said {
  const how = howOf({ mode, url });
  if (how === wordFor('how', 'zoom')) return plainMessages('how.zoom');
  const known = WAYS.find((each) => each === mode);
  return known ? plainMessages(`how.${known}`) : how && plainMessages('how', { how: oneLine(how) });
}

function howSentences({ entry: { appear }, names, court, answer }: PlainFacts, way: Way): Listed {
  const { mode, phone, meetingId, passcode, accessCode } = appear ?? {};
  const url = appear?.url && safeMeetingUrl(appear.url, court?.meetingHosts ?? []);
  const isAtPlace = answer.attendance?.place !== null;
  const place = isAtPlace && short(names.place, MAX_LENGTH.place);
  const address = isAtPlace && short(names.address, MAX_LENGTH.place);
  const code = (name: 'meetingId' | 'passcode' | 'accessCode', value: string | null | undefined) => {
    const said = codeOf(way, value);
    return said && plainMessages(name, { code: said });
  };
  const number = codeOf(way, phone && phoneText(phone));
  const by = unstopped(appear?.registerBy, MAX_LENGTH.code);
  const note = unstopped(appear?.note, MAX_LENGTH.note);
  return {
    before: [
      appear && wayToAppear(appear),
      place && plainMessages(mode === 'inPerson' || mode === 'hybrid' ? 'go' : 'place', { place }),
      address && plainMessages('address', { address }),
    ],
    items: [
      url && way !== 'spoken' && plainMessages('link', { url }),
      mode === 'phone' && number && plainMessages('callPhone', { phone: number }),
      code('meetingId', meetingId),
      code('passcode', passcode),
      code('accessCode', accessCode),
      mode !== 'phone' && number && plainMessages('phone', { phone: number }),
    ],
    after: [
      appear?.standing && plainMessages('standing'),
      by && plainMessages('registerBy', { by }),
      note && plainMessages('note', { note }),
      url && way === 'spoken' && plainMessages('spokenLink'),
    ],
  };
}

const PAPERS = ['identity', 'social', 'income', 'accounts', 'expenses', 'taxReturn'] as const;

function bringSentences({ kind, entry, answer }: PlainFacts): Listed {
  const isRemote = answer.attendance?.place === null;
  if (kind === 'hearings') {
    if (answer.attendance?.way === 'nobody') return {};
    if (isRemote) return { before: [plainMessages('hearings.atHand')] };
    return { before: [plainMessages('hearings.bring'), plainMessages('hearings.door')] };
  }
  if (isOfBusiness(entry)) return { before: [plainMessages('business')] };
  return {
    before: [plainMessages(isRemote ? 'atHand' : 'bring')],
    items: PAPERS.map((paper) => plainMessages(paper)),
    after: [answer.attendance?.way === 'video' && plainMessages('camera')],
  };
}

function absentSentences({ kind, entry, phone, answer }: PlainFacts, way: Way): Said[] {
  if (answer.attendance?.way === 'nobody') return [];
  const number = codeOf(way, phone && phoneText(phone));
  const isBusiness = kind === 'meetings' && isOfBusiness(entry);
  return [
    plainMessages(isBusiness ? 'meetings.business' : `${kind}.absent`),
    plainMessages(`${kind}.cannot`),
    number && plainMessages(`${kind}.number`, { phone: number }),
  ];
}

const isSaid = (sentence: Said): sentence is string => typeof sentence === 'string' && sentence !== '';

/**
 * A record in sentences: what became of it, when, how to take part, what it is, what to bring, what happens without an
 * appearance, and which case it is.
 */
export function plainWords(facts: PlainFacts, way: Way = 'written'): PlainPart[] {
  const { answer, court, asOf } = facts;
  const isToAttend = !isOff(answer) && !isOver(answer);
  const parts: Record<PlainPart['about'], Said[] | Listed> = {
    outcome: outcomeSentences(facts),
    when: isOff(answer) ? [] : whenSentences(facts),
    how: isToAttend ? howSentences(facts, way) : {},
    what: whatSentences(facts),
    bring: isToAttend ? bringSentences(facts) : {},
    absent: isToAttend ? absentSentences(facts, way) : [],
    case: caseSentences(facts, way),
    source: [
      court?.displayName &&
        asOf !== null &&
        plainMessages('asOf', { court: court.displayName, time: readersMoment(asOf) }),
      plainMessages('source'),
    ],
  };
  return Object.entries(parts)
    .map(([about, said]) => {
      const { before = [], items = [], after = [] } = Array.isArray(said) ? { before: said } : said;
      return {
        about: about as PlainPart['about'],
        before: before.filter(isSaid),
        items: items.filter(isSaid),
        after: after.filter(isSaid),
      };
    })
    .filter((part) => sentencesOf(part).length > 0);
}
