import { proposeValue } from '../moments/closed-values';
import { plainLetters, restrictionIn } from './restrictions';
import { hasStruck } from './struck-text';

/** A restriction or a status in a field for other text. `word` is in lower case. */
export type StrayWord = { kind: 'restriction' | 'status'; word: string };

/** A fast first test: a text that does not match contains no status. Most texts do not match. */
const MAY_BE_OFF =
  /vacat|cancel|withdrawn|strick|struck|off calendar|not held|moot|settled|resolved|continued|rescheduled|postponed|adjourned|\bcon['’]?t\b|contd|cont['’]d|re[ -]?set|resch|moved|dropped|passed|off cal|no hearing|not going|adj['’]?d\b|heard|held|concluded|removed|pulled|taken (?:off|under)|set over|carried|trailed|deferred|advanced|re-?noticed|\bto be\b|\btbd\b/i;

const OFF =
  'vacated|cancell?ed|withdrawn|stricken|off calendar|not held|moot|settled|resolved|continued|rescheduled|postponed|adjourned';
/** Verbs that move a hearing. */
const MOVED = `continued|cont['’]?d|con['’]?t|rescheduled|resch(?:ed|['’]?d)?|re[ -]?set|moved|passed|postponed|adjourned|adj['’]?d|set over|held over|carried(?: over)?|trailed|deferred|advanced|re-?noticed`;
const ALSO_OFF = 'dropped|off cal|removed from|no hearing|not going forward';
const OFF_WORD = new RegExp(`\\b(?:${OFF}|${MOVED}|${ALSO_OFF})\\b`, 'i');
const IN_CAPITALS = new RegExp(`\\b(?:${OFF.toUpperCase()}|CONT['’]?D|OFF CAL|NOT GOING FORWARD)\\b`);
/** A part that no known status equals: it moves the hearing to a day without a year, or takes it off a day's list. */
const OFF_PART = new RegExp(
  `^(?:(?:hearing|hrg|matter) )?(?:(?:is|was|has been) )?(?:(?:${MOVED})\\b\\W*(?:from\\b.*)?(?:to|until|till)\\b.*\\d|not going forward\\b|(?:moved|passed)\\W*$|(?:removed|dropped) from (?:the )?(?:\\d\\S* )?(?:cal|calendar|docket)\\b)`,
  'i',
);
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(?:${MONTHS.join('|')})[a-z]*\\.? \\d`;
/** A part that says that the hearing took place, is not called, or has no day. */
const OVER_PART = new RegExp(
  `^(?:(?:hearing|hrg|matter|motion) )?(?:(?:is|was|has been) )?(?:already )?(heard|held|conducted|concluded|removed|pulled|taken (?:off|under (?:advisement|submission))|(?:date )?(?:to be (?:set|determined|announced)|tbd))(?: (?:on )?(?:\\d|${MONTH}).*| (?:and|&) .*|(?<=removed) by .*)?\\W*$`,
  'i',
);
/** The same without punctuation, in capitals or with a day. */
const OVER_AT_END =
  /(?<!\b(?:be|BE))\s(HEARD|REMOVED)\W*$|(?<!\b(?:be|BE|[Pp]reviously|PREVIOUSLY|first|last|originally|initially) )\b(heard|HEARD) (?:on )?\d{1,2}[/-]\d[\d/-]*\W*$/;
/** A new day anywhere in a text, for texts without punctuation. */
const MOVED_TO = new RegExp(
  `\\b(${MOVED})\\b\\.? (?:to|until|till) (?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*[.,]* )?(?:\\d{1,4}[/.:-]\\d|${MONTH})`,
  'i',
);
/** Punctuation that separates parts. */
const SIGNS = /[*()[\]{}<>;#]+|\s[-–—:|]+\s|[–—]|^[-–—:]+|[-–—:]+$/;

/** Whether a part of a text is a status of a hearing that is not held as printed. */
function isOff(part: string): boolean {
  if (!OFF_WORD.test(part)) return false;
  if (OFF_PART.test(part)) return true;
  const { ours } = proposeValue('status', part, null);
  return ours !== null && ours !== 'scheduled';
}

/** A word at the end or the start of a text that has no punctuation, and clerks' short forms. */
const AT_END =
  /\s(vacated|cancell?ed|withdrawn|stricken|off calendar|not held)[.!*\s]*$|^(vacated|cancell?ed|off calendar)\s/i;
const SHORT_FORM = /(?<!\p{L})(CANX|CNX|CXL|CXLD|XLD|CANCL?'?D)(?!\p{L})/u;
/** The hearing is at another time or place than its row says. */
const CHANGED =
  /\b((?:time|date|courtroom) (?:(?:has|have) been |was |is )?changed?|new (?:time|date)|to be (?:re-?scheduled|re-?set|re-?noticed|continued|adjourned))\b/i;

function statusIn(text: string, isName: boolean): string | null {
  const said = [AT_END, SHORT_FORM, CHANGED, ...(isName ? [] : [OVER_AT_END])]
    .map((one) => one.exec(text)?.slice(1).find(Boolean))
    .find(Boolean);
  if (said) return said.toLowerCase();
  const parts = text.split(SIGNS).map((part) => part.trim());
  const overs = parts.map((part) => OVER_PART.exec(part)?.[1]);
  // a name can be Held, and a place can be unknown
  const over = overs.find((word) => word && !(isName && (parts.length === 1 || /tbd|to be/i.test(word))));
  if (over) return over.toLowerCase();
  if (!OFF_WORD.test(text)) return null;
  const part = parts.find(isOff) ?? null;
  const capitals = /\p{Ll}/u.test(text) ? IN_CAPITALS.exec(text)?.[0] : undefined;
  const word = part === null ? (MOVED_TO.exec(text)?.[1] ?? capitals) : OFF_WORD.exec(part)?.[0];
  return word?.toLowerCase() ?? null;
}

const OFF_ABOVE =
  /\b(?:vacated|cancell?(?:ed|ations?)|withdrawn|stricken|off calendar|not (?:be )?(?:held|heard|sitting)|rescheduled|postponed|adjourned|no (?:hearings|court|calendar|matters|docket)|continued to|(?:are|is|been|be) (?:continued|moved|reset|passed|reassigned|transferred)|reassigned to|clos(?:ed|ure)(?! (?:case|session|caption|since|(?:on |for |all )?(?:(?:federal|court|legal|public|national|bank) )?(?:holidays|weekends|lunch)))|unavailable|in recess|(?:due to|inclement|severe) weather|until further notice|(?:zoom|remote|video|telephone|phone|in person) only|(?:held|conducted|heard) (?:by|via|remotely|virtually|telephonically))\b/i;
const DRAFT =
  /\b(?:draft|not for release|internal use|not official|preliminary(?! (?:hearing|conference|injunction|matter))|test only|superseded)\b/i;

/** Same, for a line above rows, which applies to all of them: "CANCELLED HEARINGS", "Draft". */
export function strayWordAbove(text: string): StrayWord | null {
  const own = strayWord(text, true);
  if (own) return own;
  if (hasStruck(text)) return { kind: 'status', word: 'struck through' };
  const status = OFF_ABOVE.exec(text)?.[0];
  if (status) return { kind: 'status', word: status.toLowerCase() };
  const draft = DRAFT.exec(text)?.[0];
  return draft ? { kind: 'restriction', word: draft.toLowerCase() } : null;
}

/** Words before a status that make it a rule, not a statement: "Hearings may be cancelled without notice". */
const CONDITION =
  /\b(?:may (?:be|have|not|also)|might|can|could|if|unless|whether|when|whenever|subject to|how to|where|requests? (?:for|to)|any)\b/i;

/** Same, for prose beside a table. A restriction in prose counts only as in a matter. */
export function strayWordBeside(text: string): StrayWord | null {
  for (const sentence of text.split(/(?<=[.!?;])\s+|\n/)) {
    const word = OFF_ABOVE.exec(sentence) ?? DRAFT.exec(sentence);
    const isStated = word !== null && !CONDITION.test(sentence.slice(0, word.index));
    if (isStated) return { kind: 'status', word: word[0].toLowerCase() };
    const restriction = restrictionIn(sentence, false);
    if (restriction) return { kind: 'restriction', word: restriction };
  }
  return null;
}

/**
 * A word which says that the record is not public, or that its hearing is not held as printed. Null if there is none.
 */
export function strayWord(text: string, isName: boolean): StrayWord | null {
  const plain = plainLetters(text);
  const restriction = restrictionIn(plain, isName);
  if (restriction) return { kind: 'restriction', word: restriction };
  const word =
    MAY_BE_OFF.test(plain) || CHANGED.test(plain) || SHORT_FORM.test(plain) ? statusIn(plain, isName) : null;
  return word ? { kind: 'status', word } : null;
}

const TO_BE_HEARD = new RegExp(
  `\\bto be (?:heard|held|called)(?: on)?(?: [a-z]+day,?)? (?:(\\d{1,2})[/-]|(${MONTHS.join('|')})[a-z]*\\.? )(\\d{1,2})\\b(?:[/-]\\d{2,4}|, \\d{4})?(?:,? (?:at |@ ?)?(\\d{1,2})(?::(\\d\\d))? ?([ap])?\\.?m?)?`,
  'i',
);

/** Whether a matter names another day or time for the hearing: "to be heard 12/14 at 9:30". */
export function isHeardElsewhere(matter: string, { date, time }: { date: string; time: string }): boolean {
  const [found, digits, word = '', second, hour, minute = '00', half] = TO_BE_HEARD.exec(matter) ?? [];
  if (found === undefined) return false;
  const [, month, day] = date.split('-').map(Number);
  const [ownHour = 0, ownMinute] = time.split(':').map(Number);
  const first = digits === undefined ? MONTHS.indexOf(word.toLowerCase()) + 1 : Number(digits);
  const isDay = first === month && Number(second) === day;
  if (!isDay || hour === undefined) return !isDay;
  const isHour = Number(hour) % 12 === ownHour % 12 && (!half || /p/i.test(half) === ownHour >= 12);
  return !isHour || Number(minute) !== ownMinute;
}
