import {
  CLEAR_LEGAL_FORMS,
  isParticle,
  LEGAL_FORMS,
  type NameGroup,
  nameSegments,
  SUFFIXES,
} from './name-groups';
import { MAX_NAME_KEY_LENGTH } from './name-keys';

/** A typed word with the particles before it. `middle`: it is between a first and a last name. */
type TypedUnit = { particles: string[]; group: NameGroup; middle: boolean };

/** Words of a displayed name as they may be typed: each word, and hyphens, dots and particles also joined. */
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
 * Whether all typed words match words of a displayed name by prefix, in any order. Particles are optional. A suffix, a
 * leading "The", and a legal form beside another one are optional too. A middle name matches its printed initial.
 */
function matchesName(typed: TypedUnit[], name: string): boolean {
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

/** The interpretation of a typed name. */
export type TypedName = {
  /**
   * At most two prefixes of keys under `names/`, best first. They are already encoded for a range read. Empty if no
   * letter was typed.
   */
  prefixes: string[];
  /** Whether a displayed name or alias matches: all typed words match by prefix, in any order. */
  matches(name: string): boolean;
};

const isEnding = (group: NameGroup | undefined) => group !== undefined && SUFFIXES.has(group.joined);

type Unit = Omit<TypedUnit, 'middle'>;

/** Interprets a typed name, which may be incomplete: "Last, First", "First Last", "Last F", one word, or a business. */
export function readTypedName(text: string): TypedName {
  const [first = [], ...others] = nameSegments(text).map((groups) => unitsOf(withoutNoise(groups)));
  const second = others.flat().filter(({ group }) => !isEnding(group));
  const all = [...first, ...second];
  // Commas in a business's name do not separate last and first name: Park at Briarcliff, Inc.
  const business = all.some(({ group }, at) => at > 0 && CLEAR_LEGAL_FORMS.has(group.joined));
  const comma = !business && second.some(({ group }) => !LEGAL_FORMS.has(group.joined));
  const prefixes = comma ? afterComma(first, second) : withoutComma(all);
  const isMiddle = (at: number) => (comma ? at > first.length : at > 0 && at < all.length - 1);
  const typed = all.map((unit, at) => ({ ...unit, middle: isMiddle(at) }));
  return {
    prefixes: [...new Set(prefixes.map((one) => one.slice(0, MAX_NAME_KEY_LENGTH - 1)))],
    matches: (name) => matchesName(typed, name),
  };
}

/** Leaves out "and", and suffixes at the end, unless nothing else was typed. */
function withoutNoise(groups: NameGroup[]): NameGroup[] {
  const kept = groups.filter(({ joined }, at) => at === 0 || joined !== 'and');
  while (kept.length > 1 && isEnding(kept.at(-1))) kept.pop();
  return kept;
}

function unitsOf(groups: NameGroup[]): Unit[] {
  const units: Unit[] = [];
  let particles: string[] = [];
  groups.forEach((group, at) => {
    if (isParticle(group) && at < groups.length - 1) particles.push(group.joined);
    else {
      units.push({ particles, group });
      particles = [];
    }
  });
  return units;
}

const spaced = ({ group }: Unit) => group.parts.join(' ');
const withParticles = ({ particles, group }: Unit) => particles.join('') + group.joined;
const initial = (unit: Unit | undefined) => (unit ? ` ${spaced(unit)[0]}` : '');

function afterComma(last: Unit[], given: Unit[]): string[] {
  const lastName = last.map(spaced).join(' ');
  const [first, middle] = given;
  const firstName = first ? spaced(first) : '';
  return [`${lastName} ${firstName}${initial(middle)}`, `${firstName} ${lastName}`];
}

function withoutComma(units: Unit[]): string[] {
  const [first, ...rest] = units;
  if (!first) return [];
  const last = rest.at(-1);
  if (!last) return oneWord(first);
  const lastFirst = `${spaced(last)} ${firstWord(first)}${initial(rest.length > 1 ? rest[0] : undefined)}`;
  const the = first.group.joined === 'the';
  const [front = first, ...others] = the ? rest : units;
  const asTyped = [front, ...others.filter(({ group }) => !LEGAL_FORMS.has(group.joined))]
    .map((unit, at, { length }) => (at === length - 1 ? withParticles(unit) : inside(unit)))
    .join(' ');
  // "The Birch" is a business, or Theresa Birch.
  return the ? [lastFirst, asTyped] : [asTyped, lastFirst];
}

/** Dotted initials are joined in a business (`jp morgan`) and separate in a person (`smith j p`). */
const isDotted = ({ group }: Unit) =>
  group.parts.length > 1 && group.parts.every((part) => part.length === 1);
const firstWord = (unit: Unit) => (isDotted(unit) ? (unit.group.parts[0] ?? '') : spaced(unit));
const inside = (unit: Unit) => (isDotted(unit) ? unit.group.joined : spaced(unit));

function oneWord(unit: Unit): string[] {
  const { particles, group } = unit;
  if (particles.length > 1) return [withParticles(unit), spaced(unit)];
  if (particles.length === 1) return [withParticles(unit), `${spaced(unit)} ${particles[0]}`];
  return group.parts.length > 1 ? [spaced(unit), group.joined] : [group.joined];
}
