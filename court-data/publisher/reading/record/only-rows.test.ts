import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('a hearing that a later export no longer marks as public', () => {
  const headings = 'Case No.,Debtor,Hearing Date,Hearing Time,Judge,Matter,Public';
  const left = 'unusual:Public N left out=expected';
  const closing = 'unusual:Public N closes its case=expected';
  const row = (number: string, name: string, mark: string, day = '11/30/2026') =>
    `${number},${name},${REST.replace('11/30/2026', day)},${mark}`;
  const set = ['default:status=scheduled', 'only:Public=Y'];

  /** Publishes a case with two hearings, and then one of them with another mark. */
  async function statuses(mark: string, answers: readonly string[]) {
    const own = await clerkAtWork();
    try {
      const file = (first: string) =>
        own.write(
          'a.csv',
          [
            headings,
            row('26-50911', 'Amos Tiller', first),
            row('26-50911', 'Amos Tiller', 'Y', '12/1/2026'),
            ...['26-50912,Bea Moss', '26-50913,Cy Moss', '26-50914,Di Moss'].map((one) => `${one},${REST},Y`),
          ].join('\n'),
        );
      await own.publish(await file('Y'), { set });
      const outcome = await own.outcome(await file(mark), { set: [...set, ...answers] });
      const entries = await own.entries();
      return { outcome, of: entries.map(({ caseNumber, status }) => `${caseNumber} ${status}`).sort() };
    } finally {
      await own.close();
    }
  }
  const others = ['26-50912 scheduled', '26-50913 scheduled', '26-50914 scheduled'];

  it('is asked about', async () => {
    const { outcome, of } = await statuses('N', []);
    expect(outcome).toEqual([
      expect.stringContaining('Is a case still public of which a row’s “Public” is “N”?'),
    ]);
    expect(of).toEqual(['26-50911 scheduled', '26-50911 scheduled', ...others]);
  });

  it('closes its case if the clerk says so', async () => {
    const { outcome, of } = await statuses('N', [closing]);
    expect(outcome).toEqual(['published']);
    expect(of.filter((one) => !one.startsWith('undefined'))).toEqual(others);
  });

  it('is removed alone if the clerk says so', async () =>
    expect((await statuses('N', [left])).of).toEqual(['26-50911 removed', '26-50911 scheduled', ...others]));
});

it.each([
  ['Sealed', 'N', 'Y'],
  ['Web Display', 'Show', 'Hide'],
  ['isPublic', 'Y', 'N'],
  ['Kind', 'Open', 'Sealed'],
])('asks about a row that “%s” leaves out because it is not public', async (heading, kept, other) => {
  const text = `${HEADINGS.replace('Place', heading)}\n26-50911,Amos Tiller,${REST},${kept}\n26-50912,Bea Moss,${REST},${other}\n`;
  const { questions } = await clerk.look(await clerk.write('a.csv', text), {
    set: ['default:status=scheduled', `only:${heading}=${kept}`],
  });
  expect(questions.map(({ about }) => about)).toEqual([`unusual:${heading} ${other} left out`]);
});
