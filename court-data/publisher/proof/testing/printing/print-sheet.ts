import { DAY_STYLES, halfOf, TIME_STYLES } from './print-days';
import { firstLast, ownGiven } from './print-names';
import { type Pick, pickBy, type RowParty, type Sheet } from './sheet';
import { type Plan, type Styles, stylesOf } from './styles';
import type { Hearing } from './truth';

/** Headings as courts write them, by meaning. For some, the last ones are unknown to the publisher. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  id: ['Hearing ID', 'Event ID', 'HRG_ID', 'UID', 'id'],
  caseNumber: ['Case No.', 'Case Number', 'Case #', 'CASE_NUM', 'caseNumber', 'Bankr. Case', 'File No.'],
  caseTitle: ['Case Title', 'Case Name', 'Caption', 'Style of Case', 'caseTitle', 'CASE_TITLE'],
  debtors: ['Debtor', 'Debtor(s)', 'Debtor Name', 'debtors'],
  date: ['Hearing Date', 'Date', 'Hrg. Date', 'HEARING_DT', 'date', 'Date of Hearing', 'Court Date'],
  time: ['Time', 'Hearing Time', 'Hrg Tm', 'time', 'Start Time'],
  meridiem: ['AM/PM', 'A/P', 'Meridiem'],
  dateTime: ['Hearing Date/Time', 'Date and Time', 'When', 'Start', 'Set For', 'Hearing Date'],
  judge: ['Judge', 'Hearing Judge', 'JUDGE_NM', 'judge', 'Judicial Officer', 'Presiding Judge'],
  office: ['Office', 'Division', 'Division Office', 'office', 'Courthouse'],
  matter: ['Matter', 'Description', 'Docket Text', 'matter', 'Motion', 'Relief', 'What Is Asked'],
  docketNumber: ['Doc. No.', 'Document #', 'ECF No.', 'docketNumber', 'Dkt #'],
  location: ['Courtroom', 'Location', 'Room', 'location', 'Ctrm'],
  chapter: ['Chapter', 'Ch.', 'chapter', 'CHAP'],
  caseType: ['Case Type', 'caseType', 'Type of Case'],
  status: ['Status', 'Hearing Status', 'Disposition', 'status', 'HRG_STAT', 'What Became Of It'],
  continuedTo: ['Next Hearing', 'Continued To', 'Next Date', 'continuedTo', 'New Date'],
  sealed: ['Sealed', 'Sealed?', 'Restricted', 'sealed', 'Confidential', 'Sealed Flag', 'Non-Public'],
  last: ['Last Name', 'Debtor Last Name', 'LAST'],
  first: ['First Name', 'Debtor First Name', 'FIRST'],
  party: ['Party', 'Party Name', 'Name'],
  role: ['Party Role', 'Role', 'Party Type'],
};

const SEALED = [
  'Y',
  'Yes',
  'X',
  '1',
  'TRUE',
  'S',
  'Sealed',
  'Restricted',
  'Under Seal',
  'Confidential',
  'Level 2',
  'R',
];
const PUBLIC = ['N', 'No', '', '0', 'FALSE', 'Public', '--'];

type Drawn = {
  heading: string;
  means: string;
  print: (hearing: Hearing, row: number, party: RowParty | null) => string;
};

/** Days and times inside a status are words, never serial numbers. */
export function inWords(styles: Styles) {
  const isPlain = !['serial', 'midnight', 'us-midnight', 'digits'].includes(styles.day.name);
  const us = TIME_STYLES[0];
  const isWords = ['us', 'padded', 'close', 'dotted', 'short', 'noon'].includes(styles.time.name);
  return {
    day: (isPlain ? styles.day : (DAY_STYLES[0] ?? styles.day)).print,
    time: (text: string) => ((isWords ? null : us) ?? styles.time).print(text, 0),
  };
}

const titleOf = (hearing: Hearing, { title }: Styles) =>
  hearing.sides ? hearing.sides.join(' v. ') : title.print(hearing.debtors);

function momentColumns(styles: Styles, named: (means: string) => string): Drawn[] {
  const { moment, day, time } = styles;
  if (moment)
    return [
      { heading: named('dateTime'), means: 'dateTime', print: (one) => moment.print(one.day, one.time) },
    ];
  return [
    { heading: named('date'), means: 'date', print: (one) => day.print(one.day) },
    { heading: named('time'), means: 'time', print: (one, row) => time.print(one.time, row) },
    ...(time.hasHalfColumn
      ? [{ heading: named('meridiem'), means: 'meridiem', print: (one: Hearing) => halfOf(one.time) }]
      : []),
  ];
}

