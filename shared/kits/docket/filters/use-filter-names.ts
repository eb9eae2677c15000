import { judgesAtom, officesAtom, trusteesAtom } from '@court/contract';
import { type FilterName, nameOfId, UNKNOWN_ID } from '@court/records';
import { sharedWords, wordFor } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useViewWords } from '../view-words';

/** Says an id of a filter in words: a judge's name, 'Chapter 13', 'Vacated'. */
export function useFilterNames(): (name: FilterName, id: string) => string {
  const viewWords = useViewWords();
  const judges = useAtomValue(judgesAtom).byId;
  const trustees = useAtomValue(trusteesAtom).byId;
  const offices = useAtomValue(officesAtom).byId;
  const people = { judge: judges, trustee: trustees, office: offices };
  return (name, id) => {
    if (id === UNKNOWN_ID) return viewWords('filter.notGiven');
    if (name === 'type') return id === 'bk' ? viewWords('filter.bankruptcy') : (wordFor('type', id) ?? id);
    if (name === 'chapter') return sharedWords('chapter', { chapter: id });
    if (name === 'status') return wordFor('status', id) ?? id;
    return people[name][id]?.name ?? nameOfId(id);
  };
}
