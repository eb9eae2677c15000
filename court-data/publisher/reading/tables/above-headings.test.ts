import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../../testing/clerk-at-work';

const HEADINGS = ['Case No.', 'Debtor', 'Hearing Date', 'Hearing Time', 'Judge', 'Matter'];
const CELLS = ['26-50911', 'Amos Tiller', '11/30/2026', '9:30 AM', 'Harlan T. Oakesmith', 'Motion'];
const OTHER = ['26-50912', 'Bea Moss', ...CELLS.slice(2)];
const ALL_ON = 'default:status=scheduled';

let clerk: ClerkAtWork;
beforeAll(async () => {
  clerk = await clerkAtWork();
});
afterAll(() => clerk.close());

async function asked(name: string, text: string, set: readonly string[] = []): Promise<string[]> {
  const { questions } = await clerk.look(await clerk.write(name, text), { set: [ALL_ON, ...set] });
  return questions.map(({ about }) => about);
}
const below = (...lines: string[]) => [...lines, HEADINGS.join(','), CELLS.join(','), ''].join('\n');
const row = (cells: readonly string[], style = '') =>
  `<tr${style}>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (inner: string) => `<table>${row(HEADINGS).replace(/td/g, 'th')}${inner}</table>`;
const page = (...parts: string[]) => `<!doctype html><html><body>${parts.join('')}</body></html>`;

describe('a line above the headings', () => {
  it.each([
    ['ALL HEARINGS ON 11/30/2026 ARE CANCELLED', 'cancelled'],
    ['DRAFT - NOT FOR RELEASE', 'draft'],
    ['Sealed matters', 'sealed matters'],
    ['U.S. Bankruptcy Court, Southern District of Texas', 'southern district of texas'],
  ])('is asked about if it applies to every row: %s', async (line, word) => {
    expect(await asked('a.csv', below(line, ''))).toEqual([`unusual:title says ${word}`]);
    expect(await asked('a.csv', below(line, ''), [`unusual:title says ${word}=expected`])).toEqual([]);
  });

  it('is not asked about if it only names the court and the day', async () => {
    const lines = ['U.S. Bankruptcy Court, Western District of Texas', 'Calendar for 11/30/2026'];
    expect(await asked('a.csv', below(...lines))).toEqual([]);
  });
});

describe('a hearing above the headings', () => {
  const [first, second] = [CELLS.join(','), OTHER.join(',')];

  it('is asked about if the headings are sorted in with the rows', async () => {
    const file = await clerk.write('a.csv', `${first}\n${second}\n${below()}`);
    const [question, ...others] = (await clerk.look(file, { set: [ALL_ON] })).questions;
    expect(others).toEqual([]);
    expect(question).toMatchObject({ about: 'unusual:2 cases above the headings', count: 2 });
    expect(question?.text).toContain('26-50911');
    expect(question?.first).toMatch(/a\.csv line 1$/);
    const text = `${first}\n${second}\n${below()}`;
    expect(await asked('a.csv', text, ['unusual:2 cases above the headings=expected'])).toEqual([]);
  });

  it('is asked about if it is in a smaller table', async () => {
    const added =
      'Added matters\nCase No.,Debtor,Hearing Date,Hearing Time\n26-00999,Zed Moor,11/30/2026,9:00 AM';
    const main = `Hearing ID,${HEADINGS.join(',')},Status\nh1,${first},Set`;
    expect(await asked('a.csv', `${added}\n\n${main}\n`)).toEqual(['unusual:1 case above the headings']);
  });

  it.each([
    'Calendar,11-30-2026,12-04-2026',
    'Courtroom,210-472-6720,78205-1234',
    'Printed,11/25/2026,12-14 (Courtroom 302)',
    'Hearings of 26-50911 and others',
  ])('is not in the title “%s”', async (line) => expect(await asked('a.csv', below(line, ''))).toEqual([]));
});

describe('a page', () => {
  it('asks about a heading or a caption that says that its hearings are off', async () => {
    const both = page('<h2>Set</h2>', table(row(CELLS)), '<h2>CANCELLED HEARINGS</h2>', table(row(OTHER)));
    expect(await asked('a.html', both)).toEqual(['column:Section']);
    const one = page(table(`<caption>Cancelled hearings</caption>${row(CELLS)}`));
    expect(await asked('a.html', one)).toEqual(['column:Section']);
  });

  it('asks about a row or a cell that is struck through', async () => {
    const about = 'unusual:struck through';
    const struck = row(CELLS.map((cell, at) => (at === 1 ? `<s>${cell}</s>` : cell)));
    expect(await asked('a.html', page(table(struck)))).toEqual([about]);
    const line = row([
      '26-50911',
      '<span style="text-decoration: line-through">Amos</span>',
      ...CELLS.slice(2),
    ]);
    expect(await asked('a.html', page(table(line)))).toEqual([about]);
  });

  it('refuses a day that is struck through beside the new one', async () => {
    const cells = CELLS.map((cell, at) => (at === 2 ? `<del>${cell}</del> 12/14/2026` : cell));
    const file = await clerk.write('a.html', page(table(row(cells))));
    expect(await clerk.outcome(file, { set: [ALL_ON] })).not.toEqual(['published']);
    const whole = row(CELLS, ' style="text-decoration:line-through"');
    const other = await clerk.write('a.html', page(table(whole)));
    expect(await clerk.outcome(other, { set: [ALL_ON] })).not.toEqual(['published']);
  });
});
