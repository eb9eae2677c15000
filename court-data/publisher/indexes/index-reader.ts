import { createHash } from 'node:crypto';
import { type CalendarKind, type CaseRecord, casesPath, type DatedRow } from '@court/records';
import type { OwnerDatabase } from '../store/owner-database';
import { type FieldsOf, type IndexList, type ListedRow, listPath } from './indexed-record';
import type { KnownRows } from './write-entries';

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

/** The publisher alone writes these rows, so that they are taken in the shape in which it wrote them. */
type Rows = Record<string, DatedRow> | null;

/**
 * Reads what stands in the indexes. `written`: at a court's first publication, which has put there all that there is;
 * else null.
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
    /** A case by its key; null where there is none. */
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
    /** The last `count` rows of a person's list, which may be long; or all of a case's. */
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
