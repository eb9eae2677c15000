import { SUFFIXES, sidesOfTitle } from '@court/records';
import { withoutNotes } from '../title-notes';
import { BUSINESS_AFTER_AND, BUSINESS_WORDS, GIVEN_NAMES } from './name-words';

/**
 * The debtors of a case title. `notes` is what courts write beside the names. `unsure` says why the title cannot be
 * split with certainty ('' if it can); `names` is then only a proposal.
 */
export type TitleDebtors = { names: string[]; notes: string[]; unsure: string };

const IN_RE = /^\s*(?:in\s+re:?|re:|in\s+the\s+matter\s+of:?)\s+/i;
const ALIAS =
  /^(?:(?:also|formerly|now) known as|(?:formerly )?doing business as|trading as|[afn][./]?k[./]?a|(?:f[./]?)?d[./]?b[./]?a|t\/a)\b/i;
const BUSINESS_ALIAS = /\b(?:doing business as|trading as|(?:f[./]?)?d[./]?b[./]?a|t\/a)\b/i;
const ALIAS_INSIDE = new RegExp(`[\\s,;(]+${ALIAS.source.slice(1)}.*`, 'i');
/** Legal forms at the end of a business's name, each with its dots. */
const FORM =
  /(?:^|[\s,])(?:l\.?l\.?c|l\.?l\.?p|l\.?l\.?l\.?p|p\.?l\.?l\.?c|p\.?l\.?c|inc|incorporated|corp|corporation|ltd|limited|l\.?p|f\.?s\.?b|gmbh|co|company|p\.?c|p\.?a|n\.?a|trust|ltda?)\.?$/i;
/** Forms of firms of lawyers, doctors and accountants, which are named for people. */
const PROFESSIONAL = /(?:^|[\s,])(?:l\.?l\.?p|p\.?l\.?l\.?c|p\.?c|p\.?a)\.?$/i;
const LOOSE_FORM = /(?:^|[\s,])(?:co|company|trust|limited)\.?$/i;

const fold = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\p{M}.,'’()]/gu, '')
    .toLowerCase();
const wordsOf = (text: string) => text.replace(ALIAS_INSIDE, '').split(/\s+/).map(fold).filter(Boolean);
/** The words of a person without suffixes. */
const nameWords = (text: string) => wordsOf(text).filter((word, at) => at === 0 || !SUFFIXES.has(word));
const isInitial = (word: string | undefined) => word !== undefined && /^\p{L}$/u.test(word);
const hasForm = (text: string) => FORM.test(text.replace(ALIAS_INSIDE, '')) && nameWords(text).length > 1;

/** Evidence in the words that they name a person: a common given name, a middle initial, a suffix. */
function isSurelyPerson(text: string): boolean {
  if (hasForm(text)) return false;
  const all = wordsOf(text);
  const names = nameWords(text);
  const initial = names.length > 2 && names.slice(1, -1).some(isInitial) && !isInitial(names[0]);
  return names.length > 1 && (GIVEN_NAMES.has(names[0] ?? '') || initial || all.length > names.length);
}

/** Evidence that the words are of a business, or of a part of its name. */
const isMaybeBusiness = (text: string) =>
  hasForm(text) ||
  /\d/.test(text) ||
  (!isSurelyPerson(text) && nameWords(text).some((word) => BUSINESS_WORDS.has(word) || word === 'of'));

const lastWord = (text: string) => nameWords(text).at(-1) ?? '';
/** Whether two people share a last name, or a part of it: Mabry and Kestrel-Mabry. */
function shareLastName(a: string, b: string): boolean {
  const parts = (text: string) => lastWord(text).split('-');
  return lastWord(a).length > 1 && parts(a).some((part) => parts(b).includes(part));
}

/** Segments between commas, each with the suffixes, legal forms and aliases that belong to it. */
function commaSegments(text: string): string[] {
  const segments: string[] = [];
  for (const part of text.split(/,/).map((one) => one.trim())) {
    if (part === '') continue;
    const words = part.split(/\s+/).map(fold);
    const isSuffix = words.every((word) => SUFFIXES.has(word));
    const isForm = FORM.test(part) && part.replace(FORM, '').trim() === '';
    const before = segments.at(-1);
    if (before !== undefined && (isSuffix || isForm || ALIAS.test(part)))
      segments[segments.length - 1] = `${before}, ${part}`;
    else segments.push(part);
  }
  return segments;
}

const PARTICLE = /^(?:de|del|la|las|los|von|van|der|den|di|da|dos|st|san|mc|el|al|du|le)$/;
/** Whether a part is a last name before a comma: one word, or several of which all but the last are particles. */
function isLastNameOnly(text: string): boolean {
  const names = nameWords(text);
  return names.length === 1 || names.slice(0, -1).every((word) => PARTICLE.test(word));
}
/** A last name before given names; one of two words, as Garcia Lopez, only before a common given name. */
function isLastBefore(last: string, given: string): boolean {
  const [first = '', ...others] = nameWords(last);
  const isDouble = others.length === 1 && !GIVEN_NAMES.has(first) && !isMaybeBusiness(last);
  return isLastNameOnly(last) || (isDouble && GIVEN_NAMES.has(nameWords(given)[0] ?? ''));
}
/** Given names behind a last name: `Rupert`, `Lysander T`. */
function isGivenOnly(text: string): boolean {
  const names = nameWords(text);
  return names.length === 1 || (names.length === 2 && isInitial(names[1]));
}

