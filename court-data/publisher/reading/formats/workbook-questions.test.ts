import { CFB, utils, type WorkSheet, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../../testing/clerk-at-work';

const HEADINGS = ['Case No.', 'Debtor', 'Hearing Date', 'Hearing Time', 'Judge', 'Matter'];
const ROW = ['26-50911', 'Amos Tiller', '11/30/2026', '9:30 AM', 'Harlan T. Oakesmith', 'Motion'];
const OTHER = ['26-50912', 'Bea Moss', ...ROW.slice(2)];

let clerk: ClerkAtWork;
beforeAll(async () => {
  clerk = await clerkAtWork();
});
afterAll(() => clerk.close());

async function look(name: string, change: (sheet: WorkSheet) => void = () => undefined) {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([HEADINGS, ROW, OTHER]);
  change(sheet);
  utils.book_append_sheet(book, sheet, name);
  utils.book_append_sheet(book, utils.aoa_to_sheet([['x']]), `Notes ${name}`);
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', cellStyles: true }));
  return clerk.look(await clerk.write('export.xlsx', bytes), { set: ['default:status=scheduled'] });
}
const asked = ({ questions }: Awaited<ReturnType<typeof look>>) => questions.map(({ about }) => about);

describe('a workbook', () => {
  it('asks about hidden rows', async () => {
    const hide = (sheet: WorkSheet) => {
      sheet['!rows'] = [{}, {}, { hidden: true }];
    };
    expect(asked(await look('Calendar', hide))).toEqual(['unusual:hidden rows']);
    expect(asked(await look('Calendar'))).toEqual([]);
  });

  it('asks about a sheet whose name says that its hearings are off', async () => {
    expect(asked(await look('Cancelled'))).toEqual(['unusual:title says cancelled']);
  });

  it('reads a text that is merged over several rows in each of them, such as the judge', async () => {
    const merge = (sheet: WorkSheet) => {
      sheet.E3 = { t: 's', v: '' };
      sheet['!merges'] = [{ s: { r: 1, c: 4 }, e: { r: 2, c: 4 } }];
    };
    const { shown } = await look('Calendar', merge);
    expect(shown.map(({ judge }) => judge)).toEqual([ROW[4], ROW[4]]);
    const seal = (sheet: WorkSheet) => {
      utils.sheet_add_aoa(sheet, [['Sealed'], ['Y'], ['']], { origin: 'G1' });
      sheet['!merges'] = [{ s: { r: 1, c: 6 }, e: { r: 2, c: 6 } }];
    };
    expect((await look('Calendar', seal)).sealed).toBe(2);
  });

  it('asks about another sheet with a case, whether it has headings or not', async () => {
    const added = ['26-50913', 'Cy Moss', '11/30/2026'];
    const sheets = [[['Case No.', 'Debtor', 'Date', 'Time'], added], [added]];
    for (const rows of sheets) {
      const book = utils.book_new();
      utils.book_append_sheet(book, utils.aoa_to_sheet([HEADINGS, ROW]), 'Calendar');
      utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Added');
      utils.book_append_sheet(book, utils.aoa_to_sheet([['Code', 'Meaning']]), 'Codes');
      const file = await clerk.write(
        'b.xlsx',
        new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' })),
      );
      const about = 'unusual:cases in sheet "Added" that is not read';
      const set = ['default:status=scheduled'];
      expect(asked(await clerk.look(file, { set }))).toEqual([about]);
      expect(asked(await clerk.look(file, { set: [...set, `${about}=expected`] }))).toEqual([]);
    }
  });

  it('asks about a comment on a cell that says that the case is sealed', async () => {
    const comment = (text: string) => (sheet: WorkSheet) => {
      sheet.A2.c = [{ a: 'Clerk', t: text }];
    };
    expect(asked(await look('Calendar', comment('SEALED by order')))).toEqual([
      'unusual:comments that say “sealed”',
    ]);
    expect(asked(await look('Calendar', comment('bring exhibits')))).toEqual([]);
  });

  it('prints no private data from a sheet’s name', async () => {
    expect(JSON.stringify(await look('987-65-4321'))).not.toContain('987-65-4321');
  });
});

describe('a sheet without cases that is not read', () => {
  async function beside(rows: readonly (readonly string[])[], set: readonly string[] = [], sheet?: string) {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([HEADINGS, ROW]), 'Calendar');
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Notes');
    const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }));
    const file = await clerk.write('c.xlsx', bytes);
    return asked(await clerk.look(file, { set: ['default:status=scheduled', ...set], sheet }));
  }

  it.each<[string[], string]>([
    [['All hearings are canceled'], 'All hearings are canceled'],
    [['Court closed 12/24'], 'Court closed 12/24'],
    [['12/24', 'Court closed'], '12/24 Court closed'],
    [['Note:', 'Judge Oakesmith is unavailable'], 'Note: Judge Oakesmith is unavailable'],
    [
      ['Calendar is moved to\nCourtroom 2. Docket is reset'],
      'Calendar is moved to Courtroom 2. Docket is reset',
    ],
  ])('is asked about if it changes hearings: %o', async (row, text) => {
    const about = `unusual:line “${text}” in sheet "Notes"`;
    expect(await beside([['Notes'], row])).toEqual([about]);
    expect(await beside([['Notes'], row], [], 'Calendar')).toEqual([about]);
    expect(await beside([['Notes'], row], [`${about}=expected`])).toEqual([]);
  });

  it('is asked about if two lines change hearings', async () =>
    expect(
      await beside([['All hearings are canceled'], ['All matters are continued to 12/14/2026']]),
    ).toHaveLength(2));

  it.each<[string, string[][]]>([
    [
      'codes',
      [
        ['Code', 'Meaning'],
        ['VAC', 'Hearing is vacated'],
        ['CNX', 'Cancelled'],
      ],
    ],
    ['statuses', [['Scheduled'], ['Vacated'], ['Cancelled']]],
    [
      'counts',
      [
        ['Scheduled', '12'],
        ['Cancelled', '3'],
        ['Total', '15'],
      ],
    ],
    ['headings', [['Case No.', 'Debtor', 'Date Vacated', 'Judge']]],
    [
      'telephone numbers',
      [
        ['Clerk', '210-472-6720'],
        ['Courtroom 1', 'Second floor'],
      ],
    ],
    ['rules', [['Hearings may be canceled without notice'], ['Call if a hearing is canceled']]],
  ])('is not asked about if it has only %s', async (_, rows) => expect(await beside(rows)).toEqual([]));
});

it('asks about a text box that says that hearings are off', async () => {
  const boxed = (text: string) => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([HEADINGS, ROW]), 'Calendar');
    const archive = CFB.read(write(book, { type: 'buffer', bookType: 'xlsx' }), { type: 'buffer' });
    const runs = [...text].map((letter) => `<a:r><a:t>${letter}</a:t></a:r>`).join('');
    CFB.utils.cfb_add(archive, '/xl/drawings/drawing1.xml', Buffer.from(`<x><a:p>${runs}</a:p></x>`));
    return new Uint8Array(CFB.write(archive, { type: 'buffer', fileType: 'zip' }) as Uint8Array);
  };
  const of = async (text: string) =>
    asked(await clerk.look(await clerk.write('d.xlsx', boxed(text)), { set: ['default:status=scheduled'] }));
  expect(await of('All hearings are canceled')).toEqual([
    'unusual:line “All hearings are canceled” in a text box',
  ]);
  expect(await of('Bankruptcy Court')).toEqual([]);
});
