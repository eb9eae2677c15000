import { courtAtom, nowAtom, officesAtom } from '@court/contract';
import type { AnswerContext } from '@court/records';
import { atom } from 'jotai';

/** The chosen court's clocks, its offices and the moment: what every answer about a hearing goes by. */
export const answerContextAtom = atom(
  (get): AnswerContext => ({
    timeZones: get(courtAtom)?.timeZones ?? ['UTC'],
    offices: get(officesAtom).byId,
    now: get(nowAtom),
  }),
);