type Split = { names: string[]; unsure: string };
const sure = (...names: string[]): Split => ({ names, unsure: '' });
const unsure = (why: string, ...names: string[]): Split => ({ names, unsure: why });

/** Names between commas alone: `Smith, John`; `John Smith, Mary Smith`. */
function splitCommas(text: string): Split {
  const segments = commaSegments(text);
  const [first = '', second = ''] = segments;
  if (segments.length < 2) return sure(text);
  const whole = segments.join(', ');
  if (segments.every((one) => hasForm(one))) return sure(...segments);
  if (hasForm(whole) && !segments.some(isSurelyPerson)) {
    const isOne = segments.slice(0, -1).every((one) => nameWords(one).length === 1);
    return isOne ? sure(whole) : unsure('could be one business or several', ...segments);
  }
  if (segments.length === 2 && !hasForm(second)) {
    if (isLastNameOnly(first)) return sure(whole);
    const isFirst = isSurelyPerson(first);
    if (nameWords(second).length === 1 || isGivenOnly(second))
      return isFirst ? unsure('could be one debtor or two', first, second) : sure(whole);
    // Garcia Lopez, III, José Luis
    const isGiven = nameWords(second).every((word) => GIVEN_NAMES.has(word) || isInitial(word));
    if (isGiven && !shareLastName(first, second))
      return GIVEN_NAMES.has(nameWords(first)[0] ?? '')
        ? unsure('could be one debtor or two', first, second)
        : sure(whole);
    if (shareLastName(first, second) || (isFirst && isSurelyPerson(second))) return sure(first, second);
    if (!isFirst && isSurelyPerson(second)) return sure(whole);
    return unsure('could be one debtor or two', whole);
  }
  const isPair = (at: number) => isLastNameOnly(segments[at] ?? '') && !hasForm(segments[at + 1] ?? '');
  if (segments.length === 4 && isPair(0) && isPair(2) && fold(first) === fold(segments[2] ?? ''))
    return sure(`${first}, ${second}`, `${segments[2]}, ${segments[3]}`);
  const isList = segments.every(
    (one) => hasForm(one) || (nameWords(one).length > 1 && !isMaybeBusiness(one)),
  );
  return isList
    ? sure(...segments)
    : unsure('has commas that could part debtors or belong to a name', ...segments);
}

/** Two parts joined by "and", neither with a comma that divides it. */
function joinTwo(a: string, b: string, whole: string): Split {
  const [left, right] = [nameWords(a), nameWords(b)];
  if (BUSINESS_ALIAS.test(a) && !hasForm(b))
    return unsure('“and” could part debtors or belong to a business', a, b);
  if (/^(?:mrs?|ms)$/.test(left.at(-1) ?? '')) return unsure('does not name both debtors', whole);
  if (hasForm(a)) {
    if (right.length === 1 && !hasForm(b))
      return unsure('“and” could part debtors or belong to a business', a, b);
    return LOOSE_FORM.test(a) && !isSurelyPerson(b)
      ? unsure('“and” could part debtors or belong to a business', a, b)
      : sure(a, b);
  }
  if (BUSINESS_AFTER_AND.has(right[0] ?? '') && !isSurelyPerson(b)) return sure(whole);
  if (hasForm(b)) {
    if (left.length === 1 || isInitial(left[0])) return sure(whole);
    if (isSurelyPerson(a) && !PROFESSIONAL.test(b)) return sure(a, b);
    const isFirm = isMaybeBusiness(a) || PROFESSIONAL.test(b);
    if (right.length <= 2 && isFirm) return sure(whole);
    // Ottoline Prewitt and Dream Kitchens Inc.; a longer name behind "and" is rather the end of one
    if (right.length === 3 && !isFirm) return sure(a, b);
    return unsure('“and” could part debtors or belong to a business', a, b);
  }
  if (left.length > 1 && right.length > 1) {
    if (isGivenOnly(a)) return sharedLast(a, b, whole);
    if (shareLastName(a, b)) return sure(a, b);
    if (left.length === 2 && GIVEN_NAMES.has(left[1] ?? ''))
      return unsure('the first debtor’s last name could be the second’s', a, b);
    if (isSurelyPerson(a) && isSurelyPerson(b)) return sure(a, b);
    if (isMaybeBusiness(a) || isMaybeBusiness(b))
      return unsure('“and” could part debtors or belong to a business', a, b);
    return sure(a, b);
  }
  if (left.length === 1 && right.length > 1) return sharedLast(a, b, whole);
  return unsure('does not say the last name of each debtor', whole);
}

