import { readSearchLink, SEARCH_FIELDS, type SearchField, searchLink } from '@court/contract';
import { type CalendarKind, readTypedCaseNumber, sidesOfTitle, type TypedCaseNumber } from '@court/records';

/** "In re", "In the matter of" before a name. */
const BEFORE = /^\s*(?:in\s+re|in\s+the\s+matter\s+of)\b[\s:.,-]*/i;
/** A case number with or without its label, and all behind it. */
const NUMBER_ON =
  /[\s,;:(|]*(?:\b(?:chapter\s+\d+|adversary|adv|bankruptcy|bankr|bky|proceeding|proc|case|docket|number|num|nos?)\b[\s.:#]*|#\s*)*(?:\b[a-z\d][:-])?\b(?:\d{2}|\d{4})\s?\p{Pd}\s?(?:(?:bk|ap|mp)\s?\p{Pd}\s?)?\d{3,5}(?!\d).*$/isu;
/** What a caption calls its parties. */
const ROLE = /[,;\s]+(?:(?:joint\s+)?debtors?|plaintiffs?|defendants?|et\s+al\.?)[\s.,;]*$/i;

/**
 * The name in what was typed or pasted: of a whole caption "In re Rosa M. Peña, Case No. 26-50001-hto" the debtor's, of
 * "Smith v. Jones, Adv. No. 26-05001" the first party's; else the text itself.
 */
export function nameInCaption(text: string): string {
  const bare = text.replace(/\s+/g, ' ').replace(BEFORE, '').replace(NUMBER_ON, '');
  const sides = sidesOfTitle(bare);
  let name = (sides.length === 2 ? sides[0] : bare) ?? '';
  while (ROLE.test(name)) name = name.replace(ROLE, '');
  return name.trim() === '' ? text : name.trim();
}

/** What is read of a pasted text; a caption is shorter. */
const LONGEST = 300;

/** What somebody typed, as it is searched. */
export type ParsedQuery =
  | { as: 'nothing' }
  | {
      as: 'number';
      typed: TypedCaseNumber;
      /** the name that stands beside the number in a caption; '' for none */
      name: string;
    }
  | {
      as: 'name';
      /** without the number and the "In re" of a caption */
      name: string;
      field: 'attorney' | 'debtor';
      /** the case number that stands in it, or that it is; null for none */
      number: string | null;
    };

const lettersIn = (text: string) => /\p{L}{2}/u.test(text);

/** Where one searches: among all, or among attorneys, cases or debtors alone. */
export type SearchScope = SearchField | 'all';

/** In the order in which they are offered. */
export const SEARCH_SCOPES: readonly SearchScope[] = ['all', ...SEARCH_FIELDS];

/** Of a text typed for `field`. What cannot be a case number is searched as a debtor's name. */
export function parseQuery(field: SearchField, text: string): ParsedQuery {
  const short = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  if (!/[\p{L}\p{N}]/u.test(short)) return { as: 'nothing' };
  const typed = readTypedCaseNumber(short);
  const caption = nameInCaption(short);
  const name = caption === short && typed ? '' : caption;
  if (field === 'casenumber' && typed) return { as: 'number', typed, name: lettersIn(name) ? name : '' };
  return {
    as: 'name',
    name: caption,
    field: field === 'casenumber' ? 'debtor' : field,
    number: typed?.says.short ?? null,
  };
}

/**
 * Who or what is searched for a text, each with the text as it is searched: among all a number is a case's, and a name an
 * attorney's or a debtor's.
 */
export function fieldsOf(scope: SearchScope, text: string): readonly SearchField[] {
  if (scope !== 'all') return [scope];
  return parseQuery('casenumber', text).as === 'name' ? ['attorney', 'debtor'] : ['casenumber'];
}

const IN = 'in';

/**
 * Where the search of an address searches: among all where it says so, or says neither where nor what; else among what its
 * path names.
 */
export function readScope(query: URLSearchParams, field: SearchField): SearchScope {
  const says = query.get(IN);
  return says === 'all' || (says === null && readSearchLink(query) === '') ? 'all' : field;
}

/** The query of a search for `text`, empty or not, within `scope`. */
export function scopeQuery(scope: SearchScope, text: string): Record<string, string> {
  if (scope === 'all') return text ? { [IN]: 'all', q: text } : {};
  return text ? { q: text } : { [IN]: scope };
}

/** Address of that search; `field` names the path where all are searched. */
export function scopeLink(kind: CalendarKind, scope: SearchScope, text: string, field: SearchField): string {
  const query = new URLSearchParams(scopeQuery(scope, text)).toString();
  return searchLink(kind, scope === 'all' ? field : scope) + (query && `?${query}`);
}
