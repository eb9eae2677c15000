import { SUFFIXES } from '@court/records';
import { BUSINESS_WORDS, GIVEN_NAMES } from './name-words';

export const ALIAS =
  /^(?:(?:also|formerly|now) known as|(?:formerly )?doing business as|trading as|[afn][./]?k[./]?a|(?:f[./]?)?d[./]?b[./]?a|t\/a)\b/i;
export const BUSINESS_ALIAS = /\b(?:doing business as|trading as|(?:f[./]?)?d[./]?b[./]?a|t\/a)\b/i;
const ALIAS_INSIDE = new RegExp(`[\\s,;(]+${ALIAS.source.slice(1)}.*`, 'i');
/** Legal forms at the end of a business's name, each with its dots. */
const FORM =
  /(?:^|[\s,])(?:l\.?l\.?c|l\.?l\.?p|l\.?l\.?l\.?p|p\.?l\.?l\.?c|p\.?l\.?c|inc|incorporated|corp|corporation|ltd|limited|l\.?p|f\.?s\.?b|gmbh|co|company|p\.?c|p\.?a|n\.?a|trust|ltda?)\.?$/i;
/** Forms of firms of lawyers, doctors and accountants, which are named for people. */
export const PROFESSIONAL = /(?:^|[\s,])(?:l\.?l\.?p|p\.?l\.?l\.?c|p\.?c|p\.?a)\.?$/i;
export const LOOSE_FORM = /(?:^|[\s,])(?:co|company|trust|limited)\.?$/i;

export const fold = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\p{M}.,'’()]/gu, '')
    .toLowerCase();
const wordsOf = (text: string) => text.replace(ALIAS_INSIDE, '').split(/\s+/).map(fold).filter(Boolean);
/** The words of a person without suffixes. */
export const nameWords = (text: string) =>
  wordsOf(text).filter((word, at) => at === 0 || !SUFFIXES.has(word));
export const isInitial = (word: string | undefined) => word !== undefined && /^\p{L}$/u.test(word);
export const hasForm = (text: string) =>
  FORM.test(text.replace(ALIAS_INSIDE, '')) && nameWords(text).length > 1;

/** Evidence in the words that they name a person: a common given name, a middle initial, a suffix. */
export function isSurelyPerson(text: string): boolean {
  if (hasForm(text)) return false;
  const all = wordsOf(text);
  const names = nameWords(text);
  const initial = names.length > 2 && names.slice(1, -1).some(isInitial) && !isInitial(names[0]);
  return names.length > 1 && (GIVEN_NAMES.has(names[0] ?? '') || initial || all.length > names.length);
}

/** Evidence that the words are of a business, or of a part of its name. */
export const isMaybeBusiness = (text: string) =>
  hasForm(text) ||
  /\d/.test(text) ||
  (!isSurelyPerson(text) && nameWords(text).some((word) => BUSINESS_WORDS.has(word) || word === 'of'));

const lastWord = (text: string) => nameWords(text).at(-1) ?? '';
/** Whether two people share a last name, or a part of it: Mabry and Kestrel-Mabry. */
export function shareLastName(a: string, b: string): boolean {
  const parts = (text: string) => lastWord(text).split('-');
  return lastWord(a).length > 1 && parts(a).some((part) => parts(b).includes(part));
}

/** Segments between commas, each with the suffixes, legal forms and aliases that belong to it. */
export function commaSegments(text: string): string[] {
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

export const PARTICLE = /^(?:de|del|la|las|los|von|van|der|den|di|da|dos|st|san|mc|el|al|du|le)$/;
/** Whether a part is a last name before a comma: one word, or several of which all but the last are particles. */
export function isLastNameOnly(text: string): boolean {
  const names = nameWords(text);
  return names.length === 1 || names.slice(0, -1).every((word) => PARTICLE.test(word));
}
/** A last name before given names; one of two words, as Garcia Lopez, only before a common given name. */
export function isLastBefore(last: string, given: string): boolean {
  const [first = '', ...others] = nameWords(last);
  const isDouble = others.length === 1 && !GIVEN_NAMES.has(first) && !isMaybeBusiness(last);
  return isLastNameOnly(last) || (isDouble && GIVEN_NAMES.has(nameWords(given)[0] ?? ''));
}
/** Given names behind a last name: `Rupert`, `Lysander T`. */
export function isGivenOnly(text: string): boolean {
  const names = nameWords(text);
  return names.length === 1 || (names.length === 2 && isInitial(names[1]));
}
