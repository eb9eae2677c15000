import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../../testing/clerk-at-work';

const HEADINGS = 'Case No.,Debtor,Hearing Date,Hearing Time,Judge,Matter,Place';
const REST = '11/30/2026,9:30 AM,Harlan T. Oakesmith,Motion';
const SET = ['default:status=scheduled', 'only:Place=San Antonio'];

let clerk: ClerkAtWork;
beforeAll(async () => {
  clerk = await clerkAtWork();
});
afterAll(() => clerk.close());

async function look(place: string, set: readonly string[] = []) {
  const text = `${HEADINGS}\n26-50911,Amos Tiller,${REST},San Antonio\n26-50912,Bea Moss,${REST},${place}\n`;
  const { questions, records } = await clerk.look(await clerk.write('a.csv', text), {
    set: [...SET, ...set],
  });
  return { about: questions.map(({ about }) => about), records };
}

it.each(['San\u00a0Antonio', ' SAN  ANTONIO\u00a0', 'San&nbsp;Antonio', '\u200bSan Antonio'])(
  'reads a row whose value differs from the listed one by spaces alone: “%s”',
  async (place) => expect(await look(place)).toEqual({ about: [], records: 2 }),
);

it.each(['San Antonio Division', 'Office: San Antonio', 'San Antonio (Courtroom 1)', 'Antonio', ''])(
  'asks before it leaves out a row whose value is blank or nearly the listed one: “%s”',
  async (place) => {
    const about = `unusual:Place ${place || 'blank'} left out`;
    expect(await look(place)).toEqual({ about: [about], records: 1 });
    expect(await look(place, [`${about}=expected`])).toEqual({ about: [], records: 1 });
    if (place !== '')
      expect(await look(place, [`only:Place=San Antonio|${place}`])).toEqual({ about: [], records: 2 });
  },
);

it('asks about another word for yes', async () => {
  const { about } = await look('Yes', ['only:Place=Y']);
  expect(about).toContain('unusual:Place Yes left out');
});

it('leaves out a row with another value', async () =>
  expect(await look('Austin Division')).toEqual({ about: [], records: 1 }));
