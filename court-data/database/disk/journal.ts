import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { DataNode } from '../tree/data-node';
import { RequestError } from '../tree/request-error';
import type { Write } from '../tree/write';
import { diskFailure } from './disk-failure';
import { MAX_LINE_BYTES, treeLines, writesLine } from './journal-line';
import { LogFile } from './log-file';
import { journalFile, readJournal } from './read-journal';

/** If the writes take more bytes than this, a new file with the resulting tree replaces the journal. */
const MIN_BYTES_TO_COMPACT = 8 * 1024 * 1024;
const FIRST_RETRY_MS = 60_000;
const MAX_RETRY_MS = 16 * FIRST_RETRY_MS;

/** The journal `log.jsonl` of one namespace: a tree, and each write acknowledged since (see journal-line). */
export class Journal {
  private readonly log: LogFile;
  /** The random number of the file. Empty if there is no file. */
  private file = '';
  private lines = 0;
  private treeBytes = 0;
  private isRefusing = false;
  private retryMs = FIRST_RETRY_MS;
  /** Epoch milliseconds. */
  private retryAt = 0;

  constructor(private readonly directory: string) {
    this.log = new LogFile(journalFile(directory));
  }

  /** Throws JournalDamagedError and DataFolderError. Truncates and reports a last write that a crash interrupted. */
  load(): DataNode | null {
    const found = readJournal(this.directory);
    if (found === null) return null;
    const { root, file, lines, bytes, treeBytes, tornBytes } = found;
    Object.assign(this, { file, lines, treeBytes });
    this.log.bytes = bytes;
    if (tornBytes > 0) {
      this.say(
        `log.jsonl ended within number ${lines}; its ${tornBytes} bytes from byte ${bytes} on are dropped`,
      );
      this.log.cutTo(bytes);
    }
    return root;
  }

  /**
   * Returns when the operating system has the bytes, so that they survive this process. Throws a RequestError if the
   * write fails; the file is then unchanged.
   */
  append(writes: readonly Write[]): void {
    try {
      if (this.file === '') this.begin(null);
      const line = writesLine(this.file, this.lines, writes);
      if (line.length > MAX_LINE_BYTES)
        throw new RequestError('too_big', 'Data to write exceeds the maximum size');
      this.log.append(line);
    } catch (error) {
      throw error instanceof RequestError ? error : this.refusal(error);
    }
    this.lines += 1;
    if (this.isRefusing) this.say('writes are taken again');
    this.isRefusing = false;
  }

  /** Never throws: all writes in the file are acknowledged, even if compaction fails. */
  compactIfLarge(root: DataNode | null): void {
    const isLarge = this.writtenBytes >= Math.max(MIN_BYTES_TO_COMPACT, this.treeBytes);
    if (isLarge && Date.now() >= this.retryAt) this.compact(root);
  }

  /**
   * Compacts before closing, because reading many writes takes about ten times as long as reading the resulting tree.
   * Never throws.
   */
  close(root: DataNode | null): void {
    if (this.writtenBytes >= MIN_BYTES_TO_COMPACT) this.compact(root);
    this.log.close();
  }

  private get writtenBytes(): number {
    return this.log.bytes - this.treeBytes;
  }

  /**
   * Replaces the journal with a new one that holds the tree. Throws the system's error; then the old file stays in use.
   */
  private begin(root: DataNode | null): void {
    mkdirSync(this.directory, { recursive: true });
    const file = randomBytes(4).toString('hex');
    this.lines = this.log.restart(treeLines(file, root));
    this.file = file;
    this.treeBytes = this.log.bytes;
  }

  private compact(root: DataNode | null): void {
    try {
      this.begin(root);
      this.retryMs = FIRST_RETRY_MS;
    } catch (error) {
      this.retryAt = Date.now() + this.retryMs;
      this.say(
        `log.jsonl could not be shortened: ${diskFailure(error)}. Nothing is lost, and the database keeps running; ` +
          `the next attempt comes after ${this.retryMs / FIRST_RETRY_MS} min`,
      );
      this.retryMs = Math.min(2 * this.retryMs, MAX_RETRY_MS);
    }
  }

  /** Logs one line for the first of many writes that are refused for the same reason. */
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
