import { LISTS_LEFT, listOf, objectOf } from '@court/records';
import { idSchema, momentSchema } from '../state/stored/history';
import { LIST_NAMES, type ListChange, type ListName } from './lists';
import { KNOWN, noteOf } from './stored-lists';

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
