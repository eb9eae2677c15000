import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../testing/clerk-at-work';

const HEADINGS = 'Case No.,Debtor,Hearing Date,Hearing Time,Judge,Matter';
const ROW = '26-50911,Amos Tiller,11/30/2026,9:30 AM,Harlan T. Oakesmith,Motion';

let clerk: ClerkAtWork;
beforeAll(async () => {
  clerk = await clerkAtWork();
});
afterAll(() => clerk.close());

async function answersTo(heading: string, value: string): Promise<string[] | null> {
  const file = await clerk.write('export.csv', `${HEADINGS},${heading}\n${ROW},${value}\n`);
  const { questions } = await clerk.look(file);
  return questions.find(({ about }) => about === `column:${heading}`)?.answers.map(({ set }) => set) ?? null;
}

describe('a column that may say what is public', () => {
  it.each([
    ['Public', 'N'],
    ['Publish?', 'N'],
    ['Web', 'N'],
    ['Display', 'Hide'],
    ['Security', 'Level 2'],
    ['Access Level', '5'],
    ['Viewable', 'Court only'],
    ['Visibility', 'Internal'],
    ['SLD', 'S'],
    ['Flags', 'R'],
  ])(
    'is never ignored without a question, and is not proposed as a sealed column: %s',
    async (heading, value) => {
      expect(await answersTo(heading, value)).toEqual([
        `only:${heading}=<value>`,
        `column:${heading}=ignore`,
      ]);
    },
  );

  it.each([
    ['Remarks', 'Do not publish'],
    ['Notes', 'safe-at-home participant'],
    ['Comments', 'In camera'],
  ])('is asked about because of its values: %s', async (heading, value) => {
    expect(await answersTo(heading, value)).toContain(`column:${heading}=sealed`);
  });

  it('does not include a column of prose or of initials', async () => {
    expect(await answersTo('Web Address', 'https://www.example.gov/a/long/address')).toBeNull();
    expect(await answersTo('Clerk Initials', 'ab')).toBeNull();
  });

  it('is asked about if it is the status of a case', async () => {
    expect(await answersTo('Case Status', 'Pending')).toEqual([
      'column:Case Status=status',
      'column:Case Status=ignore',
    ]);
  });
});
