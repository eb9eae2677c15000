import { closeSync, constants, ftruncateSync, openSync, writeSync } from 'node:fs';
import { replaceFile } from '../../disk/replace-file';

/** Without O_CREAT, because `restart` creates the log. */
const FLAGS = constants.O_RDWR | constants.O_APPEND;

/** An append-only file, until `restart` replaces it. */
export class LogFile {
  /** File size in bytes, after any pending truncation. */
  bytes = 0;
  private descriptor: number | null = null;
  private isToBeCut = false;

  constructor(readonly path: string) {}

  /**
   * Returns when the operating system has the bytes, so that they survive this process. Truncates an incomplete line,
   * at the latest before the next append. Throws the system's error.
   */
  append(line: Buffer): void {
    const descriptor = this.open();
    if (this.isToBeCut) this.cut(descriptor);
    try {
      writeFully(descriptor, line);
    } catch (error) {
      this.cutTo(this.bytes);
      throw error;
    }
    this.bytes += line.length;
  }

  /** Truncates the file. If the system refuses, the next `append` tries again. */
  cutTo(bytes: number): void {
    this.bytes = bytes;
    this.isToBeCut = true;
    try {
      this.cut(this.open());
    } catch {
      return;
    }
  }

  /**
   * Replaces the file with a new one that contains `lines`. Returns the number of lines. Throws the system's error;
   * then the old file stays.
   */
  restart(lines: Iterable<Buffer>): number {
    let [count, bytes] = [0, 0];
    replaceFile(this.path, (descriptor) => {
      for (const line of lines) {
        writeFully(descriptor, line);
        count += 1;
        bytes += line.length;
      }
    });
    this.close();
    this.bytes = bytes;
    this.isToBeCut = false;
    return count;
  }

  /** Ignores an error of closing, because the operating system already has every line. */
  close(): void {
    const descriptor = this.descriptor;
    this.descriptor = null;
    try {
      if (descriptor !== null) closeSync(descriptor);
    } catch {
      return;
    }
  }

  private open(): number {
    this.descriptor ??= openSync(this.path, FLAGS);
    return this.descriptor;
  }

  private cut(descriptor: number): void {
    ftruncateSync(descriptor, this.bytes);
    this.isToBeCut = false;
  }
}

/** Repeats the call, because `writeSync` may write fewer bytes than it was given. */
function writeFully(descriptor: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(descriptor, bytes, written);
}
