import { UsageError } from '../../scripts/command-line/command-line.mjs';
import { BadOwnerTokenError, OwnerTokenFileError } from '../database/access/owner-token';
import { WrongCourtError } from './checking/which-court';
import { MovedRecordsError } from './diff/moved-records';
import { ShrinkError } from './diff/shrink-guard';
import { CourtFileError } from './load-court';
import { formatSummary, type PublishSummary } from './publish-summary';
import { MapFileError } from './reading/load-field-map';
import {
  oneLine,
  type Reject,
  RejectedRecordsError,
  rejectLine,
  SourceFileError,
} from './reading/source-file';
import { DatabaseAddressError, NoAccessError, ServiceAccountError } from './store/database-access';
import { ClockError } from './store/database-clock';
import { LeaseHeldError } from './store/lease';
import { NoExportsError, TwoExportsError } from './watched-exports';

const EXIT_CODES = { failed: 1, 'wrong-use': 2, refused: 3, busy: 4 } as const;
type FailureOutcome = keyof typeof EXIT_CODES;

/** Why nothing, or not all, was published. */
type Failure = {
  outcome: FailureOutcome;
  exitCode: (typeof EXIT_CODES)[FailureOutcome];
  /** what happened, and the remedy */
  message: string;
  rejects: Reject[];
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

/** What a clerk and a machine are told of an error. */
export function failureOf(error: unknown): Failure {
  const outcome = outcomeOf(error);
  return {
    outcome,
    exitCode: EXIT_CODES[outcome],
    message: error instanceof Error ? error.message : String(error),
    rejects: error instanceof RejectedRecordsError ? error.rejects : [],
  };
}

/** Ids taken out of public view, and ids of which nothing was ever published. */
export type Withdrawal = { withdrawn: string[]; unknown: string[] };

/** Says what became of a publication: in sentences for a clerk, or as JSON for a machine. */
export type Report = {
  done: (summary: PublishSummary) => void;
  withdrawn: (withdrawal: Withdrawal) => void;
  /** `again`: the same was said last */
  failed: (failure: Failure, again?: boolean) => void;
};

/** What was done goes to stdout; what went wrong to stderr, each reject with its place. */
export const sentences: Report = {
  done: (summary) => console.log(formatSummary(summary)),
  withdrawn: ({ withdrawn, unknown }) => {
    for (const id of withdrawn) console.log(`${oneLine(id)}: withdrawn from public view`);
    for (const id of unknown)
      console.error(`${oneLine(id)}: no record has this id. Check it, and give it again`);
  },
  failed: ({ rejects, message }, again = false) => {
    if (!again) for (const reject of rejects) console.error(rejectLine(reject));
    console.error(oneLine(message));
  },
};

/** One object on stdout for each publication; `indent` spaces, 0 for one line each. */
export function json(indent: number): Report {
  const print = (value: object) => console.log(JSON.stringify(value, null, indent));
  return {
    done: print,
    withdrawn: (withdrawal) => print({ outcome: 'withdrawn', ...withdrawal }),
    failed: (failure) => print(failure),
  };
}
