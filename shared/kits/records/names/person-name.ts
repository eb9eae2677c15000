import { type NameGroup, nameSegments } from './name-groups';
import { PARTICLES, SUFFIXES } from './name-lists';

/** A person's name in two: groups of folded words. A single name is a last name. */
export type PersonName = { given: NameGroup[]; last: NameGroup[] };

/** `First Middle Last, Jr.` or `Last, First Middle`; suffixes are left out, particles belong to the last name. */
export function personName(name: string): PersonName {
  const [first = [], ...others] = nameSegments(name.replace(/\bon behalf of\b.*/i, ''))
    .map(withoutSuffixes)
    .filter((groups) => groups.length > 0);
  if (others.length > 0) return { given: others.flat(), last: first };
  let start = first.length - 1;
  while (start > 1 && isParticle(first[start - 1])) start -= 1;
  const onlyParticlesBefore = start === 1 && first.length > 2 && isParticle(first[0]);
  const at = onlyParticlesBefore ? 0 : Math.max(start, 0);
  return { given: first.slice(0, at), last: first.slice(at) };
}

export function isParticle(group: NameGroup | undefined): boolean {
  return group !== undefined && PARTICLES.has(group.joined);
}

/** A suffix alone is a name (Sr, Ii): something always stays where there was something else before it. */
function withoutSuffixes(groups: NameGroup[], position: number): NameGroup[] {
  const kept = [...groups];
  while (kept.length > (position === 0 ? 1 : 0) && SUFFIXES.has(kept.at(-1)?.joined ?? '')) kept.pop();
  return kept;
}
