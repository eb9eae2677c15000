import { proposeValue } from '../moments/closed-values';
import { plainLetters, restrictionIn } from './restrictions';
import { hasStruck } from './struck-text';

/** A restriction or a status in a field for other text. `word` is in lower case. */
export type StrayWord = { kind: 'restriction' | 'status'; word: string };

/** A fast first test: a text that does not match contains no status. Most texts do not match. */
const MAY_BE_OFF =
  /vacat|cancel|withdrawn|strick|struck|off calendar|not held|moot|settled|resolved|continued|rescheduled|postponed|adjourned|\bcon['’]?t\b|contd|cont['’]d|re[ -]?set|resch|moved|dropped|passed|off cal|no hearing|not going|adj['’]?d\b/i;

const OFF =
  'vacated|cancell?ed|withdrawn|stricken|off calendar|not held|moot|settled|resolved|continued|rescheduled|postponed|adjourned';
/** Verbs that move a hearing. */
const MOVED = `continued|cont['’]?d|con['’]?t|rescheduled|resch(?:ed|['’]?d)?|re[ -]?set|moved|passed|postponed|adjourned|adj['’]?d`;
const ALSO_OFF = 'dropped|off cal|removed from|no hearing|not going forward';
const OFF_WORD = new RegExp(`\\b(?:${OFF}|${MOVED}|${ALSO_OFF})\\b`, 'i');
const IN_CAPITALS = new RegExp(`\\b(?:${OFF.toUpperCase()}|CONT['’]?D|OFF CAL|NOT GOING FORWARD)\\b`);
/** A part that no known status equals: it moves the hearing to a day without a year, or takes it off a day's list. */
const OFF_PART = new RegExp(
  `^(?:(?:hearing|hrg|matter) )?(?:(?:is|was|has been) )?(?:(?:${MOVED})\\b\\W*(?:from\\b.*)?(?:to|until|till)\\b.*\\d|not going forward\\b|(?:moved|passed)\\W*$|(?:removed|dropped) from (?:the )?(?:\\d\\S* )?(?:cal|calendar|docket)\\b)`,
  'i',
);
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.? \\d';
/** A new day anywhere in a text, for texts without punctuation. */
const MOVED_TO = new RegExp(
  `\\b(${MOVED})\\b\\.? (?:to|until|till) (?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*[.,]* )?(?:\\d{1,4}[/.:-]\\d|${MONTH})`,
  'i',
);
/** Punctuation that separates parts. */
const SIGNS = /[*()[\]{}<>;#]+|\s[-–—:|]+\s|^[-–—:]+|[-–—:]+$/;

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
  /\b((?:time|date|courtroom) (?:(?:has|have) been |was |is )?changed?|new (?:time|date)|to be (?:rescheduled|reset|continued))\b/i;

function statusIn(text: string): string | null {
  const said = [AT_END, SHORT_FORM, CHANGED]
    .map((one) => one.exec(text)?.slice(1).find(Boolean))
    .find(Boolean);
  if (said) return said.toLowerCase();
  if (!OFF_WORD.test(text)) return null;
  const parts = text.split(SIGNS).map((part) => part.trim());
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
    MAY_BE_OFF.test(plain) || CHANGED.test(plain) || SHORT_FORM.test(plain) ? statusIn(plain) : null;
  return word ? { kind: 'status', word } : null;
}
