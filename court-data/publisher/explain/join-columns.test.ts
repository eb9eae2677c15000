import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../testing/clerk-at-work';

const REST = '11/30/2026,9:30 AM,Harlan T. Oakesmith,Motion';
const HEADINGS = 'Hearing Date,Hearing Time,Judge,Matter';
const ALL_ON = 'default:status=scheduled';

let clerk: ClerkAtWork;
beforeEach(async () => {
  clerk = await clerkAtWork();
});
afterEach(() => clerk.close());

/** The names of the debtors of each published hearing. */
async function debtors(text: string, set: readonly string[] = []): Promise<string[][]> {
  await clerk.publish(await clerk.write('export.csv', text), { set: [ALL_ON, ...set] });
  const entries = await clerk.entries();
  return entries.map((entry) => (entry.debtors as { name: string }[]).map(({ name }) => name));
}

describe('a second debtor in a separate column', () => {
  it.each(['Joint Debtor', 'JOINT_DEBTOR', 'Debtor 2', 'Joint Debtor Name', 'Jt. Debtor'])(
    'is a debtor: %s',
    async (heading) => {
      const text = `Case No.,Debtor,${heading},${HEADINGS}\n26-50911,Amos Tiller,Bea Tiller,${REST}\n26-50912,Cal Moss,,${REST}\n`;
      expect(await debtors(text)).toEqual([['Amos Tiller', 'Bea Tiller'], ['Cal Moss']]);
    },
  );

  it('is a debtor beside a title, and with last names first', async () => {
    const text = `Case No.,Case Title,Debtor,Joint Debtor,${HEADINGS}\n26-50911,Tiller,"Tiller, Amos","Tiller, Bea",${REST}\n`;
    expect(await debtors(text)).toEqual([['Tiller, Amos', 'Tiller, Bea']]);
  });

  it.each(['Spouse', 'Co-Debtor'])('is asked about if it may not be a debtor: %s', async (heading) => {
    const text = `Case No.,Debtor,${heading},${HEADINGS}\n26-50911,Amos Tiller,Bea Tiller,${REST}\n`;
    const { questions } = await clerk.look(await clerk.write('export.csv', text), { set: [ALL_ON] });
    expect(questions.map(({ about }) => about)).toEqual([`column:${heading}`]);
    const [answer = ''] = questions[0]?.answers.map(({ set }) => set) ?? [];
    expect(answer).toBe(`join:caseTitle=Debtor+${heading}`);
    expect(await debtors(text, [answer])).toEqual([['Amos Tiller', 'Bea Tiller']]);
  });

  it('asks for the column with the names in a list of parties', async () => {
    const text = `Case No.,Name,Role,${HEADINGS}\n26-50911,Amos Tiller,Debtor,${REST}\n26-50911,Zed Bank,Creditor,${REST}\n`;
    const { questions } = await clerk.look(await clerk.write('export.csv', text), { set: [ALL_ON] });
    expect(questions.flatMap(({ answers }) => answers.map(({ set }) => set))).toEqual([
      'column:<heading>=debtors',
    ]);
    expect(await debtors(text, ['column:Name=debtors'])).toEqual([['Amos Tiller']]);
  });
});
