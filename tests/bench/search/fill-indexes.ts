import { addDays, datedKey } from '@court/domain';
import { entriesOf } from '../../../court-data/publisher/indexes/index-entries';
import type { IndexedFields, IndexList } from '../../../court-data/publisher/indexes/indexed-record';

import type { OwnerDatabase, Update } from '../../../court-data/publisher/store/owner-database';
import type { BenchPerson } from './bench-people';

const FIRST_DAY = '2026-11-02';
const DAYS = 400;
const PATHS_A_WRITE = 10_000;

function listsOf(person: BenchPerson): [IndexList, IndexedFields][] {
  const row: IndexedFields = { n: person.caseNumber, c: person.title, y: 'bk', h: '13' };
  return [
    [
      { root: 'hearings', of: 'Debtors', id: person.id },
      { ...row, w: { n: person.name } },
    ],
    [{ root: 'hearings', of: 'Cases', id: person.caseKey }, row],
  ];
}

/**
 * Writes the index entries of people and cases in the publisher's format. Omits the dated rows, which no search
 * reads. Resolves to the number of paths.
 */
export async function fillIndexes(database: OwnerDatabase, people: readonly BenchPerson[]): Promise<number> {
  let update: Update = {};
  let inUpdate = 0;
  let written = 0;
  const write = async () => {
    await database.update(update);
    written += inUpdate;
    update = {};
    inUpdate = 0;
  };
  for (const [at, person] of people.entries()) {
    const day = addDays(FIRST_DAY, at % DAYS);
    for (const [list, row] of listsOf(person)) {
      const standing = { key: datedKey('hearings', day, '09:30', `b${at}`), fields: { identity: '', row } };
      for (const { path, value, dated } of entriesOf(list, standing, () => undefined).entries) {
        update[path] = dated && typeof value === 'object' ? { ...value, u: day } : value;
        inUpdate += 1;
      }
    }
    if (inUpdate >= PATHS_A_WRITE) await write();
  }
  await write();
  return written;
}
