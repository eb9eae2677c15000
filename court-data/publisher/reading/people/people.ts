import { SUFFIXES, sidesOfTitle } from '@court/domain';
import { withoutNotes } from '../text/title-notes';
import {
  ALIAS,
  BUSINESS_AFTER_AND,
  BUSINESS_ALIAS,
  BUSINESS_WORDS,
  commaSegments,
  fold,
  GIVEN_NAMES,
  hasForm,
  isGivenOnly,
  isInitial,
  isLastBefore,
  isLastNameOnly,
  isMaybeBusiness,
  isSurelyPerson,
  LOOSE_FORM,
  nameWords,
  PARTICLE,
  PROFESSIONAL,
  shareLastName,
} from './name-words';

/**
 * The debtors of a case title. `notes` are the court's additions to the names. `unsure` is the reason for which the
 * title cannot be split with certainty ('' if it can); `names` is then only a proposal.
 */
export type TitleDebtors = { names: string[]; notes: string[]; unsure: string };

const IN_RE = /^\s*(?:in\s+re:?|re:|in\s+the\s+matter\s+of:?)\s+/i;
type Split = { names: string[]; unsure: string };
const sure = (...names: string[]): Split => ({ names, unsure: '' });
const unsure = (why: string, ...names: string[]): Split => ({ names, unsure: why });

/** Splits names separated only by commas: `Smith, John`; `John Smith, Mary Smith`. */
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

/** Splits two parts joined by "and". Neither has a comma that separates names. */
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
    // Ottoline Prewitt and Dream Kitchens Inc.; a longer name after "and" is more likely the end of one name
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

/** `John and Mary Smith`: the first person has the second's last name. */
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

/** Splits debtors between `;`, `|` and line breaks, joined by commas and "and". */
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

/** A symbol that separates names from names or notes, as in `John Smith / Mary Smith`. */
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
