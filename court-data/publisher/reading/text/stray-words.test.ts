import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork } from '../../testing/clerk-at-work';
import { strayWord } from './stray-words';

const HEADINGS = 'Case No.,Debtor,Hearing Date,Hearing Time,Judge,Courtroom,Matter,Status';
type Row = {
  number?: string;
  title?: string;
  judge?: string;
  room?: string;
  matter?: string;
  status?: string;
};

let clerk: ClerkAtWork;
beforeAll(async () => {
  clerk = await clerkAtWork();
});
afterAll(() => clerk.close());

async function asked(row: Row, set: readonly string[] = []): Promise<string[]> {
  const { number = '26-50911', title = 'Amos Tiller', judge = 'Harlan T. Oakesmith', room = '1' } = row;
  const cells = [
    number,
    title,
    '11/30/2026',
    '9:30 AM',
    judge,
    room,
    row.matter ?? 'Motion',
    row.status ?? 'Set',
  ];
  const file = await clerk.write('export.csv', `${HEADINGS}\n${cells.join(',')}\n`);
  return (await clerk.look(file, { set })).questions.map(({ about }) => about);
}

describe('a text that says that its record is not public', () => {
  it.each<[Row, string]>([
    [{ number: '26-50911 (SEALED)' }, 'caseNumber says sealed'],
    [{ title: 'SEALED' }, 'caseTitle says sealed'],
    [{ title: 'Amos Tiller (sealed)' }, 'caseTitle says sealed'],
    [{ title: '[Restricted]' }, 'caseTitle says restricted'],
    [{ title: 'Sealed Air Corporation' }, 'caseTitle says sealed air corporation'],
    [{ judge: 'SEALED' }, 'judge says sealed'],
    [{ room: 'Closed to public' }, 'location says closed to public'],
    [{ matter: 'SEALED' }, 'matter says sealed'],
    [{ matter: '**SEALED** Motion to sell' }, 'matter says sealed'],
    [{ matter: 'Hearing under seal' }, 'matter says under seal'],
    [{ matter: 'Status conference - not public' }, 'matter says not public'],
  ])('is asked about: %o', async (row, value) => {
    expect(await asked(row)).toContain(`unusual:${value}`);
    expect(await asked(row, [`unusual:${value}=expected`])).not.toContain(`unusual:${value}`);
  });

  it.each(['Motion to Seal Document', 'Sealed Motion', 'Motion for Protective Order'])(
    'is not “%s”',
    (matter) => expect(strayWord(matter, false)).toBeNull(),
  );
});

describe('a name or a number beside the title that says that its record is not public', () => {
  const headings =
    'Case No.,Case Title,Debtor,Movant,Attorney,Doc No.,Hearing Date,Hearing Time,Judge,Matter,Status';
  const of = async (
    { debtor = 'Amos Tiller', movant = 'Alder Bank', attorney = 'Ann Alder', doc = '45', seal = '' },
    set: readonly string[] = [],
  ) => {
    const who = `26-50911,In re Amos,${debtor},${movant},${attorney},${doc}`;
    const row = `${who},11/30/2026,9:30 AM,Harlan T. Oakesmith,Motion,Set,${seal}`;
    const file = await clerk.write('a.csv', `${headings},Sealed\n${row}\n`);
    const columns = ['Debtor=debtors', 'Movant=movant', 'Attorney=attorneys', 'Doc No.=docketNumber'];
    const answers = ['wholeTitles=true', ...columns.map((one) => `column:${one}`), ...set];
    return (await clerk.look(file, { set: answers })).questions.map(({ about }) => about);
  };

  it.each([
    [{ debtor: 'Amos Tiller (SEALED)' }, 'debtors says sealed'],
    [{ debtor: 'Amos Tiller [sealed] and Bea Tiller' }, 'debtors says sealed'],
    [{ debtor: 'SEALED' }, 'debtors says sealed'],
    [{ movant: 'SEALED' }, 'movant says sealed'],
    [{ attorney: 'Ann Alder (Confidential)' }, 'attorneys says confidential'],
    [{ doc: '45 SEALED' }, 'docketNumber says sealed'],
    [{ movant: 'Sealed Air Corporation' }, 'movant says sealed air corporation'],
  ])('is asked about: %o', async (row, value) => {
    expect(await of(row)).toEqual([`unusual:${value}`]);
    expect(await of(row, [`unusual:${value}=expected`])).toEqual([]);
    expect(await of({ ...row, seal: 'Y' })).toEqual([]);
  });

  it('is none of the notes of a debtor, and no status', async () =>
    expect(await of({ debtor: 'Amos Tiller (deceased)', attorney: 'Ann Alder (withdrawn)' })).toEqual([]));
});

