import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explain } from './explain-export';

const folder = mkdtempSync(join(tmpdir(), 'columns-'));
/** Noon in San Antonio on Wednesday, 2026-11-25. */
const now = Date.parse('2026-11-25T18:00:00Z');
let files = 0;
function look(text: string, ...set: string[]) {
  files += 1;
  const file = join(folder, `list-${files}.csv`);
  writeFileSync(file, text);
  return explain(file, { map: null, set, now });
}
const HEAD = 'Case No,Debtor,Date,Time,Status';
const ROW = '26-50001,Rosa Lund,11/30/2026,9:30 AM,Set';

describe('the columns of an export', () => {
  it('are of 341 meetings if the title says so, but not because of a column of Zoom meeting IDs', async () => {
    const hearings = await look(`${HEAD},Zoom Meeting ID\n${ROW},160 455 0123\n`);
    expect(hearings.kind).toBe('hearings');
    const meetings = await look(`Meetings of Creditors,,,,\n${HEAD}\n${ROW}\n`);
    expect(meetings.kind).toBe('meetings');
  });

  it.each([
    ['Debtor 1,Debtor 2', '"Pell, Martin","Pell, Joan"'],
    ['Last Name,First Name,Joint Last Name,Joint First Name', 'Pell,Martin,Pell,Joan'],
    ['Debtor,Joint Debtor', '"Pell, Martin","Pell, Joan"'],
  ])('%s are the title and both debtors', async (headings, names) => {
    const text = `Case No,${headings},Date,Time,Status\n26-50001,${names},11/30/2026,9:30 AM,Set\n`;
    const { shown, questions } = await look(text);
    expect(questions).toEqual([]);
    expect(shown).toMatchObject([
      {
        caseTitle: 'Pell, Martin and Pell, Joan',
        debtors: [{ name: 'Pell, Martin' }, { name: 'Pell, Joan' }],
      },
    ]);
  });

  it('use the result column as the status if its words are statuses', async () => {
    const { shown } = await look(`${HEAD.replace('Status', 'Result')}\n${ROW.replace('Set', 'Vacated')}\n`);
    expect(shown).toMatchObject([{ status: 'vacated' }]);
  });

  it('cause a question about the status if some results say that a hearing is off', async () => {
    const rows = ['Granted', 'Denied as stated', 'Vacated'].map((result) => ROW.replace('Set', result));
    const { questions } = await look(`${HEAD.replace('Status', 'Result')}\n${rows.join('\n')}\n`);
    expect(questions[0]?.text).toBe(
      'Does “Result” say whether a hearing is still on (“Vacated”)? No other column says it',
    );
    expect(questions[0]?.answers.map(({ set }) => set)).toEqual([
      'column:Result=status',
      'default:status=scheduled',
    ]);
  });

  it('get the order of days from a day within a status', async () => {
    const moved = ROW.replace('11/30/2026', '12/01/2026').replace('Set', 'Continued to 12/14/2026');
    const { map, questions } = await look(`${HEAD}\n${moved}\n`);
    expect(questions).toEqual([]);
    expect(map).toMatchObject({ reading: { dates: 'mdy' } });
  });

  it('cause one question if a column only may hold a required field', async () => {
    const { questions } = await look(
      'Case No,Debtor,Column 7,Time,Status\n26-50001,Rosa Lund,11/30/2026,9:30 AM,Set\n',
    );
    expect(questions.map(({ about }) => about)).toEqual(['column:Column 7']);
  });

  it('accept a default for a list, and prefer answers to the rules of the map', async () => {
    const { shown, map } = await look(
      `${HEAD},Notes\n${ROW},bring exhibits\n`,
      'default:trustees=Pat Wexler | Ann Alder',
      'column:Notes=matter',
    );
    expect(shown).toMatchObject([{ trustees: ['Pat Wexler', 'Ann Alder'], matter: 'bring exhibits' }]);
    expect(Object.keys(map).at(-1)).toBe('reading');
  });
});
