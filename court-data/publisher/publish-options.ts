import type { CourtConfig } from '@court/records';
import type { Exports } from './checking/check-exports';
import type { MoveAnswers } from './diff/moved-records';
import type { DaysWritten, FirstDays } from './diff/portions';
import type { OnProgress } from './progress';
import type { OwnerDatabase } from './store/owner-database';

/** Overruled questions: unusual values, and numbers of rejected and of removed records. */
export type Allowed = { unusual?: readonly string[]; rejects?: number; shrink?: number };

export type PublishOptions = Exports & {
  court: CourtConfig;
  /** an address on this machine, `http://host[:port][?ns=name]`, or a database that is open */
  database: string | OwnerDatabase;
  /** publish the rest if exactly so many records are rejected; true: however many */
  allowRejects?: number | true;
  /** remove exactly so many upcoming records although that is unlikely; true: however many */
  allowShrink?: number | true;
  /** which hearings are others that have moved; see MovedRecordsError */
  answers?: MoveAnswers;
  /** exceptions that the command allows: data that looks wrong and is published anyway; the ledger records them */
  allowed?: Allowed;
  /** read, check and compare, but write nothing */
  dryRun?: boolean;
  /** epoch ms; decides which records are upcoming, in the court's first zone. Without it, the database's time */
  now?: () => number;
  /** how long to wait where another publisher is at work, ms; without it, that is an error */
  waitForLeaseMs?: number;
  /** most paths of one write */
  mostPaths?: number;
  /** most records that are worked out together; see Portions */
  mostRecords?: number;
  /** writes some days before all others, so that readers have them soon */
  stages?: Stages;
  onProgress?: OnProgress;
};

/** `onDays` is called before anything is written and after each portion, and waited for. */
export type Stages = { firstDays: FirstDays; onDays: (written: DaysWritten) => void | Promise<void> };
