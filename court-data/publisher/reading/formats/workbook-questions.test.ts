import { utils, type WorkSheet, write } from '@e965/xlsx';
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
