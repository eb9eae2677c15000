import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Exports of a usual court, some 20,000 records, never come as far as the disk. */
const MAX_HELD_BYTES = 1 << 24;

/** What a run works on, the copy of an export or the events of feeds, could not be kept, for want of room as a rule. */
export class ScratchFileError extends Error {
  override name = 'ScratchFileError';
  constructor(folder: string, options: { cause: unknown }) {
    const reason = options.cause instanceof Error ? options.cause.message : String(options.cause);
    super(
      `The publisher’s working copy could not be kept in ${folder}: ${reason}. Make room there, or name another folder in TMPDIR`,
      options,
    );
  }
}

/**
 * Opens a file that only this process can read. Its name is taken away at once where the system lets it be, so that
 * nothing is left of it however the process ends; else at `close`.
 */
function openScratchFile() {
  const folder = mkdtempSync(join(tmpdir(), 'court-export-'));
  const file = openSync(join(folder, 'records'), 'wx+', 0o600);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    remove();
  } catch {
    // an open file cannot be removed on every system: it goes when it is closed
  }
  return {
    file,
    close() {
      closeSync(file);
      remove();
    },
  };
}

/**
 * Records that are too many to be held in memory: as JSON in a temporary file, by their number in the export, from 0. So are the
 * events of feeds, by the order in which they are made. Each has a key that tells it apart. Throws ScratchFileError. Close it.
 */
export class RecordFile<R> {
  readonly #numbers = new Map<string, number>();
  /** by number: where the text begins, or -1; and its bytes */
  readonly #starts: number[] = [];
  readonly #lengths: number[] = [];
  #held = Buffer.allocUnsafe(1 << 16);
  #heldBytes = 0;
  #fileBytes = 0;
  #scratch: ReturnType<typeof openScratchFile> | null = null;
  #count = 0;
  readonly #inMemory: number;

  /** `inMemory`: bytes that are held before any are written to the disk. */
  constructor(inMemory = MAX_HELD_BYTES) {
    this.#inMemory = inMemory;
  }

  /** How many are kept. */
  get length(): number {
    return this.#count;
  }

  /** Takes down that the record `number` has this key; the number of an earlier one that has it too, else null. */
  claim(key: string, number: number): number | null {
    const earlier = this.#numbers.get(key);
    if (earlier !== undefined) return earlier;
    this.#numbers.set(key, number);
    return null;
  }

  keep(number: number, record: R): void {
    const text = Buffer.from(JSON.stringify(record));
    while (this.#starts.length < number) this.#starts.push(-1);
    while (this.#lengths.length < number) this.#lengths.push(0);
    this.#starts[number] = this.#fileBytes + this.#heldBytes;
    this.#lengths[number] = text.length;
    this.#count += 1;
    this.#append(text);
  }

  /** The record is no longer kept. */
  drop(number: number): void {
    if (!this.has(number)) return;
    this.#starts[number] = -1;
    this.#count -= 1;
  }

  has(number: number): boolean {
    return (this.#starts[number] ?? -1) >= 0;
  }

  /** The number of the kept record with this key; null where there is none. */
  find(key: string): number | null {
    const number = this.#numbers.get(key);
    return number !== undefined && this.has(number) ? number : null;
  }

  /** A kept record, read anew each time. */
  read(number: number): R {
    const [start = -1, length = 0] = [this.#starts[number], this.#lengths[number]];
    return JSON.parse(this.#textAt(start, length)) as R;
  }

  /** All, in the order of the export. */
  *[Symbol.iterator](): Generator<R> {
    for (let number = 0; number < this.#starts.length; number += 1)
      if (this.has(number)) yield this.read(number);
  }

  close(): void {
    this.#scratch?.close();
    this.#scratch = null;
  }

  #append(text: Buffer): void {
    const needed = this.#heldBytes + text.length;
    if (needed > this.#held.length) {
      const larger = Buffer.allocUnsafe(Math.max(2 * this.#held.length, needed));
      this.#held.copy(larger, 0, 0, this.#heldBytes);
      this.#held = larger;
    }
    text.copy(this.#held, this.#heldBytes);
    this.#heldBytes = needed;
    if (needed >= this.#inMemory) this.#flush();
  }

  #flush(): void {
    try {
      this.#scratch ??= openScratchFile();
      for (let done = 0; done < this.#heldBytes; ) {
        const position = this.#fileBytes + done;
        done += writeSync(this.#scratch.file, this.#held, done, this.#heldBytes - done, position);
      }
    } catch (cause) {
      throw new ScratchFileError(tmpdir(), { cause });
    }
    this.#fileBytes += this.#heldBytes;
    this.#heldBytes = 0;
  }

  #textAt(start: number, length: number): string {
    if (start >= this.#fileBytes) {
      const from = start - this.#fileBytes;
      return this.#held.toString('utf8', from, from + length);
    }
    const text = Buffer.allocUnsafe(length);
    for (let done = 0; done < length; ) {
      const read = this.#scratch ? readSync(this.#scratch.file, text, done, length - done, start + done) : 0;
      if (read === 0) throw new ScratchFileError(tmpdir(), { cause: 'it ends too early' });
      done += read;
    }
    return text.toString();
  }
}
