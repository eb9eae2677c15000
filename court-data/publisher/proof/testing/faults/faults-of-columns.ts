import { addDays } from '@court/domain';
import { TIME_STYLES } from '../printing/print-days';
import { firstLast } from '../printing/print-names';
import { inWords } from '../printing/print-sheet';
import { addColumn, columnAt, recell, type Sheet } from '../printing/sheet';
import { courtDayAfter, type Hearing } from '../printing/truth';
import type { Fault, FaultContext } from './fault';

type Print = (hearing: Hearing, row: number, context: FaultContext) => string;

/** Adds a column. `means` is its true meaning. */
const column = (headings: readonly string[], means: string, print: Print): Fault => ({
  sheet: (sheet, context) => {
    const free = headings.filter((heading) => !sheet.columns.some((one) => one.heading === heading));
    if (free.length === 0 || (means !== 'ignore' && means !== 'unknown' && columnAt(sheet, means) >= 0))
      return sheet;
    const heading = context.pick(free);
    return addColumn(
      sheet,
      { heading, means },
      (one, row) => print(one, row, context),
      context.pick([0, 1, 3, 99]),
    );
  },
});

const dayText =
  (days: (hearing: Hearing, row: number) => string): Print =>
  (one, row, { styles }) =>
    styles.day.print(days(one, row));
const words =
  (...texts: string[]): Print =>
  (_, row) =>
    texts[row % texts.length] ?? '';
const later = (time: string) => `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}:${time.slice(3)}`;

/** A column of restrictions under a heading that does not say "sealed". */
function hiddenRestriction(sheet: Sheet, { pick }: FaultContext): Sheet {
  const heading = pick([
    'Safe at Home',
    'Protected',
    'Redact',
    'Non-Public',
    'Confidentiality',
    'Privacy Flag',
  ]);
  return {
    ...sheet,
    columns: sheet.columns.map((one) => (one.means === 'sealed' ? { ...one, heading } : one)),
  };
}

const SECRET = ['412-55-9081', '536-22-8726'];

/** The second debtor of a joint case in a separate column. */
function jointColumn(sheet: Sheet, context: FaultContext): Sheet {
  const at = sheet.columns.findIndex(({ means }) => means === 'debtors');
  const isRows = columnAt(sheet, 'role') >= 0;
  if (at < 0 || isRows || columnAt(sheet, 'caseTitle') >= 0) return sheet;
  const alone = recell(sheet, 'debtors', (_, { hearing }) =>
    hearing?.debtors[0] ? firstLast(hearing.debtors[0]) : '',
  );
  const heading = context.pick(['Joint Debtor', 'Co-Debtor', 'Debtor 2', 'Spouse']);
  return addColumn(
    alone,
    { heading, means: 'unknown' },
    ({ debtors: [, second] }) => (second ? firstLast(second) : ''),
    at + 1,
  );
}

