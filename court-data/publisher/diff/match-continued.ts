import type { CalendarEntry } from '@court/domain';

/** A hearing that was continued to a day, or a hearing of the same case on that day. */
export type Continuable = { key: string; entry: CalendarEntry };

/** `newTime` is the time (HH:mm) to which the hearing was continued. '' if the court printed none. */
type Facts = {
  hearing: Continuable;
  docket: string;
  matter: string;
  judge: string;
  time: string;
  newTime: string;
};
type Pair = { one: Facts; next: Facts };

const folded = (text: string | null | undefined) => (text ?? '').toLowerCase().replace(/\s+/g, ' ').trim();

const factsOf = (hearing: Continuable): Facts => ({
  hearing,
  docket: folded(hearing.entry.docketNumber),
  matter: folded(hearing.entry.matter),
  judge: hearing.entry.judgeId ?? '',
  time: hearing.entry.time,
  newTime: hearing.entry.continuedTime ?? '',
});

const JUDGE = 2;

/**
 * Scores the similarity of two hearings. A shared docket number counts most, then the matter, the printed new time, the
 * judge and the old time. Each outweighs all that follow it. The old time counts only if the court printed no new time.
 */
function likeness({ one, next }: Pair): number {
  const docket = one.docket && one.docket === next.docket ? 16 : 0;
  const matter = one.matter && one.matter === next.matter ? 8 : 0;
  const judge = one.judge && one.judge === next.judge ? JUDGE : 0;
  const printed = one.newTime && one.newTime === next.time ? 4 : 0;
  return docket + matter + printed + judge + (!one.newTime && one.time === next.time ? 1 : 0);
}

/**
 * Groups pairs by similarity, the most similar first. A shared judge does not count by itself, because a case usually has
 * one judge.
 */
function byLikeness(pairs: readonly Pair[]): Pair[][] {
  const levels = new Map<number, Pair[]>();
  for (const pair of pairs) {
    const at = likeness(pair);
    if (at === 0 || at === JUDGE) continue;
    const level = levels.get(at) ?? [];
    if (level.push(pair) === 1) levels.set(at, level);
  }
  return [...levels].sort(([a], [b]) => b - a).map(([, level]) => level);
}

/** Pairs in which neither hearing has another partner. */
function unquestioned(pairs: readonly Pair[]): Pair[] {
  const partners = new Map<Facts, number>();
  for (const { one, next } of pairs) {
    partners.set(one, (partners.get(one) ?? 0) + 1);
    partners.set(next, (partners.get(next) ?? 0) + 1);
  }
  return pairs.filter(({ one, next }) => partners.get(one) === 1 && partners.get(next) === 1);
}

/**
 * Matches continued hearings to the hearings that continue them, one to one: predecessor's key → successor. All
 * hearings are of one case, and all predecessors were continued to the successors' day. If there is one of each, they
 * match. Otherwise the most similar ones match. Leaves out uncertain matches, because a wrong link is worse than none.
 */
export function matchContinued(
  predecessors: readonly Continuable[],
  successors: readonly Continuable[],
): Map<string, Continuable> {
  const [ones, nexts] = [predecessors.map(factsOf), successors.map(factsOf)];
  const all = ones.flatMap((one) => nexts.map((next) => ({ one, next })));
  const settled = new Set<Facts>();
  const matched: Pair[] = all.length === 1 ? all : [];
  for (const level of all.length === 1 ? [] : byLikeness(all)) {
    let open = level.filter(({ one, next }) => !settled.has(one) && !settled.has(next));
    for (let found = unquestioned(open); found.length > 0; found = unquestioned(open)) {
      matched.push(...found);
      for (const { one, next } of found) settled.add(one).add(next);
      open = open.filter(({ one, next }) => !settled.has(one) && !settled.has(next));
    }
    for (const { one, next } of open) settled.add(one).add(next);
  }
  return new Map(matched.map(({ one, next }) => [one.hearing.key, next.hearing]));
}
