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

describe('questions of --explain about a file', () => {
  it('name two indistinguishable rows, and the column in which they differ', async () => {
    const [question] = await look(`${HEADINGS},Status\n${ROW},Scheduled\n${ROW},Vacated\n`);
    expect(question).toMatchObject({
      about: 'idFrom',
      text: expect.stringContaining(
        'Lines 2 and 3 are of one case, day and time, and differ in “Status” alone',
      ),
    });
  });

  it('do not treat a party as a debtor without a role column', async () => {
    const text = `${HEADINGS.replace('Debtor', 'Party')}\n${ROW.replace('Amos Tiller', 'Zed Bank')}\n`;
    const abouts = (await look(text, ['default:status=scheduled'])).map(({ about }) => about);
    expect(abouts).toContain('column:Party');
  });

  it('propose a separate column for the new time of a continued hearing', async () => {
    const text = `${HEADINGS},Status,New Date,New Time\n${ROW},Continued,12/14/2026,1:30 PM\n`;
    await clerk.publish(await clerk.write('export.csv', text));
    expect(await clerk.entries()).toMatchObject([{ continuedTo: '2026-12-14', continuedTime: '13:30' }]);
  });

  it('offer no answer that would read an earlier day as the new day', async () => {
    const set = ['default:status=scheduled'];
    expect(await look(`${HEADINGS},Continued From\n${ROW},11/16/2026\n`, set)).toEqual([]);
    expect(await look(`${HEADINGS},Prior Hearing\n${ROW},11/16/2026\n`, set)).toEqual([]);
    const [flag] = await look(`${HEADINGS},Cont?\n${ROW},Y\n`, set);
    expect(flag?.answers.map((answer) => answer.set)).toEqual(['only:Cont?=<value>', 'column:Cont?=ignore']);
  });
});

describe('values that name no one or that contradict each other', () => {
  const set = ['default:status=scheduled'];

  it.each(['HTO', 'Visiting Judge', 'Unassigned', 'Oakesmith/Rivera'])(
    'cause a question about the judge %s',
    async (judge) => {
      const text = `${HEADINGS}\n${ROW.replace('Harlan T. Oakesmith', judge)}\n`;
      const [question] = await look(text, set);
      expect(question?.text).toContain(`does not know the judge “${judge}”`);
      expect(question?.answers.map((answer) => answer.set)).toContain(`judge:${judge}=${judge}`);
    },
  );

  it.each([
    'Oakesmith for Sandifer',
    'Oakesmith (recused)',
    'Sandifer - conflict',
    'Oakesmith and Sandifer',
    'Oakesmith (sitting for Sandifer)',
    'Harlan T. Oakesmith - on leave',
    'TBD (Oakesmith)',
    'Oakesmith f/ Sandifer',
    'Oakesmith*',
  ])('cause a question about the judge that “%s” means', async (judge) => {
    const known = `${ROW.replace('50911', '50912')}\n`;
    const text = `${HEADINGS}\n${known}${ROW.replace('Harlan T. Oakesmith', judge)}\n`;
    const [question, ...others] = await look(text, set);
    expect(question?.text).toContain(`Which judge does “${judge}” mean?`);
    expect(others).toEqual([]);
    const answer = `judge:${judge}=Harlan T. Oakesmith`;
    expect(question?.answers.map((one) => one.set)).toContain(answer);
    expect(await look(text, [...set, answer])).toEqual([]);
  });

  it.each(['Ford Foray', 'Oakesmith, Harlan T., Chief Judge', 'Andor Orr', 'Rosa Cover', 'Ann Leave (AL)'])(
    'cause no question about the judge %s',
    async (judge) =>
      expect(await look(`${HEADINGS}\n${ROW.replace('Harlan T. Oakesmith', `"${judge}"`)}\n`, set)).toEqual(
        [],
      ),
  );

  it('cause a question about two times', async () => {
    const text = `${HEADINGS},Docket Call\n${ROW},9:00 AM\n`;
    expect((await look(text, set)).map(({ about }) => about)).toEqual(['column:Docket Call']);
    expect(await look(`${HEADINGS},End Time\n${ROW},10:00 AM\n`, set)).toEqual([]);
  });

  it('refuses a day whose time differs from the time column', async () => {
    const of = async (day: string) =>
      clerk.outcome(await clerk.write('a.csv', `${HEADINGS}\n${ROW.replace('11/30/2026', day)}\n`), { set });
    expect((await of('11/30/2026 2:00 PM')).join()).toContain(
      'time is another time than the one beside the day, 14:00',
    );
    expect((await of('2026-11-30T00:00:00Z')).join()).toContain('beside the day, 18:00');
    expect(await of('11/30/2026 12:00:00 AM')).toEqual(['published']);
    expect(await of('11/30/2026 9:30 AM')).toEqual(['published']);
  });

  it('drops page headings repeated in capitals', async () => {
    const text = `${HEADINGS}\n${ROW}\n${HEADINGS.toUpperCase()}\n${ROW.replace('50911', '50912')}\n`;
    await clerk.publish(await clerk.write('export.csv', text), { set });
    expect(await clerk.entries()).toHaveLength(2);
  });

  it('says which fields a note between rows lacks', async () => {
    const text = `${HEADINGS}\n${ROW}\n,,,,Total hearings,1\n${ROW.replace('50911', '50912')}\n`;
    const outcome = await clerk.outcome(await clerk.write('export.csv', text), { set });
    expect(outcome.join()).toContain('record has no case number, day and time');
  });
});
