import { UsageError } from '../../scripts/command-line/command-line.mjs';
import { BadOwnerTokenError } from '../database/access/owner-token';
import { type Reject, RejectedRecordsError } from './checking/reject';
import { ShrinkError } from './diff/compare-days';
import { CourtFileError } from './load-court';
import { MapFileError } from './reading/load-field-map';
import { SourceFileError } from './reading/source-file';
import { DatabaseAddressError, NoAccessError, ServiceAccountError } from './store/database-access';
import { LeaseHeldError } from './store/lease';
import { NoExportsError, TwoExportsError } from './watched-exports';

const EXIT_CODES = { failed: 1, 'wrong-use': 2, refused: 3, busy: 4 } as const;
type FailureOutcome = keyof typeof EXIT_CODES;

/** Why nothing, or not all, was published. */
export type Failure = {
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
  ServiceAccountError,
];
const REFUSED = [RejectedRecordsError, SourceFileError, ShrinkError, NoExportsError, TwoExportsError];

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
