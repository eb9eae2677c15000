import { mkdirSync } from 'node:fs';
import { basename } from 'node:path';
import { RequestError } from '../rest/request-error';
import type { DataNode } from '../tree/data-node';
import type { Write } from '../write';
import { diskFailure } from './disk-failure';
import { logFile, readJournalFolder, snapshotFile } from './journal-folder';
import { LogFile } from './log-file';
import { drawDatabaseNumber, entryLine, firstLine, LONGEST_LINE_BYTES } from './log-line';
import type { LogReader } from './log-reader';
import { writeSnapshot } from './snapshot-file';

const MIN_BYTES_TO_COMPACT = 8 * 1024 * 1024;
const FIRST_RETRY_MS = 60_000;
const LAST_RETRY_MS = 16 * FIRST_RETRY_MS;

/**
 * `log.jsonl`, one line per acknowledged write, over `snapshot.json`. Entries are numbered, and the snapshot
 * holds the number it includes, so that a crash between writing it and beginning the log anew repeats nothing.
 */
export class Journal {
  private sequence = 0;
  private database = drawDatabaseNumber();
  private snapshotBytes = 0;
  private readonly log: LogFile;
  private isBegun = false;
  private isRefusing = false;
  private retryMs = FIRST_RETRY_MS;
  /** Epoch milliseconds. */
  private retryAt = 0;

  constructor(private readonly directory: string) {
    this.log = new LogFile(logFile(directory));
  }

  /** Throws JournalDamagedError and DataFolderError. Files of a version before checksums are made anew. */
  load(): DataNode | null {
    const { snapshot, log, root } = readJournalFolder(this.directory, { build: true });
    this.database = log?.database ?? snapshot?.database ?? this.database;
    this.sequence = Math.max(snapshot?.sequence ?? 0, log?.last ?? 0);
    this.snapshotBytes = snapshot?.bytes ?? 0;
    if (log !== null) this.goOn(log);
    if (log?.hasUnchecked || snapshot?.database === null) this.compact(root);
    return root;
  }

  /**
   * Returns when the bytes are with the operating system: they outlive this process, however it ends. Throws a
   * RequestError where they are not; nothing of them is then in the log.
   */
  append(writes: readonly Write[]): void {
    const line = entryLine(this.database, this.sequence + 1, writes);
    if (line.length > LONGEST_LINE_BYTES)
      throw new RequestError('too_big', 'Data to write exceeds the maximum size');
    try {
      if (!this.isBegun) this.begin();
      this.log.append(line);
    } catch (error) {
      throw this.refusal(error);
    }
    this.sequence += 1;
    if (this.isRefusing) this.say('writes are taken again');
    this.isRefusing = false;
  }

  /** Never throws: what is in the log is acknowledged, whatever becomes of the snapshot. */
  compactIfLarge(root: DataNode | null): void {
    if (this.log.bytes < Math.max(MIN_BYTES_TO_COMPACT, this.snapshotBytes)) return;
    if (Date.now() >= this.retryAt) this.compact(root);
  }

  /** A long log takes some ten times as long to read as the snapshot that it is made into here. Never throws. */
  close(root: DataNode | null): void {
    if (this.log.bytes >= MIN_BYTES_TO_COMPACT) this.compact(root);
    this.log.close();
  }

  /** A log without lines, which only versions before checksums left, begins with the next write. */
  private goOn({ from, last, wholeBytes, tornBytes }: LogReader): void {
    this.isBegun = from !== null;
    this.log.bytes = wholeBytes;
    if (tornBytes === 0) return;
    const where = `from byte ${wholeBytes} on`;
    this.say(`log.jsonl ended within entry ${last + 1}; its ${tornBytes} bytes ${where} are dropped`);
    if (this.isBegun) this.log.cutTo(wholeBytes);
  }

  private begin(): void {
    mkdirSync(this.directory, { recursive: true });
    this.log.restart(firstLine(this.database, this.sequence));
    this.isBegun = true;
  }

  private compact(root: DataNode | null): void {
    const file = snapshotFile(this.directory);
    try {
      // A first line that names the database, before a snapshot that does: a crash between them leaves both readable.
      if (!this.isBegun) this.begin();
      this.log.sync();
      this.snapshotBytes = writeSnapshot(file, this.sequence, this.database, root);
      this.begin();
      this.retryMs = FIRST_RETRY_MS;
    } catch (error) {
      this.retryAt = Date.now() + this.retryMs;
      this.say(
        `no snapshot could be made: ${diskFailure(error)}. Nothing is lost, log.jsonl goes on; ` +
          `the next attempt comes after ${this.retryMs / FIRST_RETRY_MS} min`,
      );
      this.retryMs = Math.min(2 * this.retryMs, LAST_RETRY_MS);
    }
  }

  /** One line for the first of many writes that are refused for the same reason. */
  private refusal(error: unknown): RequestError {
    const why = diskFailure(error);
    if (!this.isRefusing) this.say(`writes are refused: ${why}`);
    this.isRefusing = true;
    return new RequestError('unavailable', `Not written: ${why}`);
  }

  private say(what: string): void {
    console.warn(`${basename(this.directory)}: ${what}.`);
  }
}
