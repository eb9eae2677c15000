import { LISTS_LEFT, listOf, objectOf } from '@court/records';
import { idSchema, momentSchema } from '../state/stored/history';
import { type Schema, wellFormed } from '../state/stored/schema';
import {
  type Known,
  LIST_NAMES,
  type ListChange,
  type ListItem,
  type ListName,
  type Lists,
  MOST_ON_LIST,
} from './lists';
import { knownFacts, knownRow } from './stored-row';

/**
 * Under which keys the device keeps a court's lists, and a text that is another after each writing, so that a tab need not
 * read five thousand hearings to learn that they are as it left them.
 */
export const listsKey = (court: string) => `lists/${court}`;
export const stampKey = (court: string) => `lists/${court}/stamp`;

const VERSION = 1;

/** Longer than the field for notes lets any grow. */
const LONGEST_NOTE = 5000;

const KNOWN: { [Name in ListName]: Schema<Known[Name] | null> } = {
  hearings: knownRow,
  meetings: knownRow,
  cases: knownFacts(['number', 'title', 'caseType', 'chapter']),
  debtors: knownFacts(['name', 'caseNumber', 'title']),
};

function noteOf(json: unknown, misfit: () => void): string {
  if (typeof json !== 'string') {
    if (json !== null && json !== undefined) misfit();
    return '';
  }
  if (json.length > LONGEST_NOTE) misfit();
  return wellFormed(json.slice(0, LONGEST_NOTE));
}

function parseItem<Name extends ListName>(
  name: Name,
  json: unknown,
  misfit: () => void,
): ListItem<Name> | null {
  const item = objectOf(json);
  const id = idSchema(item?.id);
  if (!item || !id) {
    misfit();
    return null;
  }
  const notedAt = momentSchema(item.notedAt, misfit);
  return {
    id,
    starredAt: momentSchema(item.starredAt, misfit) ?? 0,
    note: noteOf(item.note, misfit),
    ...(notedAt !== null && { notedAt }),
    last: KNOWN[name](item.last, misfit),
  };
}

/** `whole` false where something did not fit; `isLater`: a later release wrote it, which will read what is lost on this one. */
export type ReadLists = { lists: Lists; whole: boolean; isLater: boolean; leftOut: number };

/** Of stored lists what can be used; `leftOut`: so many things could not be. */
export function readLists(json: unknown): ReadLists {
  const at = objectOf(json);
  const version = at?.version;
  const isLater = typeof version === 'number' && version > VERSION;
  let whole = json === null || version === VERSION;
  let leftOut = 0;
  const misfit = () => {
    whole = false;
  };
  function read<Name extends ListName>(name: Name): ReadonlyMap<string, ListItem<Name>> {
    const items = new Map<string, ListItem<Name>>();
    const stored = at?.[name];
    if (stored !== undefined && !Array.isArray(stored)) misfit();
    for (const each of listOf(stored)) {
      const item = items.size < MOST_ON_LIST ? parseItem(name, each, misfit) : null;
      if (item) items.set(item.id, item);
      else leftOut += 1;
    }
    if (leftOut > 0) misfit();
    return items;
  }
  const lists = {
    hearings: read('hearings'),
    cases: read('cases'),
    debtors: read('debtors'),
    meetings: read('meetings'),
  };
  return { lists, whole, isLater, leftOut };
}

const compacted = new WeakMap<object, object>();

/** Without what is not known: five thousand rows full of nulls would be a megabyte more. */
function compact(last: object | null): object | null {
  if (last === null) return null;
  const known = compacted.get(last);
  if (known) return known;
  const made = Object.fromEntries(Object.entries(last).filter(([, value]) => value !== null));
  compacted.set(last, made);
  return made;
}

/** Lists as the device keeps them: `{version: 1, hearings: [{id, starredAt, note, last}], cases, debtors, meetings}`. */
export function writeLists(lists: Lists): Record<string, unknown> {
  const written = LIST_NAMES.map((name) => [
    name,
    [...lists[name].values()].map((item) => ({ ...item, last: compact(item.last) })),
  ]);
  return { version: VERSION, ...Object.fromEntries(written) };
}

function changeOf<Name extends ListName>(list: Name, json: Record<string, unknown>): ListChange<Name>[] {
  const id = idSchema(json.id);
  const at = momentSchema(json.at) ?? 0;
  if (!id) return [];
  if (json.what === 'put') return [{ list, id, what: 'put', at, last: KNOWN[list](json.last) }];
  if (json.what === 'note') return [{ list, id, what: 'note', at, note: noteOf(json.note, () => {}) }];
  return json.what === 'taken' ? [{ list, id, what: 'taken' }] : [];
}

/**
 * What a page did to a court's lists and was left before the device had taken it, from localStorage; what does not fit is left
 * out. Done twice it is done once, so another tab's may be among it.
 */
export function leftChanges(court: string): ListChange[] {
  try {
    return listOf(JSON.parse(localStorage.getItem(LISTS_LEFT + court) ?? '[]')).flatMap((json) => {
      const change = objectOf(json);
      const list = LIST_NAMES.find((name) => name === change?.list);
      return change && list ? changeOf(list, change) : [];
    });
  } catch {
    // refused, or no JSON
    return [];
  }
}