describe('a text that says that a scheduled hearing is off', () => {
  it.each<[Row, string]>([
    [{ matter: 'Motion to lift stay - CONTINUED TO 12/14/2026' }, 'matter says continued'],
    [{ matter: 'Motion to lift stay CONTINUED TO 12/14/2026' }, 'matter says continued'],
    [{ matter: '***VACATED*** Motion' }, 'matter says vacated'],
    [{ matter: '(withdrawn) Motion' }, 'matter says withdrawn'],
    [{ matter: 'Cancelled' }, 'matter says cancelled'],
    [{ judge: 'Harlan T. Oakesmith (CANCELLED)' }, 'judge says cancelled'],
    [{ title: '*CANCELLED* Cal Moss' }, 'caseTitle says cancelled'],
    [{ matter: "Motion to lift stay - CONT'D TO 12/14/2026 AT 10:00 AM" }, "matter says cont'd"],
    [{ matter: '*** OFF CAL *** Motion' }, 'matter says off cal'],
  ])('is asked about: %o', async (row, value) => {
    expect(await asked(row)).toContain(`unusual:${value}`);
    expect(await asked({ ...row, status: 'Vacated' })).not.toContain(`unusual:${value}`);
  });

  it.each([
    ['RESET TO 12/14/2026 - Motion', 'reset'],
    ['Motion - RE-SET TO 12/14', 're-set'],
    ['Motion (continued to 12/14)', 'continued'],
    ['Motion - Cont. to 12/14/2026', 'cont'],
    ['Motion - CONT’D UNTIL DEC. 14', 'cont’d'],
    ["Motion - adj'd to 12/14", "adj'd"],
    ["Motion [resch'd to 12/14]", "resch'd"],
    ['Motion - continued from 11/2 to 12/14', 'continued'],
    ['Motion - Hearing has been rescheduled to 12/14', 'rescheduled'],
    ['Motion - MOVED TO 1:30 PM', 'moved'],
    ['Motion - passed to 1:30 PM', 'passed'],
    ['Motion (passed)', 'passed'],
    ['Motion (dropped)', 'dropped'],
    ['Motion - NO HEARING', 'no hearing'],
    ['(NOT GOING FORWARD) Motion', 'not going forward'],
    ['Motion NOT GOING FORWARD', 'not going forward'],
    ['[Removed from calendar] Motion', 'removed from'],
    ['Motion - removed from 12/1 calendar', 'removed from'],
    ['MOTION TO LIFT STAY CONTINUED TO 12/14/2026', 'continued'],
    ['Motion to lift stay reset to Monday, December 14', 'reset'],
    ['Motion - HEARD 11/20', 'heard'],
    ['Motion HEARD', 'heard'],
    ['MOTION HEARD 11/20/2026', 'heard'],
    ['MOTION TO SELL HEARD 11/20', 'heard'],
    ['Motion (heard on Nov. 20, 2026)', 'heard'],
    ['Motion - hearing held 11/20', 'held'],
    ['Motion - HEARD 11/20/2026 GRANTED', 'heard'],
    ['Motion - heard and granted', 'heard'],
    ['Motion–removed', 'removed'],
    ['Motion - removed by the court', 'removed'],
    ['Motion (to be re-set)', 'to be re-set'],
    ['Motion - removed', 'removed'],
    ['Motion REMOVED', 'removed'],
    ['Motion - taken under advisement', 'taken under advisement'],
    ['Motion - taken off', 'taken off'],
    ['Motion (to be reset)', 'to be reset'],
    ['Motion (date to be set)', 'date to be set'],
    ['Motion - TBD', 'tbd'],
    ['Motion - advanced to 12/1', 'advanced'],
    ['Motion - set over to 12/14', 'set over'],
    ['Motion trailed to 12/14', 'trailed'],
  ])('is “%s”', (matter, word) => expect(strayWord(matter, false)).toEqual({ kind: 'status', word }));

  it.each([
    'Motion to Vacate Order',
    'Motion to continue hearing',
    'Continued hearing on motion',
    'Status hearing - Continued from 11/2/2026',
    'Continued from 11/01/2026',
    'Motion - Continued from 11/2',
    "Confirmation hearing - cont'd from 11/2/2026 at 9:30 AM",
    'Reset from 11/02/2026',
    'Motion to reset',
    'MOTION TO RESET HEARING',
    'Motion to move hearing to 1:30 PM',
    'Motion to reset hearing to 12/14/2026',
    'Complaint - Removed from state court',
    'Written objections due (no hearing time)',
    'Motion to extend time passed by the statute',
    'Objection to claim 4 of Reset Holdings',
    'Motion of debtor who moved to Texas in 2025',
    'Application for contempt; contested',
    'Minutes of hearing held on 11/20/2026',
    'Motion previously heard 11/2/2026',
    'REQUEST TO BE HEARD',
    'Status hearing - held by Zoom',
    'Motion (heard with 26-50912)',
    'Motion (to be heard with docket 45)',
    'Complaint - Removed state court action',
    'Motion to have trustee removed',
    'Motion for trial date to be set',
    'Application - deferred compensation plan',
    'Motion to use funds held on deposit',
  ])('is not “%s”', (matter) => expect(strayWord(matter, false)).toBeNull());

  it.each([
    'Motion to be heard 12/14 at 9:30',
    'Hearing to be held on 11/30/2026 at 1:30 PM',
    'Motion to be heard Dec. 14',
  ])('is another day or time: “%s”', async (matter) =>
    expect(await asked({ matter })).toEqual(['unusual:matter says to be heard']),
  );

  it.each([
    'Motion to be heard 11/30',
    'Hearing to be held on 11/30/2026 at 9:30 AM',
    'Motion to be heard Monday 11/30 at 9:30',
    'Motion to be heard Monday November 30 at 9:30 AM',
  ])('is not the own day and time: “%s”', async (matter) => expect(await asked({ matter })).toEqual([]));

  it.each([
    'Held',
    'Ann Held',
    'Ann HELD',
    'Courtroom (TBD)',
    'Moved Properties LLC',
    'Reset Fitness Inc.',
    'Dropped Stitch LLC',
    'Passed Down Antiques',
    'Rosa Cont',
  ])('is not the name “%s”', (name) => expect(strayWord(name, true)).toBeNull());
});

