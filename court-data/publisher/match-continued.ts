import type { CalendarEntry } from '@court/records';

/** A hearing of one case that was continued to a day, or one of the same case on that day. */
export type Continuable = { key: string; entry: CalendarEntry };

type Facts = { hearing: Continuable; docket: string; matter: string; judge: string; time: string };
type Pair = { one: Facts; next: Facts };

const folded = (text: string | null | undefined) => (text ?? '').toLowerCase().replace(/\s+/g, ' ').trim();

const factsOf = (hearing: Continuable): Facts => ({
  hearing,
  docket: folded(hearing.entry.docketNumber),
  matter: folded(hearing.entry.matter),
  judge: hearing.entry.judgeId ?? '',
  time: hearing.entry.time,
});

const JUDGE = 2;

/** Docket number before matter before judge before time: each outweighs all that follow it. */
function likeness({ one, next }: Pair): number {
  const docket = one.docket && one.docket === next.docket ? 8 : 0;
  const matter = one.matter && one.matter === next.matter ? 4 : 0;
  const judge = one.judge && one.judge === next.judge ? JUDGE : 0;
  return docket + matter + judge + (one.time === next.time ? 1 : 0);
}

/** Pairs by how much they have in common, most first. One case mostly keeps one judge, who alone says nothing. */
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

/** Pairs of which neither side has another partner among them. */
function unquestioned(pairs: readonly Pair[]): Pair[] {
  const partners = new Map<Facts, number>();
  for (const { one, next } of pairs) {
    partners.set(one, (partners.get(one) ?? 0) + 1);
    partners.set(next, (partners.get(next) ?? 0) + 1);
  }
  return pairs.filter(({ one, next }) => partners.get(one) === 1 && partners.get(next) === 1);
}

/**
 * Which hearing continues which, one to one: predecessor's key → successor. All are of one case, the successors on the
 * day to which the predecessors were continued. A single one and a single one belong together; where there is a choice,
 * those that are most like each other. What stays in doubt is left out: a wrong link is worse than none.
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
