import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../../testing/clerk-at-work';

const HEADINGS = 'Case No.,Title,Hearing Date,Hearing Time,Judge,Matter';
const REST = '11/30/2026,9:30 AM,Harlan T. Oakesmith,Motion';
const ABOUT = 'caseType:between two parties';

let clerk: ClerkAtWork;
beforeAll(async () => {
  clerk = await clerkAtWork();
});
afterAll(() => clerk.close());

async function look(title: string, set: readonly string[] = [], number = '26-05012') {
  const text = `${HEADINGS}\n26-50911,Amos Tiller,${REST}\n${number},${title},${REST}\n`;
  const found = await clerk.look(await clerk.write('a.csv', text), {
    set: ['default:status=scheduled', ...set],
  });
  return { about: found.questions.map(({ about }) => about), type: found.shown[1]?.caseType };
}

it.each([
  'Alder LLC v. Cal Moss',
  'Alder LLC vs Cal Moss',
  'ALDER LLC V. CAL MOSS',
  'Alder LLC versus Cal Moss',
  'Alder LLC -v- Cal Moss',
])('asks for the type of a case between two parties that has none: %s', async (title) => {
  expect((await look(title)).about).toEqual([ABOUT]);
  expect(await look(title, [`${ABOUT}=ap`])).toEqual({ about: [], type: 'ap' });
  expect(await look(title, [`${ABOUT}=bk`])).toEqual({ about: [], type: 'bk' });
});

it('asks too if the title follows the number in its cell', async () => {
  const rows = ['"26-50911, Amos Tiller"', '"26-05012, Alder LLC v. Cal Moss"'];
  const text = `Case,Hearing Date,Hearing Time,Judge,Matter\n${rows.map((one) => `${one},${REST}`).join('\n')}\n`;
  const file = await clerk.write('a.csv', text);
  const { questions } = await clerk.look(file, { set: ['default:status=scheduled'] });
  expect(questions.map(({ about }) => about)).toEqual([ABOUT]);
});

it('does not ask if the number has the type, or V is a middle initial', async () => {
  expect(await look('Alder LLC v. Cal Moss', [], '5:26-ap-05012')).toEqual({ about: [], type: 'ap' });
  expect(await look('Bea V. Moss')).toEqual({ about: [], type: 'bk' });
});
