import type { Speech } from './speech';
import type { Statement, Support } from './statement';

/** A row in a list: its key, and what it says there. */
export type Standing = { key: string; speech: Speech };

/** What the writing of one record does to a list. */
export type Step = {
  before: Standing | null;
  after: Standing | null;
  /** adds to the record's update */
  write: (path: string, value: unknown) => void;
};

/** Rows of a list that are not written now: all of them from the key `from` on, which is '' where all are known. */
export type KnownRows = { rows: readonly Standing[]; from: string };

/** What rows with the same words say, and which rows say it. */
export type Words = Statement & {
  /** latest key of a row that said it before, and of one that will say it in the end; '' where there is none */
  before: string;
  after: string;
  /** a row that is not written now, or has been written already, says it */
  stays: boolean;
  /** rows that said it and are still to be written */
  leaving: number;
};

/** Words that fill a path, each with what they fill it with. */
export type Filling = ReadonlyMap<Words, Support>;

export type ListWords = {
  wordsOf: (standing: Standing) => Words;
  all: ReadonlyMap<string, Words>;
  /** paths that may change */
  paths: ReadonlyMap<string, Filling>;
  /** all rows of the list from this key on are known; '' where all are */
  from: string;
};

const later = (a: string, b: string) => (a > b ? a : b);

type StatementOf = (standing: Standing) => Statement;

function wordsBySpeech(statementOf: StatementOf) {
  const all = new Map<string, Words>();
  const wordsOf = (standing: Standing): Words => {
    const words = all.get(standing.speech.says) ?? {
      ...statementOf(standing),
      before: '',
      after: '',
      stays: false,
      leaving: 0,
    };
    all.set(standing.speech.says, words);
    return words;
  };
  return { all, wordsOf };
}

/**
 * Gathers what is said in a list before and after. Null where the known rows do not suffice to tell what a path will
 * hold: in the end a later row than all unknown ones must say it; and where a row stops saying it, a known one that is
 * not written now.
 */
export function listWords(
  steps: readonly Step[],
  { rows, from }: KnownRows,
  statementOf: StatementOf,
): ListWords | null {
  const { all, wordsOf } = wordsBySpeech(statementOf);
  for (const { before, after } of steps) {
    const left = before && wordsOf(before);
    const right = after && wordsOf(after);
    if (left) Object.assign(left, { before: later(left.before, before.key), leaving: left.leaving + 1 });
    if (right) right.after = later(right.after, after.key);
  }
  const moving = new Set(all.values());
  for (const row of rows) {
    const words = wordsOf(row);
    words.before = later(words.before, row.key);
    words.after = later(words.after, row.key);
    words.stays = true;
  }
  const paths = new Map<string, Map<Words, Support>>();
  for (const words of all.values()) {
    for (const support of words.supports) {
      const filling = paths.get(support.path) ?? new Map<Words, Support>();
      paths.set(support.path, filling.set(words, support));
    }
  }
  if (from === '') return { wordsOf, all, paths, from };
  const touched = [...paths].filter(([, filling]) => [...filling.keys()].some((words) => moving.has(words)));
  const isKnown = touched.every(([, filling]) => {
    const words = [...filling.keys()];
    const isHeld = words.some((one) => one.stays) || words.every((one) => one.leaving === 0);
    return isHeld && words.some((one) => one.after >= from);
  });
  return isKnown ? { wordsOf, all, paths: new Map(touched), from } : null;
}
