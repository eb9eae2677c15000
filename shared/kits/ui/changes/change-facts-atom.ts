import { CHANGED_FIELDS, type RecordChange } from '@court/records';
import { atom } from 'jotai';
import { changeWords } from '../words/change-words';
import { changedValueAtom } from './changed-value-atom';

/** One thing that changed, in words; `from` is null where the court had said nothing. */
export type ChangeFact = { label: string; from: string | null; to: string };

/** Says what a change is about, field by field, in the order in which it is told. */
export const changeFactsAtom = atom((get) => {
  const inWords = get(changedValueAtom);
  return (change: RecordChange): ChangeFact[] => {
    const facts = CHANGED_FIELDS.flatMap((field) => {
      const { from, to } = change[field] ?? {};
      if (!from && !to) return [];
      const label = changeWords(`field.${field}`);
      return [
        {
          label,
          from: from ? inWords(field, from) : null,
          to: to ? inWords(field, to) : changeWords('notSaid'),
        },
      ];
    });
    const appear = { label: changeWords('appearChanged'), from: null, to: changeWords('appearDiffers') };
    return change.appear ? [...facts, appear] : facts;
  };
});