function peopleColumns(plan: Plan, styles: Styles, named: (means: string) => string): Drawn[] {
  const title: Drawn = {
    heading: named('caseTitle'),
    means: 'caseTitle',
    print: (one) => titleOf(one, styles),
  };
  const debtors: Drawn = {
    heading: named('debtors'),
    means: 'debtors',
    // a column of names is often a title, and then does not separate the parties' names
    print: (one) =>
      plan.salt % 3 === 0 ? styles.title.print(one.debtors) : one.debtors.map(firstLast).join(' | '),
  };
  const isWithSides = plan.docket.some(({ sides }) => sides !== null);
  if (peopleIn(plan) === 'rows')
    return [
      { heading: named('party'), means: 'debtors', print: (_, __, party) => party?.name ?? '' },
      { heading: named('role'), means: 'role', print: (_, __, party) => party?.role ?? '' },
      ...(isWithSides || plan.salt % 2 === 0 ? [title] : []),
    ];
  if (peopleIn(plan) === 'parts')
    return [
      { heading: named('last'), means: 'part', print: ({ debtors: [one] }) => one?.last ?? '' },
      { heading: named('first'), means: 'part', print: ({ debtors: [one] }) => (one ? ownGiven(one) : '') },
    ];
  if (peopleIn(plan) === 'both') return [title, debtors];
  return [peopleIn(plan) === 'debtors' ? debtors : title];
}

/** The columns that hold the names. Name parts only fit one person, and an adversary proceeding needs a title. */
export function peopleIn({ people, docket, form }: Plan): Plan['people'] {
  const isWithSides = docket.some(({ sides }) => sides !== null);
  if (people === 'rows' && (form === 'ics' || form === 'json' || form === 'jsonl')) return 'both';
  const isSingle = docket.every(({ debtors }) => debtors.length === 1 && debtors[0]?.given !== '');
  if (people === 'parts' && (!isSingle || isWithSides)) return 'title';
  return people === 'debtors' && isWithSides ? 'both' : people;
}

/** The rows of a hearing: one for each party if the export has such rows. */
function partiesOf(hearing: Hearing, pick: Pick): RowParty[] {
  const [first, second] = hearing.debtors.map(firstLast);
  const own: RowParty[] = [
    ...(first ? [{ name: first, role: 'Debtor', isDebtor: true }] : []),
    ...(second ? [{ name: second, role: 'Joint Debtor', isDebtor: true }] : []),
  ];
  const sides = hearing.sides?.map((name, at) => ({
    ...{ name, role: at === 0 ? 'Plaintiff' : 'Defendant', isDebtor: false },
  }));
  const others = [
    { name: 'Bank of Nowhere', role: 'Creditor', isDebtor: false },
    { name: 'Ann Alder', role: 'Chapter 13 Trustee', isDebtor: false },
    { name: 'Cy Quill', role: "Debtor's Attorney", isDebtor: false },
    { name: 'Lena Lender', role: 'Lienholder', isDebtor: false },
  ];
  return [...(sides ?? own), ...(pick([true, false]) ? [pick(others)] : [])];
}

/** A docket as a table, without faults. */
export function printSheet(plan: Plan, given?: Styles): Sheet {
  const styles = given ?? stylesOf(plan);
  const pick = pickBy(plan.salt);
  const named = (means: string) => pick(HEADINGS[means] ?? [means]);
  const { shown, docket } = plan;
  const words = inWords(styles);
  const hasTypes = docket.some(({ type }) => type === 'ap') && !styles.caseNumber.hasType;
  const [yes, no] = [pick(SEALED), pick(PUBLIC)];
  const isSealed = plan.sealed || docket.some(({ sealed }) => sealed);
  const isMoving = docket.some(({ status }) => status.to !== null);
  const simple = (isShown: boolean, means: string, print: (one: Hearing) => string): Drawn[] =>
    isShown ? [{ heading: named(means), means, print }] : [];
  const columns: Drawn[] = [
    ...simple(shown.id && peopleIn(plan) !== 'rows', 'id', ({ id }) => id),
    ...simple(true, 'caseNumber', styles.caseNumber.print),
    ...peopleColumns(plan, styles, named),
    ...momentColumns(styles, named),
    ...simple(shown.judge, 'judge', ({ judge }) => styles.judge.print(judge)),
    ...simple(shown.office, 'office', ({ office }) => office),
    ...simple(shown.matter, 'matter', ({ matter }) => matter),
    ...simple(shown.docketNumber, 'docketNumber', ({ docketNumber }) => docketNumber),
    ...simple(shown.location, 'location', ({ room }) => room),
    ...simple(shown.chapter, 'chapter', ({ chapter }) => chapter),
    ...simple(hasTypes, 'caseType', ({ type }) => type),
    ...simple(
      styles.status !== null,
      'status',
      (one) => styles.status?.print(one, words.day, words.time) ?? '',
    ),
    ...simple(shown.nextHearing && isMoving, 'continuedTo', ({ status: { to } }) =>
      to ? words.day(to.day) : '',
    ),
    ...simple(isSealed, 'sealed', ({ sealed }) => (sealed ? yes : no)),
  ];
  const order = pick([columns, columns.toReversed(), columns.toSpliced(0, 2).concat(columns.slice(0, 2))]);
  const isRows = peopleIn(plan) === 'rows';
  const lines = docket
    .flatMap((hearing) => (isRows ? partiesOf(hearing, pick) : [null]).map((party) => ({ hearing, party })))
    .map(({ hearing, party }, row) => ({
      ...{ hearing, party },
      cells: order.map(({ print }) => print(hearing, row, party)),
    }));
  const printed = order.map(({ heading, means }) => ({ heading, means }));
  return { columns: printed, lines, above: [], below: [], carried: [], mustAsk: [], secrets: [] };
}
