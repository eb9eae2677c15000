import { createHash } from 'node:crypto';
import { type CalendarKind, type CaseRecord, casesPath, type DatedRow } from '@court/domain';
import type { OwnerDatabase } from '../store/owner-database';
import { type FieldsOf, type IndexList, type ListedRow, listPath } from './indexed-record';
import type { KnownRows } from './write-entries';

/**
 * Size of a bit set with one bit per list, by hash. With a million lists, one in fifty collides and is read
 * unnecessarily.
 */
const BITS = 1 << 25;

/**
 * The lists that a court's first publication has written so far. They need not be read back: most lists are new, and
 * most others were written recently.
 */
export class WrittenLists {
  readonly #rows = new Map<string, readonly ListedRow[]>();
  #written: Uint8Array | null = null;

  /** Caches the content of `mostLists` lists. Lists written earlier are read again. */
  constructor(private readonly mostLists: number) {}

  /** The last content of a list; of rows with equal fields, only the latest. Null if the list must be read. */
  rowsOf(path: string): KnownRows | null {
    if (!this.isWritten(path)) return { rows: [], from: '' };
    const rows = this.#rows.get(path);
    return rows ? { rows, from: '' } : null;
  }

  /** False if the list was certainly not written. */
  isWritten(path: string): boolean {
    const bit = bitOf(path);
    return (((this.#written?.[bit >>> 3] ?? 0) >>> (bit & 7)) & 1) === 1;
  }

  /** Records the list's new content. Null if it is not completely known. */
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

/** Only the publisher writes these rows, so their form is not checked. */
type Rows = Record<string, DatedRow> | null;

/**
 * Reads the indexes. `written` records the lists of a court's first publication, which wrote all of them; null in later
 * publications.
 */
export function indexReader(database: OwnerDatabase, written: WrittenLists | null, fieldsOf: FieldsOf) {
  const cases = new Map<string, Promise<CaseRecord | null>>();

  function listedRows({ of }: IndexList, rows: Rows, kind: CalendarKind): ListedRow[] {
    return Object.entries(rows ?? {}).map(([key, row]) => ({ key, fields: fieldsOf(of, row, kind) }));
  }
  async function readCase(path: string): Promise<CaseRecord | null> {
    return (await database.get(path)) as CaseRecord | null;
  }
  function caseAt(path: string): Promise<CaseRecord | null> {
    if (written?.isWritten(path) === false) return Promise.resolve(null);
    const read = cases.get(path) ?? readCase(path);
    cases.set(path, read);
    return read;
  }

  return {
    /** A case by its key. Null if it does not exist. */
    caseOf: (caseKey: string) => caseAt(`${casesPath('hearings')}/${caseKey}`),
    /** All rows of a list. */
    async whole(list: IndexList): Promise<KnownRows> {
      const path = listPath(list);
      const known = written?.rowsOf(path);
      if (known) return known;
      if (list.of !== 'Cases') {
        const rows = (await database.get(path)) as Rows;
        return { rows: listedRows(list, rows, 'hearings'), from: '' };
      }
      const { hearings = null, meetings = null } = (await caseAt(path)) ?? {};
      const rows = [...listedRows(list, hearings, 'hearings'), ...listedRows(list, meetings, 'meetings')];
      return { rows, from: '' };
    },
    /** The last `count` rows of a person's list, which may be long, or all rows of a case's list. */
    async latest(list: IndexList, count: number): Promise<KnownRows> {
      const path = listPath(list);
      if (list.of === 'Cases' || written?.rowsOf(path)) return this.whole(list);
      const query = { orderBy: '"$key"', limitToLast: String(count) };
      const rows = listedRows(list, (await database.get(path, query)) as Rows, 'hearings');
      const keys = rows.map(({ key }) => key).sort();
      return { rows, from: keys.length < count ? '' : (keys[0] ?? '') };
    },
  };
}

export type IndexReader = ReturnType<typeof indexReader>;
