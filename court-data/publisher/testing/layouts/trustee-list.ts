const HEADINGS = [
  ...['Date', 'Time', 'Case No.', 'Ch', 'Debtor 1', 'Debtor 2', 'Attorney'],
  ...['Zoom Meeting ID', 'Passcode', 'Phone', 'Result'],
];
const ZOOM = ['160 455 0123', '7788990011', '(210) 555-0142'];

/** A spreadsheet's serial number of a day (days since 1899-12-30) and fraction of a day. */
const serial = (month: number, day: number) => Date.UTC(2026, month - 1, day) / 86_400_000 + 25_569;
const clock = (hours: number, minutes = 0) => (hours * 60 + minutes) / 1_440;

type Meeting = [
  day: number,
  time: number,
  number: string,
  debtor: string,
  joint: string,
  attorney: string,
  result: string,
];

const FIRST: Meeting[] = [
  [serial(11, 30), clock(9), '26-50211', 'Okafor, Grace', '', 'Ann Alder', ''],
  [serial(11, 30), clock(9), '26-50214', 'Pell, Martin', 'Pell, Joan', 'Bo Birch', ''],
  [serial(11, 30), clock(9, 30), '26-50219', 'Ruelas, Ana', '', 'Pro Se', 'Continued to 12/14/2026 9:00 AM'],
  [serial(11, 30), clock(13), '26-50223', 'Sable Coffee LLC', '', 'Cy Cedar', ''],
  [serial(12, 2), clock(9), '26-50230', 'Tran, Linh', 'Tran, Duc', 'Ann Alder', ''],
];
/** A week later: one meeting is gone, one moved, one was continued to another day, two are new. */
const SECOND: Meeting[] = [
  [serial(11, 30), clock(9), '26-50211', 'Okafor, Grace', '', 'Ann Alder', 'Concluded'],
  [
    serial(11, 30),
    clock(9),
    '26-50214',
    'Pell, Martin',
    'Pell, Joan',
    'Bo Birch',
    'Continued to 12/16/2026 1:30 PM',
  ],
  [serial(11, 30), clock(9, 30), '26-50219', 'Ruelas, Ana', '', 'Pro Se', 'Continued to 12/14/2026 9:00 AM'],
  [serial(12, 2), clock(10, 30), '26-50230', 'Tran, Linh', 'Tran, Duc', 'Ann Alder', ''],
  [serial(12, 7), clock(9), '26-50241', 'Umber, Noel', '', 'Cy Cedar', ''],
  [serial(12, 7), clock(9), '26-50244', 'Vance, Ida', 'Vance, Roy', 'Bo Birch', ''],
];

/**
 * A trustee's list of 341 meetings as a workbook: a title, then a row for each meeting, with days and times as numbers.
 */
export async function trusteeList(week: 1 | 2): Promise<Uint8Array> {
  const { utils, write } = await import('@e965/xlsx');
  const rows = (week === 1 ? FIRST : SECOND).map(([day, time, number, debtor, joint, attorney, result]) => [
    ...[day, time, number, 7, debtor, joint, attorney],
    ...[...ZOOM, result],
  ]);
  const sheet = utils.aoa_to_sheet([
    ['Meetings of Creditors (341), Trustee Pat Wexler'],
    [],
    HEADINGS,
    ...rows,
  ]);
  for (const [at] of rows.entries())
    for (const [column, form] of ['m/d/yyyy', 'h:mm AM/PM'].entries())
      sheet[utils.encode_cell({ r: at + 3, c: column })].z = form;
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, '341 Meetings');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}
