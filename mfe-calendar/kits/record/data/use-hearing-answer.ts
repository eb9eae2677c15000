import {
  answerOf,
  type CalendarKind,
  factsOfEntry,
  type HearingAnswer,
  type ShownEntry,
} from '@court/domain';
import { answerContextAtom } from '@court/ui';
import { useAtomValue } from 'jotai';
import { type CaseDate, caseDatesAtom } from './case-dates-atom';

/** All dates of the record's case. Undefined while they load; [] if they cannot be loaded. */
export function useCaseDates(caseKey = ''): readonly CaseDate[] | undefined {
  const { value, status } = useAtomValue(caseDatesAtom(caseKey));
  return value ?? (status === 'failed' ? NO_DATES : undefined);
}

const NO_DATES: readonly CaseDate[] = [];

/** The answer at the top of a record's page: whether, when, how and before whom the hearing is held. */
export function useHearingAnswer(kind: CalendarKind, entry: ShownEntry): HearingAnswer {
  const context = useAtomValue(answerContextAtom);
  return answerOf(factsOfEntry(kind, entry), useCaseDates(entry.caseKey), context);
}
