import { safeMeetingUrl } from '@court/contract';
import { isDay, isOfBusiness, phoneText, readersMoment, type ShownEntry } from '@court/domain';
import { oneLine } from '@court/domain/calendar';
import { wordFor } from '@court/domain/words';
import { howOf, termMessages } from '@court/ui';
import { matterTerms } from '../words/matter-terms';
import { clockWords } from '../words/record-moment';
import { isEarlier, isOff, isOver, matterLine } from '../words/record-words';
import {
  codeOf,
  dated,
  MAX_LENGTH,
  type PlainFacts,
  type Said,
  short,
  unstopped,
  type Way,
} from './fact-text';
import { plainMessages } from './messages/plain-messages';
import { callSentences, outcomeSentences } from './plain-outcome';

/** Sentences about one topic, in order. `outcome` comes first if there is one. `items`: each on a line of its own. */
export type PlainPart = {
  about: 'outcome' | 'when' | 'how' | 'what' | 'bring' | 'absent' | 'case' | 'source';
} & Record<'before' | 'items' | 'after', string[]>;

/** Sentences of a part that has a list: those before the list, the list, those after the list. */
type Listed = { before?: Said[]; items?: Said[]; after?: Said[] };

export const sentencesOf = ({ before, items, after }: PlainPart) => [...before, ...items, ...after];

/** Whether a part, at `index` of its record, is what readers look for first; shown in bold. */
export const isStrong = ({ about }: PlainPart, index: number) =>
  index === 0 && (about === 'outcome' || about === 'when');

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
  const isUncertain = answer.state === 'unlisted' || isEarlier(answer);
  const tense = isOver(answer) ? 'was' : isUncertain ? 'wasSet' : (`${kind}.is` as const);
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
  const hasVideo = mode === 'video' || mode === 'hybrid';
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
      isEarlier(answer) && answer.attendance?.way !== 'nobody' && plainMessages('ifStillOn'),
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
      mode !== 'phone' && number && plainMessages(hasVideo ? 'orPhone' : 'phone', { phone: number }),
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

function absentSentences(facts: PlainFacts, way: Way): Said[] {
  const { kind, entry, answer } = facts;
  // the outcome of a date of earlier today already says whom to call
  const isSaidAlready = isEarlier(answer) && answer.state !== 'unlisted';
  if (answer.attendance?.way === 'nobody' || isSaidAlready) return [];
  const isBusiness = kind === 'meetings' && isOfBusiness(entry);
  return [...callSentences(facts, way), plainMessages(isBusiness ? 'meetings.business' : `${kind}.absent`)];
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
    outcome: outcomeSentences(facts, way),
    when: isOff(answer) ? [] : whenSentences(facts),
    how: isToAttend ? howSentences(facts, way) : {},
    what: whatSentences(facts),
    bring: isToAttend && !isEarlier(answer) ? bringSentences(facts) : {},
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
