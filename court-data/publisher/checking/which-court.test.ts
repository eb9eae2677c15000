import { beforeAll, describe, expect, it } from 'vitest';
import { loadCourt } from '../run/load-court';
import { CourtTraces, courtMismatch, refuseWrongCourt, WrongCourtError } from './which-court';

let txwb: Awaited<ReturnType<typeof loadCourt>>;
beforeAll(async () => {
  txwb = await loadCourt('txwb');
});

type Row = { court?: string; office?: string; caseNumber?: string };
function mismatch(...rows: Row[]): string | null {
  const seen = new CourtTraces('Court');
  for (const row of rows) seen.add(row);
  return courtMismatch(txwb, seen);
}

describe('an export fits its court', () => {
  it.each<[string, Row[]]>([
    ['if it says nothing of a court', [{}, { caseNumber: '26-50001' }]],
    ['by its code in any letters, also as CM/ECF writes it', [{ court: 'TXWB' }, { court: 'txwbk' }, {}]],
    [
      'by its name',
      [{ court: 'Western District of Texas' }, { court: 'U.S. Bankruptcy Court, Western District of Texas' }],
    ],
    ['by the abbreviation of its district', [{ court: 'W.D. Tex.' }]],
    [
      'if one office is known, as it stands or with other words',
      [{ office: 'Houston' }, { office: 'Waco Division' }],
    ],
    ['by a division', [{ office: 'DEL RIO' }]],
    [
      'if one case number begins with an office',
      [{ caseNumber: '5:26-bk-50001' }, { caseNumber: '2:26-bk-1' }],
    ],
  ])('%s', (_, rows) => {
    expect(mismatch(...rows)).toBeNull();
  });
});

describe('an export is refused', () => {
  it('for any row of another court, with the numbers of rows and the filter to use', () => {
    const rows = [{ court: 'TXWB' }, { court: 'TXWB' }, { court: 'txsb' }];
    expect(mismatch(...rows)).toBe(
      'Court: the rows are of TXWB (2 rows), txsb (1 row), and not all of txwb. Give another --court, or take only ' +
        'the rows of txwb: --set only:Court=TXWB, or ignore the column if all rows are of txwb: --set column:Court=ignore',
    );
    expect(mismatch({ court: 'txsb' }, {})).toMatch(/^Court: the rows are of txsb \(1 row\)/);
  });

  it('without repeating a private number in the court column', () => {
    const told = mismatch({ court: 'txwb' }, { court: '123-45-6789' });
    expect(told).toMatch(/^Court: the rows are of txwb \(1 row\), \[private\] \(1 row\)/);
    expect(told).not.toContain('6789');
  });

  it('if none of its offices belongs to the court', () => {
    expect(mismatch({ office: 'Houston' }, { office: 'Houston' }, { office: 'Laredo' })).toMatch(
      /^office: none is an office of txwb: Houston \(2 rows\), Laredo \(1 row\)\. Its offices are San Antonio, .*--set "office:Houston=San Antonio"$/,
    );
  });

  it('if no case number begins with an office of the court', () => {
    expect(mismatch({ caseNumber: '4:26-bk-30001' })).toMatch(
      /^caseNumber: no case number begins with an office of txwb: 4 \(1 row\)\. Its offices are 5 \(San Antonio\)/,
    );
  });

  it('with an error that names the file', () => {
    const seen = new CourtTraces();
    seen.add({ office: 'Houston' });
    expect(() => refuseWrongCourt(txwb, { file: 'hearings.csv', seen })).toThrow(WrongCourtError);
    expect(() => refuseWrongCourt(txwb, { file: 'hearings.csv', seen })).toThrow(/^hearings\.csv: office: /);
  });
});
