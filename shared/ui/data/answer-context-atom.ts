import { courtAtom, nowAtom, officesAtom } from '@court/contract';
import type { AnswerContext } from '@court/domain';
import { atom } from 'jotai';

/** The context for `answerOf`: the chosen court's time zones and offices, and the current time. */
export const answerContextAtom = atom(
  (get): AnswerContext => ({
    timeZones: get(courtAtom)?.timeZones ?? ['UTC'],
    offices: get(officesAtom).byId,
    now: get(nowAtom),
  }),
);
