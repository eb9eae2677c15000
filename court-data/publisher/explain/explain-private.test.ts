import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../testing/clerk-at-work';

const HEADINGS = 'Case No.,Debtor,Hearing Date,Hearing Time,Judge,Matter';
const ROW = '26-50911,Amos Tiller,11/30/2026,9:30 AM,Harlan T. Oakesmith,Motion';
const NUMBER = '987-65-4321';
const BARE = '987654321';

let clerk: ClerkAtWork;
beforeAll(async () => {
  clerk = await clerkAtWork();
});
afterAll(() => clerk.close());

/** The complete output of --explain for an export, with its map and answers. */
const said = async (text: string) => JSON.stringify(await clerk.look(await clerk.write('export.csv', text)));

describe('private data in an export', () => {
  it.each([
    ['a status', `${HEADINGS},Status\n${ROW},SSN ${BARE}`],
    ['a way to appear', `${HEADINGS},Appearance\n${ROW},${NUMBER}`],
    ['a judge', `${HEADINGS}\n${ROW.replace('Harlan T. Oakesmith', NUMBER)}`],
    ['a column that is ignored', `${HEADINGS},Clerk\n${ROW},${NUMBER}`],
    ['a column of taxpayers', `${HEADINGS},Taxpayer\n${ROW},${BARE}`],
  ])('is not printed and not written into the map as %s', async (_, text) => {
    const all = await said(text);
    expect(all).not.toContain(NUMBER);
    expect(all).not.toContain(BARE);
  });

  it('is asked about by field name, without an answer that would publish it', async () => {
    const found = await clerk.look(await clerk.write('a.csv', `${HEADINGS},Status\n${ROW},SSN ${BARE}`));
    expect(found.questions).toMatchObject([
      { about: 'status:[private]', text: expect.stringContaining('Take it out of the export'), answers: [] },
    ]);
    const outcome = await clerk.outcome(await clerk.write('a.csv', `${HEADINGS},Status\n${ROW},SSN ${BARE}`));
    expect(outcome.join()).not.toContain(BARE);
  });

  it('in a heading is refused', async () => {
    await expect(said(`${HEADINGS},${NUMBER}\n${ROW},x`)).rejects.toThrow(
      'the heading of column 7 holds private data',
    );
  });
});
