import { type NameGroup, nameSegments } from './name-groups';
import { LEGAL_FORMS, SUFFIXES } from './name-lists';
import { isParticle } from './person-name';

/** A typed word with the particles before it; `middle` where it stands between a first and a last name. */
export type TypedUnit = { particles: string[]; group: NameGroup; middle: boolean };

/** Words of a displayed name as they may be typed: each alone, hyphens, dots and particles also joined. */
function wordsOf(name: string): Set<string> {
  const words = new Set<string>();
  for (const segment of nameSegments(name)) {
    let run = '';
    for (const group of segment) {
      for (const part of group.parts) words.add(part);
      words.add(group.joined);
      if (run) words.add(run + group.joined);
      run = isParticle(group) || (group.joined.length === 1 && run.length < 3) ? run + group.joined : '';
    }
  }
  return words;
}

/**
 * Whether all typed words match words of a displayed name by prefix, in any order. Particles are optional; so are a
 * suffix, a leading "The", and a legal form beside another one. A middle name matches its printed initial.
 */
export function matchesName(typed: TypedUnit[], name: string): boolean {
  const words = [...wordsOf(name)];
  const begins = (word: string) => words.some((one) => one.startsWith(word));
  const isLegal = words.some((word) => LEGAL_FORMS.has(word));
  const readOver = (word: string, at: number) =>
    SUFFIXES.has(word) || (isLegal && LEGAL_FORMS.has(word)) || (at === 0 && word === 'the');
  return (
    typed.length > 0 &&
    typed.every(({ particles, group, middle }, at) => {
      const { parts, joined } = group;
      if (begins(joined) || parts.every(begins) || begins(particles.join('') + joined)) return true;
      return (typed.length > 1 && readOver(joined, at)) || (middle && words.includes(joined[0] ?? ''));
    })
  );
}
