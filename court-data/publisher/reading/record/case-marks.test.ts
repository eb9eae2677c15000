import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../../testing/clerk-at-work';

const HEADINGS = 'Case No.,Debtor,Hearing Date,Hearing Time,Judge,Matter,Sealed';

let clerk: ClerkAtWork;
beforeAll(async () => {
  clerk = await clerkAtWork();
});
afterAll(() => clerk.close());

async function asked(number: string, seal = 'N', set: readonly string[] = []): Promise<string[]> {
  const row = `"${number}",Amos Tiller,11/30/2026,9:30 AM,Harlan T. Oakesmith,Motion,${seal}`;
  const file = await clerk.write('a.csv', `${HEADINGS}\n${row}\n`);
  const answers = ['default:status=scheduled', 'column:Sealed=sealed', ...set];
  return (await clerk.look(file, { set: answers })).questions.map(({ about }) => about);
}

it.each([
  ['26-50911*', '*'],
  ['26-50911 **', '**'],
  ['*26-50911', '*'],
  ['26-50911-hto*', '*'],
  ['26-50911†', '†'],
  ['26-50911 §', '§'],
  ['26-50911 (S)', 'S'],
  ['26-50911-hto [s]', 'S'],
  ['26-50911(R)', 'R'],
  ['26-50911-S', 'S'],
  ['26-50911 X', 'X'],
  ['5:26-bk-50911-hto*', '*'],
])('asks about the mark beside the case number %s', async (number, mark) => {
  const about = `unusual:mark ${mark} on caseNumber`;
  expect(await asked(number)).toEqual([about]);
  expect(await asked(number, 'N', [`${about}=expected`])).toEqual([]);
  expect(await asked(number, 'Y')).toEqual([]);
});

it.each([
  '26-50911',
  '26-50911-hto',
  '26-50911 (HTO)',
  '26-50911 (7)',
  '26-50911-SMS',
  "'26-50911",
  '26-50911,',
  '26-50911 (Adv.)',
])('asks about no mark of the case number %s', async (number) => expect(await asked(number)).toEqual([]));

it('reads a marked number without its mark if the clerk says that the mark means nothing', async () => {
  const set = ['default:status=scheduled', 'unusual:mark * on caseNumber=expected'];
  const row = '26-50911*,Amos Tiller,11/30/2026,9:30 AM,Harlan T. Oakesmith,Motion';
  const file = await clerk.write('a.csv', `${HEADINGS.replace(',Sealed', '')}\n${row}\n`);
  await clerk.publish(file, { set });
  expect(await clerk.entries()).toMatchObject([{ caseNumber: '26-50911' }]);
});
