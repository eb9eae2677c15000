import { listOf, objectOf, textOf, textsOf } from '../../data/json-fields';
import { type Kept, type Known, LIST_NAMES, type ListName, type Lists } from './lists';
import { knownRowOf } from './stored-row';

/**
 * Under which keys the device keeps a court's lists, what could not be read of them, and a text that is another after each
 * writing, so that a tab need not read five thousand hearings to learn that they are as it left them.
 */
export const listsKey = (court: string) => `lists/${court}`;
export const asideKey = (court: string) => `lists/${court}/aside`;
export const stampKey = (court: string) => `lists/${court}/stamp`;

const VERSION = 1;

const KNOWN: { [Name in ListName]: (json: unknown) => Known[Name] | null } = {
  hearings: knownRowOf,
  meetings: knownRowOf,
  cases: (json) =>
    objectOf(json) && {
      ...{ number: '', title: '', caseType: '', chapter: '' },
      ...textsOf(json, ['number', 'title', 'caseType', 'chapter']),
    },
  debtors: (json) =>
    objectOf(json) && {
      ...{ name: '', caseNumber: '', title: '' },
      ...textsOf(json, ['name', 'caseNumber', 'title']),
    },
};

/** Of stored lists what can be used; `whole` false where something of them could not. */
export function readLists(json: unknown): { lists: Lists; whole: boolean } {
  const at = objectOf(json);
  let whole = json === null || at?.version === VERSION;
  function read<Name extends ListName>(name: Name): ReadonlyMap<string, Kept<Name>> {
    const items = new Map<string, Kept<Name>>();
    if (at?.[name] !== undefined && !Array.isArray(at[name])) whole = false;
    for (const each of listOf(at?.[name])) {
      const item = objectOf(each);
      const id = textOf(item?.id);
      const last = KNOWN[name](item?.last);
      if (!item || !id || (last === null && item.last)) whole = false;
      if (!item || !id) continue;
      const starredAt = typeof item.starredAt === 'number' ? item.starredAt : 0;
      const noted = typeof item.notedAt === 'number' ? { notedAt: item.notedAt } : {};
      items.set(id, { id, starredAt, note: textOf(item.note) ?? '', ...noted, last });
    }
    return items;
  }
  const lists = {
    hearings: read('hearings'),
    cases: read('cases'),
    debtors: read('debtors'),
    meetings: read('meetings'),
  };
  return { lists, whole };
}

const leanOnes = new WeakMap<object, object>();

/** Without what is not known: five thousand rows full of nulls would be a megabyte more. */
function lean(last: object | null): object | null {
  if (last === null) return null;
  const known = leanOnes.get(last);
  if (known) return known;
  const made = Object.fromEntries(Object.entries(last).filter(([, value]) => value !== null));
  leanOnes.set(last, made);
  return made;
}

/** Lists as the device keeps them: `{version: 1, hearings: [{id, starredAt, note, last}], cases, debtors, meetings}`. */
export function writeLists(lists: Lists): Record<string, unknown> {
  const written = LIST_NAMES.map((name) => [
    name,
    [...lists[name].values()].map((item) => ({ ...item, last: lean(item.last) })),
  ]);
  return { version: VERSION, ...Object.fromEntries(written) };
}
