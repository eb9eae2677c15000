import { hasPlace, longDate, phoneText } from '@court/domain';
import { wordFor } from '@court/domain/words';
import { headMessages } from '../messages/head-messages';
import { takePart } from '../words/banner-words';
import { lostEnd } from '../words/new-date-words';
import { isEarlier, isOff, isOver } from '../words/record-words';
import { codeOf, dated, MAX_LENGTH, type PlainFacts, type Said, unstopped, type Way } from './fact-text';
import { plainMessages, sentenceFor } from './messages/plain-messages';

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

/** Says whom to call about a date that is or was missed, with the number. */
export function callSentences({ kind, phone, answer }: PlainFacts, way: Way): Said[] {
  const number = codeOf(way, phone && phoneText(phone));
  return [
    isEarlier(answer) ? headMessages(`${kind}.missed`) : plainMessages(`${kind}.cannot`),
    number && plainMessages(`${kind}.number`, { phone: number }),
  ];
}

/** The outcome of a date that is off, over or earlier today. Empty for a date ahead. */
export function outcomeSentences(facts: PlainFacts, way: Way): Said[] {
  const { kind, answer } = facts;
  if (isOff(answer)) return offSentences(facts);
  if (answer.state === 'unlisted')
    return [plainMessages(isOver(answer) ? `${kind}.unlistedPast` : `${kind}.unlisted`)];
  if (isOver(answer)) return overSentences(facts);
  if (!isEarlier(answer)) return [];
  const isAttended = answer.attendance?.way !== 'nobody';
  return [headMessages(`${kind}.earlier`), ...(isAttended ? callSentences(facts, way) : [])];
}