/** `John and Mary Smith`: the first has the second's last name. */
function sharedLast(a: string, b: string, whole: string): Split {
  const isPeople = GIVEN_NAMES.has(nameWords(a)[0] ?? '') || isSurelyPerson(b);
  if (!isPeople || isInitial(nameWords(a)[0])) return unsure('could be two debtors or one business', whole);
  const last = b.split(/\s+/).filter((word) => !SUFFIXES.has(fold(word)));
  const middle = last.slice(1, -1);
  const particles = middle.filter((word) => PARTICLE.test(fold(word)));
  // Mary and John Garcia Lopez
  if (middle.some((one) => !PARTICLE.test(fold(one)) && !isInitial(fold(one)) && !GIVEN_NAMES.has(fold(one))))
    return unsure('could end in a last name of two words', whole);
  return sure(`${a} ${[...particles, last.at(-1)?.replace(/,$/, '')].join(' ')}`, b);
}

const AND = /\s*,?\s+(?:and|&)\s+(?:(?:his |her )?(?:wife|husband|spouse),?\s+)?/i;

/** Debtors between `;`, `|` and line breaks, joined by commas and "and". */
function splitPart(text: string): Split {
  const groups = text.split(AND).map((one) => one.trim());
  if (groups.length === 1) return splitCommas(text);
  if (groups.some((one) => one === '')) return unsure('ends with “and”', text);
  const segments = groups.map(commaSegments);
  const isLastFirst = ([last = '', given = '', ...more]: string[]) =>
    given !== '' && more.length === 0 && !hasForm(`${last}, ${given}`) && isLastBefore(last, given);
  if (segments.every(isLastFirst)) return sure(...segments.map((one) => one.join(', ')));
  const [first = [], second = []] = segments;
  if (segments.length === 2 && isLastFirst(first) && second.length === 1) {
    const [last = '', given = ''] = first;
    const [other = ''] = second;
    const named = (one: string) => `${last.replace(/,.*/, '')}, ${one}`;
    // Sears, Roebuck and Co.
    if (BUSINESS_AFTER_AND.has(nameWords(other)[0] ?? '')) return sure(text);
    if (hasForm(other)) {
      const isFirm = nameWords(given).length === 1 && nameWords(other).length <= 2;
      return isFirm && !GIVEN_NAMES.has(fold(given))
        ? sure(text)
        : unsure('could be one business or two debtors', text);
    }
    if (isGivenOnly(other) && !BUSINESS_WORDS.has(fold(other)))
      return sure(`${last}, ${given}`, named(other));
    return unsure('does not say the last name of each debtor', `${last}, ${given}`, named(other));
  }
  if (segments.length === 2 && first.length === 1 && second.length === 1)
    return joinTwo(groups[0] ?? '', groups[1] ?? '', text);
  const all = segments.flat();
  const isList = all.every(
    (one) => hasForm(one) || (nameWords(one).length > 1 && !isGivenOnly(one) && !isMaybeBusiness(one)),
  );
  if (
    isList &&
    !(
      all.filter(hasForm).length === 1 &&
      hasForm(all.at(-1) ?? '') &&
      all.length > 1 &&
      !all.slice(0, -1).every(isSurelyPerson)
    )
  )
    return sure(...all);
  const isFirm = hasForm(all.at(-1) ?? '') && all.slice(0, -1).every((one) => nameWords(one).length === 1);
  return isFirm
    ? sure(text)
    : unsure('has “and” and commas that could part debtors or belong to a name', ...all);
}

/** A sign that parts names from names or from notes, as in `John Smith / Mary Smith`. */
const BESIDE = /\s[-–—/+]\s|\p{L}{3}\/\p{L}{3}|\band\/or\b/iu;

/** The debtors that a case title names, in order. A title "A v. B" names none. */
export function debtorsOfTitle(title: string): TitleDebtors {
  const text = title.replace(/[^\S\n]+/g, ' ').trim();
  if (sidesOfTitle(text).length > 1) return { names: [], notes: [], unsure: '' };
  const { bare, notes } = withoutNotes(text.replace(IN_RE, ''));
  const names: string[] = [];
  let why = '';
  for (const part of bare.split(/[;|\n]/)) {
    const one = withoutNotes(part);
    notes.push(...one.notes);
    if (one.bare === '') continue;
    if (ALIAS.test(one.bare) && names.length > 0) {
      names.push(`${names.pop()}, ${one.bare}`);
      continue;
    }
    const split = splitPart(one.bare);
    const cleaned = split.names.map((name) => withoutNotes(name));
    notes.push(...cleaned.flatMap((each) => each.notes));
    names.push(...cleaned.map((each) => each.bare).filter(Boolean));
    why ||=
      split.unsure || (names.some((name) => BESIDE.test(name)) ? 'has a dash or a slash beside a name' : '');
  }
  return { names, notes, unsure: why };
}
