import { expect, it } from 'vitest';
import { parseMap } from '../field-map/load-field-map';
import { readSource } from '../tables/read-source';

const COLUMNS = { No: 'caseNumber', Judge: 'judge', Seal: 'sealed' };

/** The reason for which a table is refused. Null if its rows are read. */
async function refusal(text: string, more: Record<string, unknown> = {}): Promise<string | null> {
  const { hearings: columns, reading } = parseMap({ ...COLUMNS, ...more }, 'map.json');
  const format = { needed: [], fields: ['caseNumber', 'judge', 'sealed'] };
  try {
    for await (const _ of readSource({ name: 'a.csv', text, columns, reading }, format));
    return null;
  } catch (error) {
    return String(error);
  }
}

it('refuses a table without the column of sealed records, unless the map says that no record is sealed', async () => {
  const text = 'No,Judge\n26-50001,Ann Alder\n';
  expect(await refusal(text)).toContain('a.csv line 1: has no column "Seal", by which the map knows sealed');
  expect(await refusal(text, { reading: { defaults: { sealed: 'N' } } })).toBeNull();
  expect(await refusal('No,sealed\n26-50001,N\n')).toBeNull();
  // another column of the map may belong to another file
  expect(await refusal('No,Seal\n26-50001,N\n')).toBeNull();
});

it.each([
  [{ only: { Ofice: ['Waco'] } }, 'has no column "Ofice", which "only" of the map names'],
  [
    { rows: { one: 'party', role: 'Role', debtors: ['Debtor'], others: 'drop' } },
    'has no column "Role", which "rows.role" of the map names',
  ],
  [{ join: { caseTitle: ['Last', 'Judge'] } }, 'has no column "Last", which "join.caseTitle" of the map'],
])('names the entry of the map whose column is missing: %j', async (more, reason) => {
  expect(await refusal('No,Judge,Seal\n26-50001,Ann Alder,N\n', more)).toContain(reason);
});

it('names the values of a filter that matches no row', async () => {
  const reason = await refusal('No,Judge,Seal\n26-50001,Ann Alder,N\n', { only: { Judge: ['Bo Birch'] } });
  expect(reason).toContain('holds no row that "only" of the map takes (Judge: bo birch). Check these values');
});
