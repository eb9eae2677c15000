import { type ListItem, type ListName, listsAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

/** An item of `list`. `isOff`: the reader removed it while the page was open, and can restore it. */
export type Listed<Name extends ListName = ListName> = ListItem<Name> & { list: Name; isOff: boolean };

type Memory<Name extends ListName> = {
  list: ReadonlyMap<string, ListItem<Name>>;
  taken: ReadonlyMap<string, ListItem<Name>>;
  listed: readonly Listed<Name>[];
  /** time of the court's last withdrawal, epoch ms */
  withdrawn: number | undefined;
};

const on = <Name extends ListName>(name: Name, item: ListItem<Name>): Listed<Name> => ({
  ...item,
  list: name,
  isOff: false,
});

function next<Name extends ListName>(
  name: Name,
  before: Memory<Name>,
  list: ReadonlyMap<string, ListItem<Name>>,
  withdrawn: number | undefined,
): Memory<Name> {
  // drops removed items after a withdrawal, because they may hold a withdrawn name
  const taken = new Map(before.withdrawn === withdrawn ? before.taken : []);
  for (const [id, item] of before.list) if (!list.has(id)) taken.set(id, item);
  for (const id of list.keys()) taken.delete(id);
  const known = new Map(before.listed.map((item) => [item.id, item]));
  // unchanged items stay the same object, so that their rows do not render again
  const listed = [...list.values()].map((item) => {
    const same = before.list.get(item.id) === item ? known.get(item.id) : undefined;
    return same && !same.isOff ? same : on(name, item);
  });
  const off = [...taken.values()].map((item): Listed<Name> => ({ ...item, list: name, isOff: true }));
  return { list, taken, listed: [...listed, ...off], withdrawn };
}

/**
 * The items of one of the reader's lists, and those removed while the page was open. `withdrawn`: time of the court's
 * last withdrawal, epoch ms. When it changes, removed items are dropped.
 */
export function useListed<Name extends ListName>(
  name: Name,
  withdrawn: number | undefined,
): readonly Listed<Name>[] {
  const list = useAtomValue(listsAtom)[name];
  const [memory, remember] = useState<Memory<Name>>(() => ({
    list,
    taken: new Map(),
    listed: [...list.values()].map((item) => on(name, item)),
    withdrawn,
  }));
  if (memory.list === list && memory.withdrawn === withdrawn) return memory.listed;
  const now = next(name, memory, list, withdrawn);
  remember(now);
  return now.listed;
}
