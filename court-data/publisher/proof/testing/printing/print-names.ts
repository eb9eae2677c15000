import type { Hearing, Party } from './truth';

const joinedBy = (parts: readonly string[], sign: string) => parts.filter((part) => part !== '').join(sign);

/** `Rosa M. Peña, Jr.` */
export const firstLast = ({ given, last, suffix }: Party) =>
  joinedBy([joinedBy([given, last], ' '), suffix], ', ');
/** `Peña, Rosa M.`, `Peña, Jr., Rosa M.` */
export const lastFirst = ({ given, last, suffix }: Party) =>
  given === '' ? last : joinedBy([last, suffix, given], ', ');
/** Given name and suffix, for a separate column. */
export const ownGiven = ({ given, suffix }: Party) => joinedBy([given, suffix], ', ');

/** The debtors of a case as its title names them. */
export type TitleStyle = { name: string; print: (debtors: readonly Party[]) => string };

const sharesLast = ([a, b]: readonly Party[]) => a && b && a.given !== '' && a.last === b.last;
const all = (name: string, one: (party: Party) => string, sign: string): TitleStyle => ({
  name,
  print: (debtors) => debtors.map(one).join(sign),
});

export const TITLE_STYLES: readonly TitleStyle[] = [
  all('first last and', firstLast, ' and '),
  all('first last &', firstLast, ' & '),
  all('last, first and', lastFirst, ' and '),
  all('last, first;', lastFirst, '; '),
  all('first last;', firstLast, '; '),
  all('lines', firstLast, '\n'),
  {
    name: 'shared last name',
    print: (debtors) => {
      const [a, b] = debtors;
      if (!a || !b) return debtors.map(lastFirst).join('');
      return sharesLast(debtors)
        ? `${a.last}, ${a.given} and ${b.given}`
        : `${lastFirst(a)} and ${lastFirst(b)}`;
    },
  },
  {
    name: 'shared last name behind',
    print: (debtors) => {
      const [a, b] = debtors;
      return a && b && sharesLast(debtors)
        ? `${a.given} and ${firstLast(b)}`
        : debtors.map(firstLast).join(' and ');
    },
  },
  { name: 'in re', print: (debtors) => `In re: ${debtors.map(firstLast).join(' and ')}` },
  { name: 'capitals', print: (debtors) => debtors.map(lastFirst).join(' and ').toUpperCase() },
  {
    name: 'debtors',
    print: (debtors) => `${debtors.map(firstLast).join(' and ')}, Debtor${debtors.length > 1 ? 's' : ''}`,
  },
];

/** A way to print a case number. `hasType`: it shows whether the case is an adversary proceeding. */
export type CaseStyle = { name: string; hasType: boolean; print: (hearing: Hearing) => string };

const yy = ({ year }: Hearing) => String(year % 100).padStart(2, '0');
const five = ({ serial }: Hearing) => String(serial).padStart(5, '0');
const initials = ({ judge }: Hearing) => judge.replace(/[^A-Z]/g, '').toLowerCase();
const number = (name: string, hasType: boolean, print: (hearing: Hearing) => string): CaseStyle => ({
  name,
  hasType,
  print,
});

export const CASE_STYLES: readonly CaseStyle[] = [
  number('plain', false, (one) => `${yy(one)}-${five(one)}`),
  number('four-digit year', false, (one) => `${one.year}-${five(one)}`),
  number('ecf', true, (one) => `${one.officeDigit}:${yy(one)}-${one.type}-${five(one)}`),
  number(
    'ecf initials',
    true,
    (one) => `${one.officeDigit}:${yy(one)}-${one.type}-${five(one)}-${initials(one).toUpperCase()}`,
  ),
  number('type', true, (one) => `${yy(one)}-${one.type}-${five(one)}`),
  number('initials', false, (one) => `${yy(one)}-${five(one)}-${initials(one)}`),
  number('initials chapter', false, (one) => `${yy(one)}-${five(one)}-${initials(one)}${one.chapter}`),
  number('label', false, (one) => `Case No. ${yy(one)}-${five(one)}`),
  number('formula', false, (one) => `="${yy(one)}-${five(one)}"`),
  number('parentheses', false, (one) => `${yy(one)}-${five(one)} (${initials(one).toUpperCase()})`),
  number('chapter', false, (one) => `${yy(one)}-${five(one)}-${one.chapter}`),
  number('letter', true, (one) => `${yy(one)} ${one.type === 'ap' ? 'A' : 'B'} ${five(one)}`),
  number('en dash', false, (one) => `${yy(one)}–${five(one)}`),
  number('run on', true, (one) => `${yy(one)}${one.type}${five(one)}`),
];

/** A way to print a judge. */
export type JudgeStyle = { name: string; print: (judge: string) => string };

const partsOf = (judge: string) => {
  const [given = '', middle = '', last = ''] = judge.split(' ');
  return { given, middle, last };
};
const judge = (
  name: string,
  print: (of: ReturnType<typeof partsOf>, judge: string) => string,
): JudgeStyle => ({
  name,
  print: (printed) => (printed === '' ? '' : print(partsOf(printed), printed)),
});

export const JUDGE_STYLES: readonly JudgeStyle[] = [
  judge('plain', (_, whole) => whole),
  judge('hon', (_, whole) => `Hon. ${whole}`),
  judge('judge', (_, whole) => `Judge ${whole}`),
  judge('capitals', (_, whole) => whole.toUpperCase()),
  judge('last first', ({ given, middle, last }) => `${last}, ${given} ${middle}`),
  judge('hon last first', ({ given, middle, last }) => `Hon. ${last}, ${given} ${middle}`),
  judge('title behind', (_, whole) => `${whole}, U.S. Bankruptcy Judge`),
  judge('no dots', (_, whole) => whole.replaceAll('.', '')),
  judge('initials', (_, whole) => `${whole} (${whole.replace(/[^A-Z]/g, '').slice(0, 3)})`),
  judge('honorable', (_, whole) => `The Honorable ${whole}`),
];
/** Shorter forms without the whole name. */
export const SHORT_JUDGE_STYLES: readonly JudgeStyle[] = [
  judge('no middle', ({ given, last }) => `${given} ${last}`),
  judge('initial', ({ given, last }) => `Judge ${given[0]}. ${last}`),
  judge('last', ({ last }) => `Judge ${last}`),
];
