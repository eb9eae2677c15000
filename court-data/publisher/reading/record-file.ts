import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The 20,000 records of an average court fit into memory and are not written to the disk. */
const MAX_HELD_CHARACTERS = 1 << 24;

const NONE = -1;
const HELD = -2;

/** A temporary file for an export or the events of feeds could not be written, usually because the disk is full. */
export class ScratchFileError extends Error {
  override name = 'ScratchFileError';
  constructor(folder: string, options: { cause: unknown }) {
    const reason = options.cause instanceof Error ? options.cause.message : String(options.cause);
    super(
      `The publisher’s working copy could not be stored in ${folder}: ${reason}. Make room there, or name another folder in TMPDIR`,
      options,
    );
  }
}

/**
 * Opens a file that only this process can read. Removes its name immediately if the system allows it, so that the file
 * disappears when the process ends for any reason. Otherwise `close` removes it.
 */
function openScratchFile() {
  const folder = mkdtempSync(join(tmpdir(), 'court-export-'));
  const file = openSync(join(folder, 'records'), 'wx+', 0o600);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    remove();
  } catch {
    // some systems cannot remove an open file; `close` then removes it
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
 * Stores records that do not fit into memory: as JSON in a temporary file, by their number in the export, from 0. Also
 * stores the events of feeds, in the order of their creation. Each record has a unique key. Throws ScratchFileError.
 * The caller must close it.
 */
export class RecordFile<R> {
  readonly #numbers = new Map<string, number>();
  /** by number: offset of the text in the file, HELD or NONE */
  readonly #starts: number[] = [];
  /** by number: length of the text in the file, in bytes */
  readonly #lengths: number[] = [];
  /** texts by number that are not in the file yet */
  readonly #held = new Map<number, string>();
  #heldCharacters = 0;
  #fileBytes = 0;
  #scratch: ReturnType<typeof openScratchFile> | null = null;
  #count = 0;
  readonly #maxHeld: number;

  /** `maxHeld`: maximum characters in memory before any are written to the disk. */
  constructor(maxHeld = MAX_HELD_CHARACTERS) {
    this.#maxHeld = maxHeld;
  }

  /** Number of stored records. */
  get length(): number {
    return this.#count;
  }

  /** Assigns the key to the record `number`. Returns the number of an earlier record with the key, else null. */
  claim(key: string, number: number): number | null {
    const earlier = this.#numbers.get(key);
    if (earlier !== undefined) return earlier;
    this.#numbers.set(key, number);
    return null;
  }

  keep(number: number, record: R): void {
    const text = JSON.stringify(record);
    while (this.#starts.length < number) this.#starts.push(NONE);
    this.#starts[number] = HELD;
    this.#held.set(number, text);
    this.#count += 1;
    this.#heldCharacters += text.length;
    if (this.#heldCharacters >= this.#maxHeld) this.#flush();
  }

  /** Removes the record. */
  drop(number: number): void {
    if (!this.has(number)) return;
    this.#starts[number] = NONE;
    this.#held.delete(number);
    this.#count -= 1;
  }

  has(number: number): boolean {
    return (this.#starts[number] ?? NONE) !== NONE;
  }

  /** The number of the stored record with this key. Null if there is none. */
  find(key: string): number | null {
    const number = this.#numbers.get(key);
    return number !== undefined && this.has(number) ? number : null;
  }

  /** Reads a stored record. Each call returns a new object. */
  read(number: number): R {
    return JSON.parse(this.#held.get(number) ?? this.#textInFile(number)) as R;
  }

  /** All stored records in the order of the export. */
  *[Symbol.iterator](): Generator<R> {
    for (let number = 0; number < this.#starts.length; number += 1)
      if (this.has(number)) yield this.read(number);
  }

  close(): void {
    this.#scratch?.close();
    this.#scratch = null;
  }

  #flush(): void {
    const all = Buffer.from([...this.#held.values()].join(''));
    try {
      this.#scratch ??= openScratchFile();
      for (let done = 0; done < all.length; ) {
        const position = this.#fileBytes + done;
        done += writeSync(this.#scratch.file, all, done, all.length - done, position);
      }
    } catch (cause) {
      throw new ScratchFileError(tmpdir(), { cause });
    }
    for (const [number, text] of this.#held) {
      const length = Buffer.byteLength(text);
      this.#starts[number] = this.#fileBytes;
      this.#lengths[number] = length;
      this.#fileBytes += length;
    }
    this.#held.clear();
    this.#heldCharacters = 0;
  }

  #textInFile(number: number): string {
    const start = this.#starts[number] ?? NONE;
    const text = Buffer.allocUnsafe(this.#lengths[number] ?? 0);
    for (let done = 0; done < text.length; ) {
      const read = this.#scratch
        ? readSync(this.#scratch.file, text, done, text.length - done, start + done)
        : 0;
      if (read === 0) throw new ScratchFileError(tmpdir(), { cause: 'it ends too early' });
      done += read;
    }
    return text.toString();
  }
}
