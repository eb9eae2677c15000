import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../testing/clerk-at-work';

const HEADINGS = 'Case No.,Debtor,Hearing Date,Hearing Time,Judge,Matter';
const ROW = '26-50911,Amos Tiller,11/30/2026,9:30 AM,Harlan T. Oakesmith,Motion';

let clerk: ClerkAtWork;
beforeEach(async () => {
  clerk = await clerkAtWork();
});
afterEach(() => clerk.close());
const look = async (text: string, set: readonly string[] = []) =>
  (await clerk.look(await clerk.write('export.csv', text), { set })).questions;

describe('what --explain asks of a file', () => {
  it('names two rows that nothing tells apart, and their column', async () => {
    const [question] = await look(`${HEADINGS},Status\n${ROW},Scheduled\n${ROW},Vacated\n`);
    expect(question).toMatchObject({
      about: 'idFrom',
      text: expect.stringContaining(
        'Lines 2 and 3 are of one case, day and time, and differ in “Status” alone',
      ),
    });
  });

  it('does not take a party for a debtor without a column of roles', async () => {
    const text = `${HEADINGS.replace('Debtor', 'Party')}\n${ROW.replace('Amos Tiller', 'Zed Bank')}\n`;
    const abouts = (await look(text, ['default:status=scheduled'])).map(({ about }) => about);
    expect(abouts).toContain('column:Party');
  });

  it('reads the new time of a continued hearing from a column of its own', async () => {
    const text = `${HEADINGS},Status,New Date,New Time\n${ROW},Continued,12/14/2026,1:30 PM\n`;
    await clerk.publish(await clerk.write('export.csv', text));
    expect(await clerk.entries()).toMatchObject([{ continuedTo: '2026-12-14', continuedTime: '13:30' }]);
  });

  it('offers no answer that would read an earlier day as the new one', async () => {
    const set = ['default:status=scheduled'];
    expect(await look(`${HEADINGS},Continued From\n${ROW},11/16/2026\n`, set)).toEqual([]);
    expect(await look(`${HEADINGS},Prior Hearing\n${ROW},11/16/2026\n`, set)).toEqual([]);
    const [flag] = await look(`${HEADINGS},Cont?\n${ROW},Y\n`, set);
    expect(flag?.answers.map((answer) => answer.set)).toEqual(['only:Cont?=<value>', 'column:Cont?=ignore']);
  });
});
