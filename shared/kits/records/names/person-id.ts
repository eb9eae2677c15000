import { shortHash, toKey } from '../docket/keys';
import { foldLetters, LEGAL_FORMS, nameSegments } from './name-groups';

const ESQUIRE = new Set(['esq', 'esquire']);

/** A name for telling people apart: Jr and Sr are two people, Esq is no difference. */
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

/** Database key of a debtor, who is a person in a case: `<caseKey>~<hash of the folded name>`. */
export function debtorId(caseKey: string, name: string): string {
  return toKey(caseKey, shortHash(identityOf(name)));
}
