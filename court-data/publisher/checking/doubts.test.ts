import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../testing/clerk-at-work';

const HEADINGS = 'Case No.,Debtor,Hearing Date,Hearing Time,Judge,Matter,Status';

let clerk: ClerkAtWork;
beforeAll(async () => {
  clerk = await clerkAtWork();
});
afterAll(() => clerk.close());

/** The questions about a hearing on Monday, 2026-11-30 with this status. Today is 2026-11-25. */
async function asked(status: string, set: readonly string[] = []): Promise<string> {
  const row = `26-50911,Amos Tiller,11/30/2026,9:30 AM,Harlan T. Oakesmith,Motion,"${status}"`;
  const { questions } = await clerk.look(await clerk.write('export.csv', `${HEADINGS}\n${row}\n`), { set });
  return questions.map(({ text }) => text).join('\n');
}

describe('a readable status that looks wrong', () => {
  it('is asked about if it moves the hearing to a day or a time on which the court is closed', async () => {
    expect(await asked('Continued to 12/14/2026 at 1:30 AM')).toContain('Is 1:30 AM (01:30) right?');
    expect(await asked('Continued to 12/25/2026')).toContain('Christmas Day');
    expect(await asked('Continued to 12/12/2026')).toContain('Saturday');
    expect(await asked('Continued to 12/14/2036')).toContain('730 days ahead');
    expect(await asked('Continued to 12/14/2026 at 1:30 PM')).toBe('');
  });

  it('is asked about if a future hearing is marked as over', async () => {
    expect(await asked('Held')).toContain('Is held on 2026-11-30 right?');
    expect(await asked('Concluded')).toContain('says that a hearing ahead is over');
    expect(await asked('Held', ['unusual:held on 2026-11-30=expected'])).toBe('');
  });

  it('is asked about if the hearing was continued from a day that is not before its own day', async () => {
    expect(await asked('Continued from 12/14/2026')).toContain('“Continued from 12/14/2026”');
    expect(await asked('Continued from 11/30/2026')).toContain('not before its own');
    expect(await asked('Continued from 11/16/2026')).toBe('');
    expect(await asked('Rescheduled from 12/14/2026')).toBe('');
    expect(await asked('Continued from 12/14/2026', ['unusual:continued from 2026-12-14=expected'])).toBe('');
  });
});

describe('a case number that search cannot find', () => {
  const of = async (number: string) => {
    const row = `${number},Amos Tiller,11/30/2026,9:30 AM,Harlan T. Oakesmith,Motion,Set`;
    const other = '26-50912,Bea Moss,11/30/2026,9:30 AM,Harlan T. Oakesmith,Motion,Set';
    const { questions } = await clerk.look(await clerk.write('a.csv', `${HEADINGS}\n${row}\n${other}\n`));
    return questions.map(({ about }) => about);
  };

  it.each(['2026-05-08', '2650911', '26-509112'])('is asked about: %s', async (number) =>
    expect(await of(number)).toEqual(['unusual:caseNumber of no known form']),
  );

  it.each(['5:26-bk-50911', '26-50911-hto7', 'BK-26-50911'])('is not %s', async (number) =>
    expect(await of(number)).toEqual([]),
  );
});

describe('a link that the court’s pages do not show', () => {
  const of = async (url: string, set: readonly string[] = []) => {
    const row = `26-50911,Amos Tiller,11/30/2026,9:30 AM,Harlan T. Oakesmith,Motion,Set,Zoom,${url}`;
    const file = await clerk.write('a.csv', `${HEADINGS},Appearance,Zoom Link\n${row}\n`);
    return (await clerk.look(file, { set })).questions.map(({ about }) => about);
  };

  it('is asked about by its host', async () => {
    expect(await of('https://zoom.evil.example/j/1605550001')).toEqual(['unusual:link to zoom.evil.example']);
    expect(await of('javascript:alert(1)')).toEqual(['unusual:link to no website']);
    const set = ['unusual:link to zoom.evil.example=expected'];
    expect(await of('https://zoom.evil.example/j/1605550001', set)).toEqual([]);
  });

  it('is no link to one of the court’s hosts', async () => {
    expect(await of('https://www.zoomgov.com/j/1605550001')).toEqual([]);
    expect(await of('www.zoomgov.com/j/1605550001')).toEqual([]);
  });
});
