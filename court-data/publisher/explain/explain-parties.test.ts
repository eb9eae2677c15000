import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explain } from './explain-export';

const folder = mkdtempSync(join(tmpdir(), 'explain-parties-'));
let files = 0;
/** Noon in San Antonio on Monday, 2026-11-23. */
const now = Date.parse('2026-11-23T18:00:00Z');
async function explained(rows: readonly string[], ...set: string[]) {
  files += 1;
  const file = join(folder, `export-${files}.csv`);
  writeFileSync(file, rows.map((row) => `${row}\n`).join(''));
  const found = await explain(file, { map: null, set: ['default:status=scheduled', ...set], now });
  return { ...found, asked: found.questions.map(({ about }) => about) };
}

describe('names in separate columns', () => {
  it.each([
    ['Debtor Last Name', 'Debtor First Name'],
    ['Last Name', 'First Name'],
  ])('are joined: %s and %s', async (last, first) => {
    const found = await explained([
      `${last},${first},Case No.,Date,Time`,
      'Peña,Quenby,26-50001,11/30/2026,9:30 AM',
    ]);
    expect(found).toMatchObject({ questions: [], shown: [{ debtors: [{ name: 'Peña, Quenby' }] }] });
  });
});

describe('an answer about a column', () => {
  it('affects proposals for other columns: debtors come from a title that the clerk named', async () => {
    const rows = ['Text,Case No.,Date,Time', 'In re: Rosa Peña,26-50001,11/30/2026,9:30 AM'];
    const found = await explained(rows, 'column:Text=caseTitle');
    expect(found).toMatchObject({ questions: [], shown: [{ debtors: [{ name: 'Rosa Peña' }] }] });
  });

  it('frees the field if the column does not hold it', async () => {
    const rows = ['Title,Matter Title,Case No.,Date,Time', 'Motion,Rosa Peña,26-50001,11/30/2026,9:30 AM'];
    const found = await explained(rows, 'column:Matter Title=caseTitle', 'column:Title=matter');
    expect(found).toMatchObject({ questions: [], shown: [{ caseTitle: 'Rosa Peña', matter: 'Motion' }] });
  });
});

it('asks about a column that distinguishes adversary proceedings from cases', async () => {
  const rows = [
    'Case No.,Title,Date,Time,P',
    '26-50001,Rosa Peña,11/30/2026,9:30 AM,BK',
    '26-05001,A v. B,11/30/2026,9:30 AM,ADV',
  ];
  const found = await explained(rows);
  expect(found.asked).toEqual(['column:P', 'caseType:between two parties']);
  expect(found.questions[0]?.answers[0]?.set).toBe('column:P=caseType');
});

it('recognizes headings written as one word', async () => {
  const rows = ['CASENUMBER,CASETITLE,HEARINGDATE,HEARINGTIME', '26-50001,Rosa Peña,11/30/2026,9:30 AM'];
  expect(await explained(rows)).toMatchObject({ questions: [], records: 1 });
});

it('reads people that a program’s JSON gives as one string', async () => {
  const record = {
    'Case No.': '26-50001',
    Title: 'In re Peña',
    Debtor: 'Rosa Peña; Luz Peña',
    Atty: 'Cy Quill',
    Date: '2026-11-30',
    Time: '9:30 AM',
  };
  const found = await explained([JSON.stringify([record])]);
  expect(found).toMatchObject({
    questions: [],
    rejects: [],
    shown: [{ debtors: [{ name: 'Rosa Peña' }, { name: 'Luz Peña' }], attorneys: [{ name: 'Cy Quill' }] }],
  });
});

describe('a column of debtors', () => {
  const HEADINGS = 'Debtor,Case Title,Case No.,Date,Time';
  const row = (names: string) => `"${names}",In re Peña,26-50001,11/30/2026,9:30 AM`;

  it.each([
    ['Rosa M. Peña and Mary Peña', ['Rosa M. Peña', 'Mary Peña']],
    ['Peña, Rosa M. and Mary', ['Peña, Rosa M.', 'Peña, Mary']],
    ['Peña, Rosa M.', ['Peña, Rosa M.']],
    ['Hearn Heating and Air, LLC', ['Hearn Heating and Air, LLC']],
  ])('names each debtor of “%s”', async (names, debtors) => {
    const found = await explained([HEADINGS, row(names)]);
    expect(found.questions).toEqual([]);
    expect(found.shown[0]?.debtors.map(({ name }) => name)).toEqual(debtors);
  });

  it('is asked about if it may name one debtor or two', async () => {
    expect((await explained([HEADINGS, row('John and Quill')])).asked).toEqual(['titles']);
  });
});

