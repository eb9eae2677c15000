import { type ListItem, type ListName, listsAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

/** What stands on a list; `isOff`: it was taken off while the reader looked, and can be put back. */
export type Listed<Name extends ListName = ListName> = ListItem<Name> & { isOff: boolean };

type Memory<Name extends ListName> = {
  list: ReadonlyMap<string, ListItem<Name>>;
  taken: ReadonlyMap<string, ListItem<Name>>;
  listed: readonly Listed<Name>[];
};

const on = <Name extends ListName>(item: ListItem<Name>): Listed<Name> => ({ ...item, isOff: false });

function next<Name extends ListName>(
  before: Memory<Name>,
  list: ReadonlyMap<string, ListItem<Name>>,
): Memory<Name> {
  const taken = new Map(before.taken);
  for (const [id, item] of before.list) if (!list.has(id)) taken.set(id, item);
  for (const id of list.keys()) taken.delete(id);
  const known = new Map(before.listed.map((item) => [item.id, item]));
  // what has not changed stays the same object, so that its row is not drawn again
  const listed = [...list.values()].map((item) => {
    const same = before.list.get(item.id) === item ? known.get(item.id) : undefined;
    return same && !same.isOff ? same : on(item);
  });
  const off = [...taken.values()].map((item): Listed<Name> => ({ ...item, isOff: true }));
  return { list, taken, listed: [...listed, ...off] };
}

/** What stands on one of the reader's lists, with what was taken off while the page was open. */
export function useListed<Name extends ListName>(name: Name): readonly Listed<Name>[] {
  const list = useAtomValue(listsAtom)[name];
  const [memory, remember] = useState<Memory<Name>>(() => ({
    list,
    taken: new Map(),
    listed: [...list.values()].map(on),
  }));
  if (memory.list === list) return memory.listed;
  const now = next(memory, list);
  remember(now);
  return now.listed;
}
