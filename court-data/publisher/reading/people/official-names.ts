import { type Asking, askOf } from '../clerk';
import type { Official } from '../reading';
import { foldOffice } from './fold-office';
import { groupOfficials, plainOfficial } from './officials';

/** Names of officials by field: the published name of each printed one, worked out once. */
type Cache = Map<string, string | null>;
const caches = new WeakMap<Asking['clerk'], Record<Official, Cache>>();

const folded = (name: string) => name.trim().toLowerCase();
const WORDS: Record<Official, string> = { judge: 'judge', office: 'office', trustee: 'trustee' };

/** The published name that is certain for a printed one; null if it must be asked. */
function certainName(official: Official, printed: string, { clerk, reading }: Asking): string | null {
  const mapped = reading.names[official].get(folded(printed));
  if (mapped !== undefined) return mapped;
  // --explain was given no court: the publication asks
  if (official === 'office' && clerk.court === null) return printed;
  const known = [...new Set([...clerk.known[official], ...reading.names[official].values()])];
  if (official === 'office') return known.find((name) => foldOffice(name) === foldOffice(printed)) ?? null;
  const { groups, near } = groupOfficials([printed], known);
  const group = groups.find(({ variants }) => variants.includes(printed));
  // the map's default is a name that the clerk wrote
  const own = reading.defaults.get(official === 'trustee' ? 'trustees' : official);
  const isOwn = own !== undefined && folded(own) === folded(printed);
  return near.length === 0 && group && (isOwn || known.includes(group.name)) ? group.name : null;
}

/** Known names that a printed name may mean. Similar names come first, then all others. */
function candidates(official: Official, printed: string, { clerk, reading }: Asking): string[] {
  const known = [...new Set([...clerk.known[official], ...reading.names[official].values()])];
  const near = groupOfficials([printed], known).near.flatMap(({ a, b }) => [a, b]);
  return [...known.filter((name) => near.includes(name)), ...known.filter((name) => !near.includes(name))];
}

const SHOWN = 4;

/**
 * The name under which an official is published: of a court's own list, or of the map. Asks about a name that is neither,
 * and returns it without its title meanwhile.
 */
export function officialName(official: Official, printed: string, asking: Asking): string {
  const cache = caches.get(asking.clerk) ?? { judge: new Map(), office: new Map(), trustee: new Map() };
  caches.set(asking.clerk, cache);
  const known = cache[official].get(printed);
  const name = known === undefined ? certainName(official, printed, asking) : known;
  cache[official].set(printed, name);
  if (name !== null) return name;
  const plain = official === 'office' ? printed : plainOfficial(printed);
  askOf(asking, `${official}:${folded(printed)}`, () => {
    const others = candidates(official, printed, asking).slice(0, SHOWN);
    const word = WORDS[official];
    return {
      text: `The court does not know the ${word} “${printed}” yet. Is it a new one, or another spelling?`,
      answers: [
        { set: `${official}:${printed}=${plain}`, meaning: `a new ${word}, published as ${plain}` },
        ...others.map((other) => ({
          set: `${official}:${printed}=${other}`,
          meaning: `the same as ${other}`,
        })),
      ],
    };
  });
  return plain;
}
