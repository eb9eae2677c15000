import type { FieldsUse, Filling } from './entry-sources';

/** True while a row has these fields. */
export const isUsed = (use: FieldsUse) => use.stays || use.leaving > 0;

function best(filling: Filling, rankOf: (use: FieldsUse) => string) {
  let found: { rank: string; use: FieldsUse } | null = null;
  for (const use of filling.keys()) {
    const rank = rankOf(use);
    if (rank && (!found || rank > found.rank)) found = { rank, use };
  }
  return found && filling.get(found.use);
}

function latest(filling: Filling, when: 'before' | 'after'): string {
  return [...filling.keys()].reduce((key, use) => (use[when] > key ? use[when] : key), '');
}

function valueFrom(
  filling: Filling,
  rankOf: (use: FieldsUse) => string,
  key: string,
  meeting: boolean,
): unknown {
  const entry = best(filling, rankOf);
  if (!entry) return null;
  const { value, dated } = entry;
  if (!dated || typeof value === 'string') return value;
  return { ...value, u: key.slice(0, 'YYYY-MM-DD'.length), ...(meeting ? { m: 1 } : {}) };
}

/** A case's own records go before those that name it as their lead case. */
const own = ({ isOwn }: FieldsUse) => (isOwn ? 1 : 0);

/**
 * What a path held before anything is written: the entry of the latest row; null where no row filled it. Undefined
 * where that cannot be told, since rows before the key `from` are not known.
 */
export function valueBefore(filling: Filling, from: string, hadMeeting: boolean): unknown {
  const key = latest(filling, 'before');
  if (key < from) return undefined;
  return valueFrom(filling, (use) => use.before && `${own(use)}${use.before}`, key, hadMeeting);
}

/**
 * What a path is to hold now: the entry of the latest row written so far, with the latest day of all that will be
 * written; null where no row fills it. Undefined: it stays as it is until its last row goes.
 */
export function valueNow(filling: Filling, hasMeeting: boolean): unknown {
  const key = latest(filling, 'after');
  if (!key && [...filling.keys()].some(isUsed)) return undefined;
  const rankOf = (use: FieldsUse) => {
    if (!isUsed(use)) return '';
    return `${own(use)}${use.after ? `1${use.after}` : `0${use.before}`}`;
  };
  return valueFrom(filling, rankOf, key, hasMeeting);
}
