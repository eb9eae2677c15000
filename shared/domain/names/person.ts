import { shortHash, toKey } from '../keys/keys';
import { foldLetters, LEGAL_FORMS, looksLikeBusiness, nameSegments, namesSeveral } from './name-groups';

/** Lower-case "v.", or "vs" in any case. A capital V. is an initial (Mary V. Jones). */
const VERSUS = /\s+(?:v\.?|versus|[Vv][Ss]\.?|VERSUS)\s+/;
/**
 * A title in capitals may contain a capital V. for "versus". It needs two words on either side, else it is more likely
 * an initial.
 */
const CAPITAL_VERSUS = /^([^a-z]*\S\s+\S[^a-z]*?)\s+V\.?\s+([^a-z]*\S\s+\S[^a-z]*)$/;

/** Both sides of a title "A v. B". The title itself if it has no "v.". */
export function sidesOfTitle(title: string): string[] {
  const sides = title.split(VERSUS).map((side) => side.trim());
  if (sides.length > 1) return sides.filter(Boolean);
  const capital = CAPITAL_VERSUS.exec(title);
  return capital ? [title, capital[1] ?? '', capital[2] ?? ''] : [title];
}

/** A printed name that can be searched. `alias` is its kind (`aka`, `fka` …), null for the debtor's own name. */
export type SearchedName = { name: string; alias: string | null; business: boolean };

/** Kinds of aliases by their introducing words, without dots and slashes. */
const KINDS: [RegExp, string][] = [
  [/^(?:fdba|formerly doing business as)$/, 'fdba'],
  [/^(?:dba|ta|doing business as|trading as)$/, 'dba'],
  [/^(?:fka|formerly known as)$/, 'fka'],
  [/^(?:nka|now known as)$/, 'nka'],
];
const ALIAS_WORD =
  /[\s,;(]+((?:formerly )?doing business as|(?:also|formerly|now) known as|trading as|[afn][./]?k[./]?a|(?:f[./]?)?d[./]?b[./]?a|t\/a)[\s.:,)]+/i;
/** Words that a docket adds to a name: its role, "et al." */
const ROLE = /[,;\s]+(?:et al\.?|et ux\.?|(?:reorganized |joint )?debtors?(?:[ -]in[ -]possession)?)$/i;

/**
 * The printed names of a debtor that can be searched: the own name, each alias, aliases inside a name, and both sides
 * of a title "A v. B".
 */
export function namesOfDebtor(debtor: {
  name: string;
  business?: boolean;
  /** an empty kind is absent, because the database stores no empty values */
  aliases?: { kind?: string; name: string }[];
}): SearchedName[] {
  const business = debtor.business ?? false;
  const found = sidesOfTitle(debtor.name).flatMap((side) => namesInside(side, null, business));
  found.push(...found.flatMap(partsOfJoint));
  for (const { kind, name } of debtor.aliases ?? []) {
    const known = aliasKind(kind ?? '');
    found.push(...namesInside(name, known, known.endsWith('dba') || business));
  }
  const seen = new Set<string>();
  return found.filter(({ name }) => name !== '' && !seen.has(name) && seen.add(name));
}

const MAX_PARTS = 30;

/** The people of a joint name who have a full name. A key of the whole name contains only its first words. */
function partsOfJoint({ name, alias, business }: SearchedName): SearchedName[] {
  if (business || alias !== null || !namesSeveral(name)) return [];
  const isFull = (part: string) => nameSegments(part).flat().length > 1;
  const parts = name.split(/;|,?\s+(?:and|&)\s+/i).flatMap((part) => {
    const pieces = part.split(/,(?!\s*(?:jr|sr|i{2,3}|iv|esq)\b)/i);
    return pieces.every(isFull) ? pieces : [part];
  });
  return parts
    .filter(isFull)
    .slice(0, MAX_PARTS)
    .map((part) => searched(part, null, false));
}

function aliasKind(word: string): string {
  const plain = word.toLowerCase().replace(/[./]/g, '').trim();
  return KINDS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'aka';
}

function namesInside(text: string, alias: string | null, business: boolean): SearchedName[] {
  const [own = '', ...pieces] = text.split(ALIAS_WORD);
  const names: SearchedName[] = [searched(own, alias, business)];
  for (let at = 0; at + 1 < pieces.length; at += 2) {
    const kind = aliasKind(pieces[at] ?? '');
    names.push(searched(pieces[at + 1] ?? '', kind, business || kind.endsWith('dba')));
  }
  return names;
}

function searched(text: string, alias: string | null, business: boolean): SearchedName {
  let name = text.trim().replace(/^[,;(\s]+|[,;(\s]+$/g, '');
  if (!name.includes('(')) name = name.replace(/\)+$/, '');
  while (ROLE.test(name)) name = name.replace(ROLE, '');
  return { name, alias, business: business || looksLikeBusiness(name) };
}

const ESQUIRE = new Set(['esq', 'esquire']);

/** A folded name that identifies a person: Jr and Sr are two people, Esq makes no difference. */
function identityOf(name: string): string {
  return nameSegments(name)
    .flat()
    .map((group) => group.joined)
    .filter((word) => !ESQUIRE.has(word))
    .join(' ');
}

function firmIdentity(firm: string): string {
  return identityOf(firm)
    .split(' ')
    .filter((word) => word !== 'and' && !LEGAL_FORMS.has(word))
    .join(' ');
}

/**
 * Database key of an attorney: `b-<bar number>`, else `a-<hash of folded name and firm>`. A bar number is compared
 * without punctuation and leading zeros.
 */
export function attorneyId(attorney: {
  name: string;
  barNumber?: string | null;
  firm?: string | null;
}): string {
  const bar = foldLetters(attorney.barNumber ?? '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '');
  if (bar) return toKey(`b-${bar}`);
  return `a-${shortHash(`${identityOf(attorney.name)}|${firmIdentity(attorney.firm ?? '')}`)}`;
}

/** Database key of a debtor, that is, a person in one case: `<caseKey>~<hash of the folded name>`. */
export function debtorId(caseKey: string, name: string): string {
  return toKey(caseKey, shortHash(identityOf(name)));
}
