import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../../testing/clerk-at-work';

const HEADINGS = 'Case No.,Debtor,Hearing Date,Hearing Time,Judge,Matter';
const ROW = '26-50911,Amos Tiller,11/30/2026,9:30 AM,Harlan T. Oakesmith,Motion';
const ALL_ON = ['default:status=scheduled'];

let clerk: ClerkAtWork;
beforeEach(async () => {
  clerk = await clerkAtWork();
});
afterEach(() => clerk.close());

/** The questions about a second export, read with the map of the first. */
async function second(first: string, then: string, set: readonly string[] = []): Promise<string[]> {
  const { map } = await clerk.publish(await clerk.write('first.csv', first), { set: [...ALL_ON, ...set] });
  return clerk.outcome(await clerk.write('second.csv', then), { map });
}

describe('a column that the map leaves out', () => {
  it.each(['VACATED', 'Sealed', 'safe-at-home'])('is asked about if it says %s', async (word) => {
    const asked = await second(`${HEADINGS},Notes\n${ROW},bring copies`, `${HEADINGS},Notes\n${ROW},${word}`);
    expect(asked).toEqual([`May the column “Notes” be left out? It says “${word.toLowerCase()}”`]);
  });

  it('is asked about if a long note says that a record is not public', async () => {
    const note = 'The case is under seal by order of Judge Oakesmith of November 1';
    const asked = await second(`${HEADINGS},Notes\n${ROW},bring copies`, `${HEADINGS},Notes\n${ROW},${note}`);
    expect(asked).toEqual(['May the column “Notes” be left out? It says “under seal”']);
  });

  it('is asked about if a list of a JSON export says that a record is not public', async () => {
    const record = (tags: unknown) =>
      JSON.stringify([
        {
          ...{ id: 'h1', caseNo: '26-50911', debtor: 'Amos Tiller', judge: 'Harlan T. Oakesmith', tags },
          ...{ hearingDate: '11/30/2026', hearingTime: '9:30 AM' },
        },
      ]);
    const [text] = await second(record(['paper']), record(['paper', 'sealed']));
    expect(text).toContain('May the column “tags” be left out?');
  });

  it('is not asked about after the clerk has left it out', async () => {
    const answer = ['column:Notes=ignore'];
    const asked = await second(
      `${HEADINGS},Notes\n${ROW},bring copies`,
      `${HEADINGS},Notes\n${ROW},VACATED`,
      answer,
    );
    expect(asked).toEqual(['published']);
  });
});

describe('a column that is in the map but no longer in the export', () => {
  it.each(['Judge', 'Matter'])('is asked about: %s', async (heading) => {
    const at = HEADINGS.split(',').indexOf(heading);
    const without = (row: string) => row.split(',').toSpliced(at, 1).join(',');
    const asked = await second(`${HEADINGS}\n${ROW}`, `${without(HEADINGS)}\n${without(ROW)}`);
    expect(asked.join()).toContain(`The export has no column “${heading}”`);
  });

  it('is asked about if it says which records are sealed', async () => {
    const asked = await second(`${HEADINGS},Sealed\n${ROW},N`, `${HEADINGS}\n${ROW}`);
    expect(asked.join()).toContain('has no column "Sealed", by which the map knows sealed records');
  });

  it('is not asked about if another heading for its field is present', async () => {
    const map = ['column:Presiding=judge'];
    const asked = await second(
      `${HEADINGS}\n${ROW}`,
      `${HEADINGS.replace('Judge', 'Presiding')}\n${ROW}`,
      map,
    );
    expect(asked).toEqual(['published']);
  });
});

describe('a property that is in the map but in no record of a JSON export', () => {
  const record = (id: number, more: object = {}) => ({
    ...{ id: `h${id}`, caseNo: `26-5091${id}`, debtor: 'Amos Tiller', judge: 'Harlan T. Oakesmith' },
    ...{ hearingDate: '12/15/2026', hearingTime: '9:30 AM', ...more },
  });
  const first = JSON.stringify([
    record(1, { hearingStatus: 'Set', restricted: 'N' }),
    record(2, { hearingStatus: '', restricted: 'Y' }),
  ]);

  it('is asked about if it is the status', async () => {
    const asked = await second(first, JSON.stringify([record(1, { restricted: 'N' }), record(2)]));
    expect(asked.join()).toContain('The export has no column “hearingStatus”, from which status is read');
  });

  it('stops the publication if it says which records are sealed', async () => {
    const set = { hearingStatus: 'Set' };
    const asked = await second(first, JSON.stringify([record(1, set), record(2, set)]));
    expect(asked.join()).toContain('has no column "restricted", by which the map knows sealed records');
  });

  it('is not asked about if one record has it', async () => {
    const then = JSON.stringify([record(1), record(3, { hearingStatus: 'Set', restricted: 'N' })]);
    expect(await second(first, then)).toEqual(['published']);
  });
});
