import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../../testing/clerk-at-work';

const RECORD = {
  ...{ id: 'h1', caseNumber: '26-50911', caseType: 'bk', caseTitle: 'Amos Tiller', status: 'scheduled' },
  ...{ date: '2026-11-30', time: '09:30', judge: 'Harlan T. Oakesmith' },
};

let clerk: ClerkAtWork;
beforeAll(async () => {
  clerk = await clerkAtWork();
});
afterAll(() => clerk.close());

const asked = async (more: object) => {
  const file = await clerk.write('a.json', JSON.stringify([{ ...RECORD, ...more }]));
  return (await clerk.look(file)).questions.map(({ about }) => about);
};

it('asks about a property inside a debtor or an attorney that says that the record is not public', async () => {
  expect(await asked({ debtors: [{ name: 'Amos Tiller', sealed: true }] })).toEqual([
    'unusual:debtors.sealed says yes',
  ]);
  expect(await asked({ attorneys: [{ name: 'Ann Alder', flags: { isRestricted: 'Y' } }] })).toEqual([
    'unusual:attorneys.flags.isRestricted says yes',
  ]);
});

it('does not ask if the property says no, or the record is sealed', async () => {
  expect(await asked({ debtors: [{ name: 'Amos Tiller', sealed: false }] })).toEqual([]);
  expect(await asked({ sealed: 'Y', debtors: [{ name: 'Amos Tiller', sealed: true }] })).toEqual([]);
});
