import type { SearchField } from '@court/contract';
import { readTypedCaseNumber, type TypedCaseNumber } from '@court/records';
import { nameInCaption } from './typed-caption';

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
