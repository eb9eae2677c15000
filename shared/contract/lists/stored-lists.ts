import { LISTS_LEFT, listOf, objectOf } from '@court/domain';
import { LIST_NAMES, type ListName } from '../links/list-names';
import { idSchema, momentSchema } from '../state/stored/history';
import { type Schema, wellFormed } from '../state/stored/schema';
import { type Known, type ListChange, type ListItem, type Lists, MOST_ON_LIST } from './lists';
import { knownFacts, knownRow } from './stored-row';

/**
 * The device's keys for a court's lists and for their stamp. The stamp is a random text that changes with every write.
 * It saves a tab from reading 5,000 hearings to learn that they are unchanged.
 */
export const listsKey = (court: string) => `lists/${court}`;
export const stampKey = (court: string) => `lists/${court}/stamp`;

const VERSION = 1;

/** Max characters of a note. The note field allows fewer. */
const MAX_NOTE_LENGTH = 5000;

const KNOWN: { [Name in ListName]: Schema<Known[Name] | null> } = {
  hearings: knownRow,
  meetings: knownRow,
  cases: knownFacts(['number', 'title', 'caseType', 'chapter']),
  debtors: knownFacts(['name', 'caseNumber', 'title']),
};

function noteOf(json: unknown, onInvalid: () => void): string {
  if (typeof json !== 'string') {
    if (json !== null && json !== undefined) onInvalid();
    return '';
  }
  if (json.length > MAX_NOTE_LENGTH) onInvalid();
  return wellFormed(json.slice(0, MAX_NOTE_LENGTH));
}

function parseItem<Name extends ListName>(
  name: Name,
  json: unknown,
  onInvalid: () => void,
): ListItem<Name> | null {
  const item = objectOf(json);
  const id = idSchema(item?.id);
  if (!item || !id) {
    onInvalid();
    return null;
  }
  const notedAt = momentSchema(item.notedAt, onInvalid);
  const asOf = momentSchema(item.asOf, onInvalid);
  return {
    id,
    starredAt: momentSchema(item.starredAt, onInvalid) ?? 0,
    ...(asOf !== null && { asOf }),
    note: noteOf(item.note, onInvalid),
    ...(notedAt !== null && { notedAt }),
    last: KNOWN[name](item.last, onInvalid),
  };
}

/**
 * `whole`: false if some part was damaged. `isLater`: a newer release wrote the lists, and can read the parts that
 * this release cannot. `leftOut`: number of items that were dropped.
 */
export type ReadLists = { lists: Lists; whole: boolean; isLater: boolean; leftOut: number };

/** Parses stored lists and keeps the items that can be read. */
export function readLists(json: unknown): ReadLists {
  const at = objectOf(json);
  const version = at?.version;
  const isLater = typeof version === 'number' && version > VERSION;
  let whole = json === null || version === VERSION;
  let leftOut = 0;
  const onInvalid = () => {
    whole = false;
  };
  function read<Name extends ListName>(name: Name): ReadonlyMap<string, ListItem<Name>> {
    const items = new Map<string, ListItem<Name>>();
    const stored = at?.[name];
    if (stored !== undefined && !Array.isArray(stored)) onInvalid();
    for (const each of listOf(stored)) {
      const item = items.size < MOST_ON_LIST ? parseItem(name, each, onInvalid) : null;
      if (item) items.set(item.id, item);
      else leftOut += 1;
    }
    if (leftOut > 0) onInvalid();
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

/** Removes null fields. In 5,000 rows they would take one more megabyte. */
function compact(last: object | null): object | null {
  if (last === null) return null;
  const known = compacted.get(last);
  if (known) return known;
  const made = Object.fromEntries(Object.entries(last).filter(([, value]) => value !== null));
  compacted.set(last, made);
  return made;
}

/** Lists in the device's format: `{version: 1, hearings: [{id, starredAt, asOf, note, last}], cases, debtors, meetings}`. */
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
  const asOf = momentSchema(json.asOf) ?? at;
  if (json.what === 'put') return [{ list, id, what: 'put', at, asOf, last: KNOWN[list](json.last) }];
  if (json.what === 'note') return [{ list, id, what: 'note', at, note: noteOf(json.note, () => {}) }];
  return json.what === 'taken' ? [{ list, id, what: 'taken' }] : [];
}

/**
 * Changes that an earlier page left in localStorage because it closed before the device stored them. Invalid changes
 * are left out. They may include changes of an open tab, since applying them twice has no effect.
 */
export function leftChanges(court: string): ListChange[] {
  try {
    return listOf(JSON.parse(localStorage.getItem(LISTS_LEFT + court) ?? '[]')).flatMap((json) => {
      const change = objectOf(json);
      const list = LIST_NAMES.find((name) => name === change?.list);
      return change && list ? changeOf(list, change) : [];
    });
  } catch {
    // localStorage is refused, or the text is not JSON
    return [];
  }
}
