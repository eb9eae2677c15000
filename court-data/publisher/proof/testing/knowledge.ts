import { closedKey } from '../../reading/moments/closed-values';
import type { DateOrder } from '../../reading/moments/read-moment';
import type { Printed } from './print-files';
import { firstLast } from './printing/print-names';
import type { Hearing } from './printing/truth';

/** A printed text and all its true values. It has more than one value if the print is ambiguous. */
type Meanings = Map<string, Set<string>>;

/** The knowledge of a clerk who knows the true docket and how the file prints it. */
export type Knowledge = {
  hearings: readonly Hearing[];
  /** heading → its true meaning; see Column */
  columns: ReadonlyMap<string, string>;
  parts: readonly string[];
  carried: readonly string[];
  /** null if the days of the files are in different orders */
  order: DateOrder | null;
  /** by field: key of a printed value → our values */
  values: ReadonlyMap<string, Meanings>;
  /** printed judge, in lower case → whole names */
  judges: Meanings;
  offices: Meanings;
  /** printed title → debtors, joined by `|` */
  titles: Meanings;
  /** role, in lower case → debtor or other */
  roles: Meanings;
  /** printed times without AM or PM, with the true time (HH:mm) */
  bareTimes: readonly (readonly [string, string])[];
  /** no cell names the day to which a continued hearing moves */
  hidesNewDays: boolean;
};

function note(meanings: Meanings, printed: string, truth: string): void {
  const known = meanings.get(printed) ?? new Set();
  meanings.set(printed, known.add(truth));
}

/** Fields whose printed values a clerk interprets by the truth of the row. */
const CLOSED: Readonly<Record<string, (hearing: Hearing) => string>> = {
  status: ({ status }) => status.status,
  sealed: ({ sealed }) => (sealed ? 'Y' : 'N'),
  caseType: ({ type }) => type,
  chapter: ({ chapter }) => chapter,
  meridiem: ({ time }) => (Number(time.slice(0, 2)) < 12 ? 'AM' : 'PM'),
};

function orderOf({ styles, plan, files }: Printed): DateOrder | null {
  if (files.some(({ sheet }) => sheet.mustAsk.some(({ why }) => why === 'two orders'))) return null;
  const isMoment = styles.moment !== null;
  const own = isMoment ? (styles.moment?.order ?? null) : styles.day.order;
  // faults print further days in the style of the days
  return own ?? (isMoment || plan.faults.length > 0 ? styles.day.order : null);
}

/** The clerk's knowledge about a printed docket. */
export function knowledgeOf(printed: Printed): Knowledge {
  const { files, plan, styles } = printed;
  const columns = new Map<string, string>();
  const values = new Map(Object.keys(CLOSED).map((field) => [field, new Map<string, Set<string>>()]));
  const [judges, offices, titles, roles]: [Meanings, Meanings, Meanings, Meanings] = [
    new Map(),
    new Map(),
    new Map(),
    new Map(),
  ];
  const bareTimes: [string, string][] = [];
  for (const { sheet } of files) {
    for (const { heading, means } of sheet.columns) columns.set(heading, means);
    for (const { hearing, party, cells } of sheet.lines) {
      if (hearing === null) continue;
      if (party) note(roles, party.role.toLowerCase(), party.isDebtor ? 'debtor' : 'other');
      for (const [at, { means }] of sheet.columns.entries()) {
        const cell = (cells[at] ?? '').trim();
        if (cell === '') continue;
        const truth = CLOSED[means];
        if (truth) note(values.get(means) ?? new Map(), closedKey(means, cell), truth(hearing));
        if (means === 'judge') note(judges, cell.toLowerCase(), hearing.judge);
        if (means === 'office') note(offices, cell.toLowerCase(), hearing.office);
        if (means === 'caseTitle') note(titles, cell, hearing.debtors.map(firstLast).join(' | '));
        if (means === 'time' && styles.time.isBare) bareTimes.push([cell, hearing.time]);
      }
    }
  }
  const sheets = files.map(({ sheet }) => sheet);
  return {
    ...{ hearings: plan.docket, columns, values, judges, offices, titles, roles, bareTimes },
    parts: [...columns].filter(([, means]) => means === 'part').map(([heading]) => heading),
    carried: sheets.flatMap(({ carried }) => carried),
    order: orderOf(printed),
    hidesNewDays: styles.status?.hasDay !== true && ![...columns.values()].includes('continuedTo'),
  };
}

/** The only true value of a printed text. Null if there is none, or more than one. */
export function only(meanings: Meanings | undefined, printed: string): string | null {
  const [first, ...others] = meanings?.get(printed) ?? [];
  return first === undefined || others.length > 0 ? null : first;
}
