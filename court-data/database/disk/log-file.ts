import { closeSync, constants, fsyncSync, ftruncateSync, openSync } from 'node:fs';
import { replaceFile } from '../../disk/replace-file';
import { writeFully } from './write-fully';

/** Not O_CREAT: a log begins with `restart`. */
const FLAGS = constants.O_RDWR | constants.O_APPEND;

/** The log as a file that only grows, until it begins anew. */
export class LogFile {
  /** The length that the file has, or is to be cut to. */
  bytes = 0;
  private descriptor: number | null = null;
  private isToBeCut = false;

  constructor(readonly path: string) {}

  /** Throws the system's error. */
  open(): number {
    this.descriptor ??= openSync(this.path, FLAGS);
    return this.descriptor;
  }

  /**
   * Returns when the bytes are with the operating system: they outlive this process, however it ends. What could not be
   * written whole is cut off, at the latest before the next line.
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

  /** To the disk itself: a snapshot that is there must not outlive entries that it includes. */
  sync(): void {
    fsyncSync(this.open());
  }

  /** The new log takes the place of the old one at once. Throws the system's error: the old one goes on. */
  restart(firstLine: Buffer): void {
    this.close();
    replaceFile(this.path, (descriptor) => writeFully(descriptor, firstLine));
    this.bytes = firstLine.length;
    this.isToBeCut = false;
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

  private cut(descriptor: number): void {
    ftruncateSync(descriptor, this.bytes);
    this.isToBeCut = false;
  }
}