it('asks about a trustee, an alias and a lead case that say that the record is not public', async () => {
  const record = {
    ...{ id: 'h1', caseNumber: '26-50911', caseType: 'bk', caseTitle: 'Amos Tiller', status: 'scheduled' },
    ...{ date: '2026-11-30', time: '09:30', trustees: ['Sealed'], leadCaseTitle: 'In re SEALED' },
    debtors: [{ name: 'Amos Tiller', aliases: [{ kind: 'aka', name: '[Restricted]' }] }],
  };
  const { questions } = await clerk.look(await clerk.write('a.json', JSON.stringify([record])), {
    set: ['trustee:Sealed=Sealed'],
  });
  expect(questions.map(({ about }) => about).sort()).toEqual([
    'unusual:debtors says restricted',
    'unusual:leadCaseTitle says in re sealed',
    'unusual:trustees says sealed',
  ]);
});

it.each([
  'MOTION CANCELLED',
  'MOTION TO SELL WITHDRAWN',
  'VACATED PRETRIAL CONFERENCE',
  'CANX Motion',
  'Motion (time changed to 1:30 PM)',
  'Motion NOTE TIME CHANGE',
  'Motion (courtroom changed)',
  'Motion - To be rescheduled',
])('finds that the hearing is off or changed in %s', (matter) =>
  expect(strayWord(matter, false)?.kind).toBe('status'),
);

it.each([
  'MOTION TO VACATE ORDER',
  'MOTION TO CONTINUE HEARING',
  'CONTINUED MOTION FOR RELIEF',
  'Motion to change venue',
  'Motion to withdraw the reference',
  'Motion for new trial date',
])('finds no status in %s', (matter) => expect(strayWord(matter, false)).toBeNull());
