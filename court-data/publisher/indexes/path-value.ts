import type { Filling, Words } from './list-words';

/** True while a row says it. */
export const isSaid = (words: Words) => words.stays || words.leaving > 0;

function best(filling: Filling, rankOf: (words: Words) => string) {
  let found: { rank: string; words: Words } | null = null;
  for (const words of filling.keys()) {
    const rank = rankOf(words);
    if (rank && (!found || rank > found.rank)) found = { rank, words };
  }
  return found && filling.get(found.words);
}

function latest(filling: Filling, when: 'before' | 'after'): string {
  return [...filling.keys()].reduce((key, words) => (words[when] > key ? words[when] : key), '');
}

function spokenBy(
  filling: Filling,
  rankOf: (words: Words) => string,
  key: string,
  meeting: boolean,
): unknown {
  const support = best(filling, rankOf);
  if (!support) return null;
  const { value, dated } = support;
  if (!dated || typeof value === 'string') return value;
  return { ...value, u: key.slice(0, 'YYYY-MM-DD'.length), ...(meeting ? { m: 1 } : {}) };
}

/** A case's own records go before those that name it as their lead case. */
const own = ({ isOwn }: Words) => (isOwn ? 1 : 0);

/**
 * What a path held before anything is written: the words of the latest row; null where no row filled it. Undefined
 * where that cannot be told, since rows before the key `from` are not known.
 */
export function valueBefore(filling: Filling, from: string, hadMeeting: boolean): unknown {
  const key = latest(filling, 'before');
  if (key < from) return undefined;
  return spokenBy(filling, (words) => words.before && `${own(words)}${words.before}`, key, hadMeeting);
}

/**
 * What a path is to hold now: the words of the latest row written so far, with the latest day of all that will be
 * written; null where no row fills it. Undefined: it stays as it is until its last row goes.
 */
export function valueNow(filling: Filling, hasMeeting: boolean): unknown {
  const key = latest(filling, 'after');
  if (!key && [...filling.keys()].some(isSaid)) return undefined;
  const rankOf = (words: Words) => {
    if (!isSaid(words)) return '';
    return `${own(words)}${words.after ? `1${words.after}` : `0${words.before}`}`;
  };
  return spokenBy(filling, rankOf, key, hasMeeting);
}
