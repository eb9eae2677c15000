import { closeSync, constants, ftruncateSync, openSync, writeSync } from 'node:fs';
import { replaceFile } from '../../disk/replace-file';

/** Not O_CREAT: a log begins with `restart`. */
const FLAGS = constants.O_RDWR | constants.O_APPEND;

/** A file that only grows, until it begins anew. */
export class LogFile {
  /** The length that the file has, or is to be cut to. */
  bytes = 0;
  private descriptor: number | null = null;
  private isToBeCut = false;

  constructor(readonly path: string) {}

  /**
   * Returns when the bytes are with the operating system: they outlive this process, however it ends. What could not be
   * written whole is cut off, at the latest before the next line. Throws the system's error.
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

  /** Where the system refuses for now, the next `append` does it. */
  cutTo(bytes: number): void {
    this.bytes = bytes;
    this.isToBeCut = true;
    try {
      this.cut(this.open());
    } catch {
      return;
    }
  }

  /** A new file of `lines` takes the place of the old one at once; their number. Throws the system's error: the old one goes on. */
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

  /** Every line is with the operating system already: nothing is lost with a descriptor that does not close. */
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