/** Columns that are not what they seem. */
export const COLUMN_FAULTS: Readonly<Record<string, Fault>> = {
  'filed date': column(
    ['Date Filed', 'Filed', 'Petition Date', 'Entered', 'Date'],
    'ignore',
    dayText(({ day }, row) => addDays(day, -40 - row)),
  ),
  'original date': column(
    ['Original Hearing Date', 'Prior Hearing Date', 'Previous Setting', 'Continued From'],
    'ignore',
    dayText(({ day }) => addDays(day, -28)),
  ),
  deadline: column(
    ['Objection Deadline', 'Response Due', 'Notice Date', 'Last Day to File'],
    'ignore',
    dayText(({ day }) => addDays(day, -7)),
  ),
  'end time': column(['End Time', 'End', 'Ends', 'To'], 'ignore', ({ time }, row, { styles }) => {
    const style = styles.time.hasHalfColumn ? TIME_STYLES[0] : styles.time;
    return style?.print(later(time), row) ?? '';
  }),
  'time stamp': column(
    ['Last Updated', 'Created', 'Run Date', 'As Of'],
    'ignore',
    words('2026-11-24T18:00:00', '2026-11-24T18:05:00'),
  ),
  'next hearing of another matter': {
    sheet: (sheet, context) =>
      context.styles.status !== null && sheet.columns.some(({ means }) => means === 'continuedTo')
        ? sheet
        : (column(['Next Hearing', 'Next Hearing Date', 'Next Setting'], 'continuedTo', ({ day, status }) =>
            status.status === 'scheduled' ? inWords(context.styles).day(courtDayAfter(day, 21)) : '',
          ).sheet?.(sheet, context) ?? sheet),
  },
  'status of the case': column(
    ['Case Status', 'Case Disposition', 'Case Stage'],
    'ignore',
    words('Open', 'Closed', 'Pending', 'Dismissed', 'Converted'),
  ),
  'status of the matter': column(
    ['Matter Status', 'Motion Status', 'Ruling'],
    'ignore',
    words('Granted', 'Denied', 'Taken under advisement', ''),
  ),
  'initials of the judge': column(['Judge Initials', 'JDG', 'Jdg Code'], 'ignore', ({ judge }) =>
    judge.replace(/[^A-Z]/g, ''),
  ),
  clerk: column(
    ['Clerk Initials', 'Courtroom Deputy', 'ECRO', 'Operator'],
    'ignore',
    words('jd', 'kls', 'jd', 'mw'),
  ),
  creditor: column(
    ['Creditor', 'Creditor Name', 'Lienholder', 'Interested Party'],
    'ignore',
    words('Bank of Nowhere', 'Acme Lending LLC', ''),
  ),
  trustee: column(
    ['Trustee', 'Ch. 13 Trustee', 'Case Trustee'],
    'trustees',
    words('Ann Alder', 'Ann Alder', 'Bo Birch'),
  ),
  movant: column(
    ['Movant', 'Moving Party', 'Filed By'],
    'movant',
    words('Acme Lending LLC', 'Debtor', 'Ann Alder'),
  ),
  attorney: column(
    ['Debtor Attorney', 'Attorney', 'Atty for Debtor', 'Counsel'],
    'attorneys',
    words('Cy Quill', 'Dee Drum', 'Cy Quill'),
  ),
  length: column(['Est. Length', 'Minutes', 'Duration'], 'durationMinutes', words('15', '30', '60')),
  telephone: column(
    ['Attorney Phone', 'Contact Phone', 'Phone'],
    'ignore',
    words('210-555-0134', '(210) 555-0199'),
  ),
  'related case': column(
    ['Lead Case', 'Related Case', 'Adv. No.', 'Member Case No.'],
    'ignore',
    words('25-00771', '', '25-00772'),
  ),
  county: column(['County', 'City', 'Debtor City', 'Venue'], 'ignore', words('Bexar', 'Travis', 'Kendall')),
  'hidden restriction': {
    docket: (docket, pick) => {
      const chosen = pick(docket);
      return docket.map((one) => (one === chosen ? { ...one, sealed: true } : one));
    },
    sheet: hiddenRestriction,
  },
  'public or not': {
    docket: (docket, pick) => {
      const chosen = pick(docket);
      return docket.map((one) => (one === chosen ? { ...one, sealed: true } : one));
    },
    // the opposite of a sealed column: N means sealed
    sheet: (sheet, context) => {
      const heading = context.pick(['Public', 'Public?', 'Publish', 'Show on Web', 'OK to Post']);
      const columns = sheet.columns.map((one) =>
        one.means === 'sealed' ? { heading, means: 'unknown' } : one,
      );
      const at = columnAt(sheet, 'sealed');
      const inverted = recell(sheet, 'sealed', (_, { hearing }) => (hearing?.sealed ? 'N' : 'Y'));
      return at < 0 ? sheet : { ...inverted, columns };
    },
  },
  'joint debtor in a column': { sheet: jointColumn },
  'status in the notes': {
    docket: (docket, pick) => {
      const chosen = pick(docket);
      return docket.map((one) => ({
        ...one,
        status: { status: one === chosen ? 'vacated' : 'scheduled', to: null },
      }));
    },
    // only the notes say that a hearing is off
    sheet: (sheet, context) => {
      const hushed = recell(sheet, 'status', (cell, { hearing }) =>
        hearing?.status.status === 'vacated'
          ? (context.styles.status?.print(
              { ...hearing, status: { status: 'scheduled', to: null } },
              (day) => day,
              (time) => time,
            ) ?? cell)
          : cell,
      );
      const heading = context.pick(['Notes', 'Comments', 'Remarks', 'Minutes']);
      return addColumn(
        hushed,
        { heading, means: 'unknown' },
        ({ status }) =>
          status.status === 'vacated'
            ? context.pick(['VACATED - settled', 'Off calendar', 'Hearing cancelled'])
            : '',
        99,
      );
    },
  },
  'social security number': {
    sheet: (sheet, context) => ({
      ...(column(
        ['SSN', 'Soc. Sec. No.', 'Tax ID', 'Debtor SSN/ITIN', 'Info'],
        'ignore',
        (_, row) => SECRET[row % 2] ?? '',
      ).sheet?.(sheet, context) ?? sheet),
      secrets: [...sheet.secrets, ...SECRET],
    }),
  },
  'masked number': column(['SSN (last 4)', 'SSN', 'Last 4'], 'ignore', words('xxx-xx-6789', 'XXX-XX-1234')),
  'column without a heading': column([''], 'ignore', words('')),
};
