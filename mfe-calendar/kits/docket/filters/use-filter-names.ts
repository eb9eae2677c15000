import { judgesAtom, officesAtom, trusteesAtom } from '@court/contract';
import { type DocketFilters, FILTER_NAMES, type FilterName, nameOfId, UNKNOWN_ID } from '@court/domain';
import { sharedMessages, wordFor } from '@court/domain/words';
import { useAtomValue } from 'jotai';
import { useViewMessages } from '../config/view-messages';

/** Returns the label of a filter's id: a judge's name, 'Chapter 13', 'Vacated'. */
export function useFilterNames(): (name: FilterName, id: string) => string {
  const monthMessages = useViewMessages();
  const judges = useAtomValue(judgesAtom).byId;
  const trustees = useAtomValue(trusteesAtom).byId;
  const offices = useAtomValue(officesAtom).byId;
  const people = { judge: judges, trustee: trustees, office: offices };
  return (name, id) => {
    if (id === UNKNOWN_ID) return monthMessages('filter.notGiven');
    if (name === 'type')
      return id === 'bk' ? monthMessages('filter.bankruptcy') : (wordFor('type', id) ?? id);
    if (name === 'chapter') return sharedMessages('chapter', { chapter: id });
    if (name === 'status') return wordFor('status', id) ?? id;
    return people[name][id]?.name ?? nameOfId(id);
  };
}

/** The chosen filters. `text`: 'Judge: Oakesmith', 'Chapter 13'. */
export function useChosenFilters(filters: DocketFilters) {
  const viewMessages = useViewMessages();
  const nameOf = useFilterNames();
  return FILTER_NAMES.flatMap((name) =>
    (filters[name] ?? []).map((id) => {
      const [label, text] = [viewMessages(`filter.${name}`), nameOf(name, id)];
      return { name, id, text: text.startsWith(label) ? text : `${label}: ${text}` };
    }),
  );
}
