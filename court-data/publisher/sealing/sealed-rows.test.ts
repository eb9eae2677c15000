import { expect, it } from 'vitest';
import { checkSource } from '../checking/check-source';
import { parseMap } from '../reading/field-map/load-field-map';

const COLUMNS = {
  'Case No.': 'caseNumber',
  Debtor: 'caseTitle',
  Day: 'date',
  Time: 'time',
  Restricted: 'sealed',
};
const HEADINGS = 'Case No.,Debtor,Day,Time,Restricted';
const READING = {
  defaults: { caseType: 'bk', status: 'scheduled' },
  idFrom: ['caseNumber', 'date', 'time'],
};

async function check(text: string, reading: object = {}) {
  const map = parseMap({ ...COLUMNS, reading: { ...READING, ...reading } }, 'map.json');
  const source = { name: 'a.csv', text, columns: map.hearings, reading: map.reading };
  return checkSource(source, 'txwb');
}

const OPEN = '26-50911,Amos Tiller,2026-11-30,09:30,N';

it('reads a row with too many or too few cells as one that may be sealed', async () => {
  for (const row of ['26-50912,Moss, Bea,2026-11-30,09:30,Y', '26-50912,Bea Moss,2026-11-30,09:30']) {
    const { sealedReject, rejects } = await check(`${HEADINGS}\n${OPEN}\n${row}\n`);
    expect(rejects).toHaveLength(1);
    expect(sealedReject).toMatchObject({ line: 3 });
  }
});

it('reads a record that is too long, or of which two columns say whether it is sealed, as one that may be', async () => {
  const long = JSON.stringify([{ 'Case No.': '26-50911', Restricted: 'Y', Debtor: 'x'.repeat(1_100_000) }]);
  expect((await check(long)).sealedReject).toMatchObject({ line: 1 });
  const twice = JSON.stringify([{ 'Case No.': '26-50911', Restricted: 'N', sealed: 'Y' }]);
  expect((await check(twice)).sealedReject).toMatchObject({ line: 1 });
});

it('seals a hearing of several rows if one of them is sealed', async () => {
  const rows = [OPEN, OPEN.replace(/N$/, 'Y'), OPEN];
  const { records, sealed } = await check(`${HEADINGS}\n${rows.join('\n')}\n`, { mergeRows: true });
  expect([records.length, sealed.length]).toEqual([1, 1]);
});
