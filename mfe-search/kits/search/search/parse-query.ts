import { readSearchLink, SEARCH_FIELDS, type SearchField, searchLink } from '@court/contract';
import { type CalendarKind, readTypedCaseNumber, sidesOfTitle, type TypedCaseNumber } from '@court/domain';

/** "In re" or "In the matter of" before a name. */
const BEFORE = /^\s*(?:in\s+re|in\s+the\s+matter\s+of)\b[\s:.,-]*/i;
/** A case number, with or without a label, and all text after it. */
const NUMBER_ON =
  /[\s,;:(|]*(?:\b(?:chapter\s+\d+|adversary|adv|bankruptcy|bankr|bky|proceeding|proc|case|docket|number|num|nos?)\b[\s.:#]*|#\s*)*(?:\b[a-z\d][:-])?\b(?:\d{2}|\d{4})\s?\p{Pd}\s?(?:(?:bk|ap|mp)\s?\p{Pd}\s?)?\d{3,5}(?!\d).*$/isu;
/** The role of a party in a caption. */
const ROLE = /[,;\s]+(?:(?:joint\s+)?debtors?|plaintiffs?|defendants?|et\s+al\.?)[\s.,;]*$/i;

/**
 * Returns the name in a typed or pasted text. For the caption "In re Rosa M. Peña, Case No. 26-50001-hto" that is the
 * debtor. For "Smith v. Jones, Adv. No. 26-05001" it is the first party. Returns other text unchanged.
 */
export function nameInCaption(text: string): string {
  const bare = text.replace(/\s+/g, ' ').replace(BEFORE, '').replace(NUMBER_ON, '');
  const sides = sidesOfTitle(bare);
  let name = (sides.length === 2 ? sides[0] : bare) ?? '';
  while (ROLE.test(name)) name = name.replace(ROLE, '');
  return name.trim() === '' ? text : name.trim();
}

/** Maximum characters of a pasted text; the rest is ignored. A caption is shorter. */
const MAX_QUERY_LENGTH = 300;

/** A typed text, parsed for the search. */
export type ParsedQuery =
  | { as: 'nothing' }
  | {
      as: 'number';
      typed: TypedCaseNumber;
      /** the name beside the number in a caption; '' if there is none */
      name: string;
    }
  | {
      as: 'name';
      /** without the number and the "In re" of a caption */
      name: string;
      field: 'attorney' | 'debtor';
      /** the case number in the text; null if there is none */
      number: string | null;
    };

const lettersIn = (text: string) => /\p{L}{2}/u.test(text);

/** The scope of a search: attorneys, cases, debtors, or all. */
export type SearchScope = SearchField | 'all';

/** In the order of the scope links. */
export const SEARCH_SCOPES: readonly SearchScope[] = ['all', ...SEARCH_FIELDS];

/** Parses a text typed for `field`. Text that cannot be a case number is searched as a debtor's name. */
export function parseQuery(field: SearchField, text: string): ParsedQuery {
  const short = text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH);
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
 * The fields to search for a text. With the scope `all`, a number is searched among cases, and a name among attorneys
 * and debtors.
 */
export function fieldsOf(scope: SearchScope, text: string): readonly SearchField[] {
  if (scope !== 'all') return [scope];
  return parseQuery('casenumber', text).as === 'name' ? ['attorney', 'debtor'] : ['casenumber'];
}

const IN = 'in';

/**
 * The scope of an address. It is `all` if the query says so, or if the query has neither scope nor text. Otherwise it
 * is the field of the path.
 */
export function readScope(query: URLSearchParams, field: SearchField): SearchScope {
  const says = query.get(IN);
  return says === 'all' || (says === null && readSearchLink(query) === '') ? 'all' : field;
}

/** The query of a search for `text` (may be empty) within `scope`. */
export function scopeQuery(scope: SearchScope, text: string): Record<string, string> {
  if (scope === 'all') return text ? { [IN]: 'all', q: text } : {};
  return text ? { q: text } : { [IN]: scope };
}

/** The address of a search. `field` sets the path if the scope is `all`. */
export function scopeLink(kind: CalendarKind, scope: SearchScope, text: string, field: SearchField): string {
  const query = new URLSearchParams(scopeQuery(scope, text)).toString();
  return searchLink(kind, scope === 'all' ? field : scope) + (query && `?${query}`);
}
