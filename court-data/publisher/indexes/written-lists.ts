import { createHash } from 'node:crypto';
import type { KnownRows, ListedRow } from './entry-sources';

/** One bit for each list, by its hash: of a million lists, one in fifty is taken for another, and read for nothing. */
const BITS = 1 << 25;

/**
 * What a court's first publication has written into lists so far, which need not be read back: most lists that it comes
 * to are new, and most others were written not long ago.
 */
export class WrittenLists {
  readonly #rows = new Map<string, readonly ListedRow[]>();
  #written: Uint8Array | null = null;

  /** `mostLists` are remembered with what they say; ones that were written earlier are read again. */
  constructor(private readonly mostLists: number) {}

  /** The list as it was left: of rows that say the same the latest alone. Null where it has to be read. */
  rowsOf(path: string): KnownRows | null {
    if (!this.isWritten(path)) return { rows: [], from: '' };
    const rows = this.#rows.get(path);
    return rows ? { rows, from: '' } : null;
  }

  /** False for a list that was not written for certain. */
  isWritten(path: string): boolean {
    const bit = bitOf(path);
    return (((this.#written?.[bit >>> 3] ?? 0) >>> (bit & 7)) & 1) === 1;
  }

  /** What stands in the list from now on; null where not all of that is known. */
  write(path: string, rows: Iterable<ListedRow> | null): void {
    const bit = bitOf(path);
    this.#written ??= new Uint8Array(BITS >>> 3);
    this.#written[bit >>> 3] = (this.#written[bit >>> 3] ?? 0) | (1 << (bit & 7));
    this.#rows.delete(path);
    if (rows === null) return;
    const latest = new Map<string, ListedRow>();
    for (const row of rows) {
      const other = latest.get(row.fields.identity);
      if (!other || other.key < row.key) latest.set(row.fields.identity, row);
    }
    this.#rows.set(path, [...latest.values()]);
    if (this.#rows.size <= this.mostLists) return;
    const [oldest = ''] = this.#rows.keys();
    this.#rows.delete(oldest);
  }
}

const bitOf = (path: string) => createHash('sha1').update(path).digest().readUInt32LE(0) % BITS;
