import {
  answerOf,
  type CalendarKind,
  factsOfEntry,
  type HearingAnswer,
  type ShownEntry,
} from '@court/records';
import { answerContextAtom } from '@court/ui';
import { useAtomValue } from 'jotai';
import { type CaseDate, caseDatesAtom } from './case-dates-atom';

/** Everything dated in the case of a record; undefined while it is loaded, [] if it could not be loaded. */
export function useCaseDates(caseKey = ''): readonly CaseDate[] | undefined {
  const { value, status } = useAtomValue(caseDatesAtom(caseKey));
  return value ?? (status === 'failed' ? NO_DATES : undefined);
}

const NO_DATES: readonly CaseDate[] = [];

/** The answer that a record's page shows first: whether, when, how and before whom the hearing is held. */
export function useHearingAnswer(kind: CalendarKind, entry: ShownEntry): HearingAnswer {
  const context = useAtomValue(answerContextAtom);
  return answerOf(factsOfEntry(kind, entry), useCaseDates(entry.caseKey), context);
}