it.each(['Interested Party', 'Party in Interest', 'Creditor'])(
  'does not treat “%s” as the debtor',
  async (other) => {
    const rows = [
      `${other},Debtor(s),Case No.,Date,Time`,
      'Bank of Nowhere,Rosa Peña,26-50001,11/30/2026,9:30 AM',
    ];
    const { map } = await explained(rows);
    expect(map).toMatchObject({ 'Debtor(s)': 'caseTitle' });
    expect(map[other]).toBeUndefined();
  },
);

describe('a column about another case or day', () => {
  const headings = (other: string) => `Title,${other},Bankr. Case,Court Day,Time,End Time`;

  it.each(['Lead Case No.', 'Member Case No.', 'Adv. Case Number'])(
    '%s is not used as the case',
    async (other) => {
      const rows = [headings(other), 'Rosa Peña,25-00771,26-50001,11/30/2026,9:30 AM,10:00 AM'];
      const { map } = await explained(rows);
      expect(map).toMatchObject({ Time: 'time' });
      expect(map[other]).not.toBe('caseNumber');
    },
  );

  it.each(['Notice Date', 'Original Hearing Date'])(
    '%s is not used as the day without a question',
    async (other) => {
      const rows = [headings(other), 'Rosa Peña,11/02/2026,26-50001,11/30/2026,9:30 AM,10:00 AM'];
      const { map } = await explained(rows);
      expect(map[other]).toBeUndefined();
    },
  );
});

describe('a column that may make a record non-public', () => {
  it.each(['Privacy Flag', 'X-SAFE-AT-HOME', 'Flag 3', 'Show on Web'])(
    '%s is asked about',
    async (heading) => {
      const rows = [
        `Title,Case No.,Date,Time,${heading}`,
        'Rosa Peña,26-50001,11/30/2026,9:30 AM,N',
        'Luz Peña,26-50002,11/30/2026,9:30 AM,Y',
      ];
      expect((await explained(rows)).asked).toEqual([`column:${heading}`]);
    },
  );
});

it('never repeats a private number in an answer', async () => {
  const rows = ['Title,Case No.,Date,Time', '"Peña & Sons, John SSN: 123456789",26-50001,11/30/2026,9:30 AM'];
  const found = await explained(rows);
  expect(JSON.stringify(found)).not.toContain('123456789');
});

describe('rows of parties', () => {
  const HEADINGS = 'Case No.,Case Title,Date,Time,Name,Party Role';
  const row = (name: string, role: string) => `26-50001,Rosa Peña,11/30/2026,9:30 AM,${name},${role}`;

  it('use a “Name” column as the party’s name', async () => {
    const found = await explained([HEADINGS, row('Rosa Peña', 'Debtor'), row('Bank of Nowhere', 'Creditor')]);
    expect(found).toMatchObject({ questions: [], records: 1, shown: [{ debtors: [{ name: 'Rosa Peña' }] }] });
  });

  it('ask for the party’s name if no column seems to hold it', async () => {
    const headings = HEADINGS.replace('Name', 'Who');
    expect((await explained([headings, row('Rosa Peña', 'Debtor')])).asked).toContain('needed:debtors');
  });

  it('name no debtor if no party is a debtor', async () => {
    const found = await explained([HEADINGS, row('Ann Alder', 'Plaintiff'), row('Rosa Peña', 'Defendant')]);
    expect(found).toMatchObject({ questions: [], records: 1, shown: [{ debtors: [] }] });
  });

  it('ask about an unknown role', async () => {
    const found = await explained([HEADINGS, row('Rosa Peña', 'Debtor'), row('Lena Lender', 'Lienholder')]);
    expect(found.asked).toEqual(['role:lienholder']);
    expect(found.shown).toMatchObject([{ debtors: [{ name: 'Rosa Peña' }] }]);
  });

  it('ask about the column if all its roles are unknown', async () => {
    const found = await explained([HEADINGS, row('Lena Lender', 'A1'), row('Rosa Peña', 'B7')]);
    expect(found.asked).toContain('column:Party Role');
  });
});
