import type { ListItem, Lists } from '@court/contract';
import type { DocketRow } from '@court/records';

type Rows = 'hearings' | 'meetings';

/** Without what the court tells again when the list is shown: matter, place, how to appear, what was before. */
const compactRow = (row: DocketRow): DocketRow => ({
  ...row,
  ...{ matter: null, place: null, how: null, was: null, flags: null, eventTime: null },
  ...{ sortCode: null, trusteeId: null },
});

function compact<Name extends Rows>(
  items: ReadonlyMap<string, ListItem<Name>>,
): ReadonlyMap<string, ListItem<Name>> {
  return new Map([...items].map(([id, item]) => [id, { ...item, last: item.last && compactRow(item.last) }]));
}

/** Lists for a link, which is to be short: notes and all that names a hearing, without its details. */
export function compactLists(lists: Lists): Lists {
  return { ...lists, hearings: compact(lists.hearings), meetings: compact(lists.meetings) };
}
