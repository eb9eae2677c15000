import type { CourtConfig } from '@court/domain';
import type { Exports } from './checking/check-exports';
import type { DaysWritten, FirstDays } from './diff/batches';
import type { MoveAnswers } from './diff/moved-records';
import type { OnProgress } from './run/progress';
import type { OwnerDatabase } from './store/owner-database';

/** Overruled checks: suspicious values, and numbers of rejected and removed records. */
export type Allowed = { unusual?: readonly string[]; rejects?: number; shrink?: number };

export type PublishOptions = Exports & {
  court: CourtConfig;
  /** an address on this machine, `http://host[:port][?ns=name]`, or an open database */
  database: string | OwnerDatabase;
  /** publish the rest if exactly this many records are rejected; true allows any number */
  allowRejects?: number | true;
  /** remove exactly this many future records despite the guard; true allows any number */
  allowShrink?: number | true;
  /** answers about moved hearings; see MovedRecordsError */
  answers?: MoveAnswers;
  /** exceptions of the command: suspicious data that is published anyway; the ledger records them */
  allowed?: Allowed;
  /** read, check and compare, but write nothing */
  dryRun?: boolean;
  /** epoch ms; decides which records are in the future, in the court's first time zone; default: the database's time */
  now?: () => number;
  /** ms to wait for another publisher; without it, a running publisher is an error */
  waitForLeaseMs?: number;
  /** maximum paths of one write */
  mostPaths?: number;
  /** maximum records computed together; see Portions */
  mostRecords?: number;
  /** writes some days before all others, so that readers see them early */
  stages?: Stages;
  onProgress?: OnProgress;
};

/** `onDays` is called and awaited before the first write and after each batch. */
export type Stages = { firstDays: FirstDays; onDays: (written: DaysWritten) => void | Promise<void> };
