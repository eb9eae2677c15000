import * as v from 'valibot';
import { closedKey } from './moments/closed-values';
import { DATE_ORDERS } from './moments/read-moment';
import { PLAIN_READING, type Reading } from './reading';
import { EXPORT_FIELDS } from './source-file';

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

/** Keys of `reading` that stand at the top of a map file, beside the columns. */
export const TOP_KEYS = ['ignore', 'join', 'only', 'rows', 'continuedWithoutDay'] as const;

const folded = (text: string) => text.trim().toLowerCase();
const foldedKeys = (said: Record<string, string> = {}) =>
  new Map(Object.entries(said).map(([text, ours]) => [folded(text), ours]));

/** `ends in a star`: an old way to say that a value begins so, which could be read wrong. */
function starred(values: Record<string, Record<string, string>>): string | null {
  for (const [name, said] of Object.entries(values))
    for (const text of Object.keys(said)) if (text.endsWith('*')) return `values.${name}, "${text}"`;
  return null;
}

/** What a map file says of values, checked; else the entry that is wrong, and why. */
export function parseReading(found: unknown): { reading: Reading } | { entry: string; reason: string } {
  const checked = v.safeParse(readingSchema, found, { abortEarly: true });
  if (!checked.success) {
    const [issue] = checked.issues;
    return { entry: v.getDotPath(issue) ?? 'all of it', reason: issue.message };
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
    only: new Map(Object.entries(only).map(([heading, kept]) => [heading.trim(), new Set(kept.map(folded))])),
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
