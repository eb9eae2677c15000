import { UsageError } from '../command-line/command-line.mjs';
import { BadOwnerTokenError, OwnerTokenFileError } from '../database/access/owner-token';
import { WrongCourtError } from './checking/which-court';
import { MovedRecordsError } from './diff/moved-records';
import { ShrinkError } from './diff/shrink-guard';
import { counted, formatSummary, type PublishSummary } from './publish-summary';
import { MapFileError } from './reading/field-map/load-field-map';
import { OpenQuestionsError, type Question, questionLines } from './reading/questions';
import {
  oneLine,
  type Reject,
  RejectedRecordsError,
  rejectLine,
  SourceFileError,
} from './reading/source-file';
import { hidePrivate } from './reading/text/private-data';
import { CourtFileError } from './run/load-court';
import { DatabaseAddressError, NoAccessError, ServiceAccountError } from './store/database-access';
import { ClockError } from './store/database-clock';
import { LeaseHeldError } from './store/lease';
import type { Unsealing } from './unseal-cases';
import { NoExportsError, TwoExportsError } from './watched-exports';
import type { Withdrawal } from './withdraw-records';

const EXIT_CODES = { failed: 1, 'wrong-use': 2, refused: 3, busy: 4 } as const;
type FailureOutcome = keyof typeof EXIT_CODES;

/** The reason for which nothing, or not everything, was published. */
type Failure = {
  outcome: FailureOutcome;
  exitCode: (typeof EXIT_CODES)[FailureOutcome];
  /** the cause and the remedy */
  message: string;
  rejects: Reject[];
  /** questions for the clerk */
  questions: readonly Question[];
};

const WRONG_USE = [
  UsageError,
  CourtFileError,
  MapFileError,
  DatabaseAddressError,
  NoAccessError,
  BadOwnerTokenError,
  OwnerTokenFileError,
  ServiceAccountError,
];
const REFUSED = [
  OpenQuestionsError,
  RejectedRecordsError,
  SourceFileError,
  WrongCourtError,
  ShrinkError,
  MovedRecordsError,
  ClockError,
  NoExportsError,
  TwoExportsError,
];

function outcomeOf(error: unknown): FailureOutcome {
  if (WRONG_USE.some((kind) => error instanceof kind)) return 'wrong-use';
  if (REFUSED.some((kind) => error instanceof kind)) return 'refused';
  return error instanceof LeaseHeldError ? 'busy' : 'failed';
}

/** The exit code, message and details of an error. */
export function failureOf(error: unknown): Failure {
  const outcome = outcomeOf(error);
  return {
    outcome,
    exitCode: EXIT_CODES[outcome],
    message: error instanceof Error ? error.message : String(error),
    rejects:
      error instanceof RejectedRecordsError || error instanceof OpenQuestionsError ? error.rejects : [],
    questions: error instanceof OpenQuestionsError ? error.questions : [],
  };
}

/** Reports the result of a publication: as sentences for a clerk, or as JSON for a program. */
export type Report = {
  done: (summary: PublishSummary) => void;
  withdrawn: (withdrawal: Withdrawal) => void;
  unsealed: (unsealing: Unsealing) => void;
  /** `again`: the last message was the same */
  failed: (failure: Failure, again?: boolean) => void;
};

/** Prints results to stdout. Prints failures to stderr, each reject with its position. */
export const sentences: Report = {
  done: (summary) => console.log(formatSummary(summary)),
  withdrawn: ({ withdrawn, unknown, cases, unknownCases, casesClosed }) => {
    for (const id of withdrawn) console.log(`${oneLine(id)}: hidden from the public`);
    if (casesClosed > 0)
      console.log(
        `Cases with no other public record: ${casesClosed}. They stay hidden from the public until --unseal-case`,
      );
    for (const { number, records } of cases)
      console.log(
        `Case ${oneLine(number)}: hidden from the public; ${counted(records, 'public record')} hidden`,
      );
    for (const id of unknown)
      console.error(`${oneLine(id)}: no record has this id. Check it, and give it again`);
    for (const number of unknownCases)
      console.error(
        `${oneLine(number)}: nothing of such a case is public. Check the number. To close a case before it is published, give its type, as in 26-bk-10961`,
      );
  },
  unsealed: ({ unsealed, unknownCases }) => {
    for (const number of unsealed)
      console.log(`Case ${oneLine(number)}: the next publication publishes it, unless the export seals it`);
    for (const number of unknownCases)
      console.error(`${oneLine(number)}: no such case is sealed or hidden. Check the number`);
  },
  failed: ({ rejects, questions, message }, again = false) => {
    if (!again) for (const reject of rejects) console.error(rejectLine(reject));
    const lines = questions.flatMap((question, at) => questionLines(question, at + 1));
    if (!again) for (const line of lines) console.error(oneLine(hidePrivate(line)));
    console.error(oneLine(message));
  },
};

/** Prints one JSON object to stdout per publication, with `indent` spaces; 0 prints one line each. */
export function json(indent: number): Report {
  const print = (value: object) => console.log(JSON.stringify(value, null, indent));
  return {
    done: print,
    withdrawn: (withdrawal) => print({ outcome: 'withdrawn', ...withdrawal }),
    unsealed: (unsealing) => print({ outcome: 'unsealed', ...unsealing }),
    failed: (failure) => print(failure),
  };
}
