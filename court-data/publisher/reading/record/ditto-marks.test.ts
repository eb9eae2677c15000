import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../../testing/clerk-at-work';

const HEADINGS = 'Case No.,Debtor,Hearing Date,Hearing Time,Judge,Matter';
const FIRST = '26-50911,Amos Tiller,11/30/2026,9:30 AM,Harlan T. Oakesmith,Motion';
const ABOUT = 'unusual:marks that repeat the cell above';

let clerk: ClerkAtWork;
beforeAll(async () => {
  clerk = await clerkAtWork();
});
afterAll(() => clerk.close());

async function look(rows: readonly string[], set: readonly string[] = []) {
  const file = await clerk.write('a.csv', [HEADINGS, ...rows, ''].join('\n'));
  const found = await clerk.look(file, { set: ['default:status=scheduled', ...set] });
  return { about: found.questions.map(({ about }) => about), shown: found.shown };
}

it.each(['""""', '〃', 'same', 'Same as above', 'ditto', 'see above', "''"])(
  'asks whether %s repeats the cell above, and reads it so if the clerk confirms it',
  async (mark) => {
    const row = `26-50912,Bea Moss,11/30/2026,9:30 AM,${mark},Plan`;
    expect((await look([FIRST, row])).about).toContain(ABOUT);
    const third = `26-50913,Cy Moss,11/30/2026,9:30 AM,${mark},${mark}`;
    const { about, shown } = await look([FIRST, row, third], [`${ABOUT}=expected`]);
    expect(about).toEqual([]);
    expect(shown.map(({ judge }) => judge)).toEqual(Array(3).fill('Harlan T. Oakesmith'));
    expect(shown[2]?.matter).toBe('Plan');
  },
);

it('does not ask about ordinary texts', async () =>
  expect(
    (await look([FIRST, '26-50912,Same Day LLC,11/30/2026,9:30 AM,Harlan T. Oakesmith,Plan'])).about,
  ).toEqual([]));
