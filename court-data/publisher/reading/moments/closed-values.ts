import { CHAPTERS, HEARING_STATUSES } from '@court/domain';
import type { DateOrder } from './read-moment';
import { readStatus, statusKey } from './read-status';

const CASE_TYPES: readonly (readonly [RegExp, string])[] = [
  [/^(bk|b|bankruptcy|main|bankruptcy case|bky|bankr)$/, 'bk'],
  [/^(ap|a|adv|adversary|adversary proceeding|ad)$/, 'ap'],
  [/^(mp|m|misc|miscellaneous|miscellaneous proceeding|misc proceeding|mc)$/, 'mp'],
];
const MODES: readonly (readonly [RegExp, string])[] = [
  [/^(in ?person|courtroom|in court|live|personal appearance|in the courtroom)$/, 'inPerson'],
  [
    /^(phone|telephone|telephonic|teleconference|by phone|by telephone|court ?call|dial in|conference call)$/,
    'phone',
  ],
  [
    /^(video|zoom|zoomgov|zoom gov|webex|teams|ms teams|microsoft teams|by video|via zoom|video conference|videoconference|virtual|remote by video)$/,
    'video',
  ],
  [/^(hybrid|in person (or|and) (zoom|video|by video|via zoom)|(zoom|video) (or|and) in person)$/, 'hybrid'],
  [/^(none|no appearance|no appearance required|no appearances|on papers|no hearing)$/, 'none'],
];
const SEALED =
  /^(y|yes|true|1|x|s|sealed|under seal|restricted|confidential|non public|nonpublic|private|protected)$/;
const PUBLIC = /^(n|no|false|0)$/;
const YES_NO = ['Y', 'N'];

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const found = (table: readonly (readonly [RegExp, string])[], text: string) =>
  table.find(([said]) => said.test(text))?.[1] ?? null;

/** Fields with a closed list of values, and the values of our format. */
export const CLOSED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  status: HEARING_STATUSES,
  caseType: ['bk', 'ap', 'mp'],
  chapter: CHAPTERS,
  sealed: YES_NO,
  stricken: YES_NO,
  terminated: YES_NO,
  satisfied: YES_NO,
  'appear.mode': ['inPerson', 'phone', 'video', 'hybrid', 'none'],
  meridiem: ['AM', 'PM'],
};

/** The key of a value in a map: lower case, single spaces; in a status, days and times are {day} and {time}. */
export const closedKey = (field: string, text: string): string =>
  field === 'status' ? statusKey(text) : text.trim().toLowerCase().replace(/\s+/g, ' ');

/** The value of a text that our format itself defines, ignoring case. Null if a map must define it. */
export function ownValue(field: string, text: string): string | null {
  const said = text.trim().toLowerCase();
  if (field === 'sealed') return SEALED.test(plain(text)) ? 'Y' : PUBLIC.test(said) ? 'N' : null;
  if (field === 'meridiem')
    return /^([ap])\.?\s?(m\.?)?$/.exec(said)?.[1] === 'p'
      ? 'PM'
      : /^a\.?\s?(m\.?)?$/.test(said)
        ? 'AM'
        : null;
  if (field in FLAGS) return /^(y|yes|true)$/.test(said) ? 'Y' : /^(n|no|false)$/.test(said) ? 'N' : null;
  return (CLOSED_FIELDS[field] ?? []).find((ours) => ours.toLowerCase() === said) ?? null;
}
const FLAGS: Readonly<Record<string, true>> = { stricken: true, terminated: true, satisfied: true };

/**
 * Our value for a text, as --explain proposes it. `certain` values go into the map. The clerk is asked about the
 * others.
 */
export type Proposal = { ours: string | null; confidence: 'certain' | 'confirm' | 'unknown'; why: string };

export function proposeValue(field: string, text: string, order: DateOrder | null): Proposal {
  const own = ownValue(field, text);
  if (own !== null) return { ours: own, confidence: 'certain', why: '' };
  if (field === 'status') {
    const { status, confidence, why } = readStatus(text, order);
    return { ours: status, confidence, why };
  }
  const certain = (ours: string | null): Proposal =>
    ours === null
      ? { ours, confidence: 'unknown', why: 'is not known' }
      : { ours, confidence: 'certain', why: '' };
  if (field === 'caseType') return certain(found(CASE_TYPES, plain(text)));
  if (field === 'appear.mode') return certain(found(MODES, plain(text)));
  if (field === 'chapter')
    return certain(/^(?:chapter|chap|ch)?\s?(7|9|11|12|13|15)(?: ?[a-z]+)?$/.exec(plain(text))?.[1] ?? null);
  return certain(null);
}
