import { type Asking, askOf } from '../clerk';
import { foldOffice } from '../people/fold-office';
import { groupOfficials, plainOfficial, saysMoreThanName } from '../people/officials';
import type { Official } from '../reading';

/** Cached names of officials by field: printed name → published name. */
type Cache = Map<string, string | null>;
const caches = new WeakMap<Asking['clerk'], Record<Official, Cache>>();

const folded = (name: string) => name.trim().toLowerCase();
const WORDS: Record<Official, string> = { judge: 'judge', office: 'office', trustee: 'trustee' };

/** The certain published name of a printed name. Null if the clerk must be asked. */
function certainName(official: Official, printed: string, { clerk, reading }: Asking): string | null {
  const mapped = reading.names[official].get(folded(printed));
  if (mapped !== undefined) return mapped;
  // --explain without a court: the publication asks later
  if (official === 'office' && clerk.court === null) return printed;
  const known = [...new Set([...clerk.known[official], ...reading.names[official].values()])];
  if (official === 'office') return known.find((name) => foldOffice(name) === foldOffice(printed)) ?? null;
  const { groups, near } = groupOfficials([printed], known);
  const group = groups.find(({ variants }) => variants.includes(printed));
  // the map's default is a name that the clerk wrote
  const own = reading.defaults.get(official === 'trustee' ? 'trustees' : official);
  const isOwn = own !== undefined && folded(own) === folded(printed);
  if (saysMoreThanName(printed)) return isOwn || known.includes(printed) ? printed : null;
  return near.length === 0 && group && (isOwn || known.includes(group.name)) ? group.name : null;
}

/** Known names that a printed name may mean, similar names first. */
function candidates(official: Official, printed: string, { clerk, reading }: Asking): string[] {
  const known = [...new Set([...clerk.known[official], ...reading.names[official].values()])];
  const near = groupOfficials([printed], known).near.flatMap(({ a, b }) => [a, b]);
  return [...known.filter((name) => near.includes(name)), ...known.filter((name) => !near.includes(name))];
}

const SHOWN = 4;

/**
 * The published name of an official, from the court's own list or the map. For any other name, it asks the clerk and
 * meanwhile returns the name without its title.
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
    const text =
      official !== 'office' && saysMoreThanName(printed)
        ? `Which ${word} does “${printed}” mean? It says more than one name. If the hearing changes, correct the export`
        : `The court does not know the ${word} “${printed}” yet. Is it a new one, or another spelling?`;
    return {
      text,
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
