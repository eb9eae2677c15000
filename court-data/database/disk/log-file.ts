import { closeSync, constants, ftruncateSync, openSync, writeSync } from 'node:fs';
import { replaceFile } from '../../disk/replace-file';

/** Not O_CREAT: a log begins with `restart`. */
const FLAGS = constants.O_RDWR | constants.O_APPEND;

/** A file that only grows, until a new one replaces it. */
export class LogFile {
  /** The length that the file has, or is to be cut to. */
  bytes = 0;
  private descriptor: number | null = null;
  private isToBeCut = false;

  constructor(readonly path: string) {}

  /**
   * Returns when the operating system has the bytes: they survive this process. If not all can be written, the rest is cut
   * off, at the latest before the next line. Throws the system's error.
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

  /** If the system refuses, the next `append` tries again. */
  cutTo(bytes: number): void {
    this.bytes = bytes;
    this.isToBeCut = true;
    try {
      this.cut(this.open());
    } catch {
      return;
    }
  }

  /** Replaces the file by a new one with `lines`; returns their number. Throws the system's error; then the old file stays. */
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

  /** The operating system has every line already, so an error of closing loses nothing. */
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

/** `writeSync` may write less than it was given. */
function writeFully(descriptor: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(descriptor, bytes, written);
}
