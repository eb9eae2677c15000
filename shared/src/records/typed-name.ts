import { type NameGroup, nameSegments } from './name-groups';
import { LONGEST_NAME_KEY } from './name-keys';
import { LEGAL_FORMS, SUFFIXES } from './name-lists';
import { matchesName } from './name-match';
import { isParticle } from './person-name';

/** What somebody typed as a name. */
export type TypedName = {
  /** At most two prefixes of keys under `names/`, best first, ready for a range read: not to be coded again. Empty where no letter was typed. */
  prefixes: string[];
  /** Whether a displayed name or alias is meant: all typed words match by prefix, in any order. */
  matches(name: string): boolean;
};

/** Words that are typed and read over where others stand beside them. */
const isEnding = (group: NameGroup | undefined) => group !== undefined && SUFFIXES.has(group.joined);
const isLegal = (group: NameGroup | undefined) => group !== undefined && LEGAL_FORMS.has(group.joined);

/** A typed word with the particles before it. */
type Unit = { particles: string[]; group: NameGroup };

/** What was typed as a name: "Last, First", "First Last", "Last F", one word, a business; maybe half of it. */
export function readTypedName(text: string): TypedName {
  const segments = nameSegments(text).map((groups) => unitsOf(withoutNoise(groups)));
  const [first = [], ...others] = segments.filter((units) => units.length > 0);
  const second = others.flat().filter(({ group }) => !isEnding(group));
  const prefixes = second.length > 0 ? afterComma(first, second) : withoutComma([...first]);
  const comma = /,\s*$/.test(text) && prefixes.length === 1;
  return {
    prefixes: [
      ...new Set((comma ? [`${prefixes[0]} `] : prefixes).map((one) => one.slice(0, LONGEST_NAME_KEY))),
    ],
    matches: (name) => matchesName([...first, ...second], name),
  };
}

/** Leaves out a leading "The", "and", and suffixes at the end, where something else was typed. */
function withoutNoise(groups: NameGroup[]): NameGroup[] {
  const kept = groups.filter(({ joined }, at) => at === 0 || joined !== 'and');
  if (kept.length > 1 && kept[0]?.joined === 'the') kept.shift();
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
  const named = [...units];
  while (named.length > 1 && isLegal(named.at(-1)?.group)) named.pop();
  const asTyped = named
    .map((unit, at) => (at === named.length - 1 ? withParticles(unit) : inside(unit)))
    .join(' ');
  return [asTyped, lastFirst];
}

/** Dotted initials are written together in a business (`jp morgan`) and apart in a person (`smith j p`). */
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
