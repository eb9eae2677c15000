import * as v from 'valibot';
import { CLOSED_FIELDS, closedKey, ownValue } from '../moments/closed-values';
import { DATE_ORDERS } from '../moments/read-moment';
import { PLAIN_READING, type Reading } from '../reading';
import { EXPORT_FIELDS } from '../source-file';
import { cellKey } from '../text/plain-text';

const names = v.record(v.string(), v.string('must be text'));
const texts = v.array(v.string('must be text'), 'must be a list of texts');
const isTrue = v.optional(v.boolean('must be true or false'), false);
const field = v.picklist(EXPORT_FIELDS.hearings, 'names a field that hearings do not have');
const valued = v.picklist(
  [...EXPORT_FIELDS.hearings, 'appear.mode', 'meridiem', 'role'],
  'names a field that hearings do not have',
);
const byField = <S extends v.GenericSchema>(value: S) => v.optional(v.record(field, value), {});
const byValued = <S extends v.GenericSchema>(value: S) => v.optional(v.record(valued, value), {});

/** `rows` of a map file: one row is one party of a hearing. */
const partyRows = v.strictObject({
  one: v.literal('party', 'must be "party"'),
  role: v.string('must be the heading of the column with the role'),
  debtors: texts,
  others: v.picklist(['attorneys', 'trustees', 'drop'], 'must be "attorneys", "trustees" or "drop"'),
});

export const readingSchema = v.strictObject({
  dates: v.optional(v.nullable(v.picklist(DATE_ORDERS, 'must be "mdy", "dmy" or "ymd"')), null),
  clock: v.optional(v.nullable(v.picklist(['12h', '24h'], 'must be "12h" or "24h"')), null),
  defaults: byValued(v.string('must be text')),
  copies: byField(field),
  values: byValued(names),
  idFrom: v.optional(v.array(field, 'must be a list of fields'), []),
  mergeRows: isTrue,
  ignore: v.optional(texts, []),
  join: v.optional(v.record(field, texts), {}),
  only: v.optional(v.record(v.string(), texts), {}),
  rows: v.optional(v.nullable(partyRows), null),
  carryDown: v.optional(texts, []),
  continuedWithoutDay: isTrue,
  laterDay: v.optional(
    v.nullable(v.picklist(['continued', 'scheduled'], 'must be "continued" or "scheduled"')),
    null,
  ),
  videoWithoutLink: isTrue,
  hideAddresses: isTrue,
  wholeTitles: isTrue,
  unusual: v.optional(texts, []),
  names: v.optional(
    v.strictObject({ judge: v.optional(names), office: v.optional(names), trustee: v.optional(names) }),
    {},
  ),
});

/** Keys of `reading` that are at the top level of a map file, beside the columns. */
export const TOP_KEYS = ['ignore', 'join', 'only', 'rows', 'continuedWithoutDay'] as const;

const folded = (text: string) => text.trim().toLowerCase();
const foldedKeys = (said: Record<string, string> = {}) =>
  new Map(Object.entries(said).map(([text, ours]) => [folded(text), ours]));

/** Finds an entry that ends in a star: an outdated prefix match, which could be misread. */
function starred(values: Record<string, Record<string, string>>): string | null {
  for (const [name, said] of Object.entries(values))
    for (const text of Object.keys(said)) if (text.endsWith('*')) return `values.${name}, "${text}"`;
  return null;
}

/** The invalid entry of a map, and the reason. */
type MapFault = { entry: string; reason: string };

/** Finds a value that no record may have, such as `on` for a status. */
function unknownValue(entry: string, field: string, ours: string): MapFault | null {
  const allowed = CLOSED_FIELDS[field];
  if (!allowed || ownValue(field, ours) !== null) return null;
  return { entry, reason: `"${ours}" must be one of ${allowed.join(', ')}` };
}

type Said = { defaults: Record<string, string>; values: Record<string, Record<string, string>> };

/** The first invalid value of a closed field. */
function valueFault({ defaults, values }: Said): MapFault | null {
  for (const [field, ours] of Object.entries(defaults)) {
    const fault = unknownValue(`defaults.${field}`, field, ours);
    if (fault) return fault;
  }
  for (const [field, pairs] of Object.entries(values))
    for (const [text, ours] of Object.entries(pairs)) {
      const fault = unknownValue(`values.${field}, "${text}"`, field, ours);
      if (fault) return fault;
    }
  return null;
}

const RULES = Object.keys(readingSchema.entries);
const KEYS: Readonly<Record<string, readonly string[]>> = {
  names: ['judge', 'office', 'trustee'],
  rows: ['one', 'role', 'debtors', 'others'],
};

/** The reason for which an entry is invalid, in words. */
function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return issue.message;
  const path = issue.path ?? [];
  const known = path.length > 1 ? KEYS[String(path[0]?.key)] : RULES;
  const problem = issue.expected === 'never' ? 'is no rule' : 'is missing';
  return known ? `${problem}. The rules are ${known.join(', ')}` : issue.message;
}

/** Checks the reading rules of a map file. Returns them, or the invalid entry with the reason. */
export function parseReading(found: unknown): { reading: Reading } | MapFault {
  const checked = v.safeParse(readingSchema, found, { abortEarly: true });
  if (!checked.success) {
    const [issue] = checked.issues;
    return { entry: v.getDotPath(issue) ?? 'all of it', reason: reasonOf(issue) };
  }
  const {
    defaults,
    copies,
    values,
    ignore,
    join,
    only,
    rows,
    unusual,
    names: said,
    ...plain
  } = checked.output;
  const star = starred(values);
  if (star)
    return {
      entry: star,
      reason: 'a value is read whole, never by its beginning. Write a day as {day}: "continued to {day}"',
    };
  const fault = valueFault({ defaults, values });
  if (fault) return fault;
  const reading: Reading = {
    ...PLAIN_READING,
    ...plain,
    defaults: new Map(Object.entries(defaults)),
    copies: new Map(Object.entries(copies)),
    values: new Map(
      Object.entries(values).map(([name, pairs]) => [
        name,
        new Map(Object.entries(pairs).map(([text, ours]) => [closedKey(name, text), ours])),
      ]),
    ),
    ignore: new Set(ignore.map((heading) => heading.trim())),
    join: new Map(Object.entries(join)),
    only: new Map(
      Object.entries(only).map(([heading, kept]) => [heading.trim(), new Set(kept.map(cellKey))]),
    ),
    rows: rows && { role: rows.role, debtors: rows.debtors, others: rows.others },
    unusual: new Set(unusual),
    names: {
      judge: foldedKeys(said.judge),
      office: foldedKeys(said.office),
      trustee: foldedKeys(said.trustee),
    },
  };
  return { reading };
}
