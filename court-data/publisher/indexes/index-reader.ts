import { type CalendarKind, type CaseRecord, casesPath, type DatedRow } from '@court/records';
import type { OwnerDatabase } from '../owner-database';
import type { KnownRows, ListedRow } from './entry-sources';
import type { FieldsOf } from './index-fields';
import { type IndexList, listPath } from './index-list';
import type { WrittenLists } from './written-lists';

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
