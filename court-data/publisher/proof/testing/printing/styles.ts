import {
  DAY_STYLES,
  type DayStyle,
  MOMENT_STYLES,
  type MomentStyle,
  TIME_STYLES,
  type TimeStyle,
} from './print-days';
import {
  CASE_STYLES,
  type CaseStyle,
  JUDGE_STYLES,
  type JudgeStyle,
  TITLE_STYLES,
  type TitleStyle,
} from './print-names';
import { STATUS_STYLES, type StatusStyle } from './print-statuses';
import type { Hearing } from './truth';

export const FORMS = [
  'commas',
  'semicolons',
  'tabs',
  'bars',
  'json',
  'jsonl',
  'html',
  'xlsx',
  'ics',
] as const;
export type Form = (typeof FORMS)[number];
export const ENCODINGS = ['utf8', 'utf8-bom', 'utf16le', 'utf16be', 'windows1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The columns or rows that hold the names of debtors. */
export const PEOPLE = ['title', 'debtors', 'both', 'parts', 'rows'] as const;

/** A docket, and the names of the styles that print it. A proof can print the same docket again from its plan. */
export type Plan = {
  docket: Hearing[];
  form: Form;
  encoding: Encoding;
  day: string;
  time: string;
  /** style of a day and time in one cell; '' if they have separate cells */
  moment: string;
  status: string;
  people: (typeof PEOPLE)[number];
  title: string;
  caseNumber: string;
  judge: string;
  /** the optional columns */
  shown: {
    id: boolean;
    judge: boolean;
    office: boolean;
    matter: boolean;
    docketNumber: boolean;
    location: boolean;
    chapter: boolean;
    nextHearing: boolean;
  };
  sealed: boolean;
  faults: string[];
  /** selects headings, the order of columns, and the positions of faults */
  salt: number;
};

function styleNamed<S extends { name: string }>(styles: readonly S[], name: string): S {
  const style = styles.find((one) => one.name === name);
  if (!style) throw new RangeError(`there is no style ${name}`);
  return style;
}

/** The styles of a plan. A list in which some hearings are not on has a status column. */
export type Styles = {
  day: DayStyle;
  time: TimeStyle;
  moment: MomentStyle | null;
  status: StatusStyle | null;
  title: TitleStyle;
  caseNumber: CaseStyle;
  judge: JudgeStyle;
};

export function stylesOf(plan: Plan): Styles {
  const isAllOn = plan.docket.every(({ status }) => status.status === 'scheduled');
  const status = plan.status === 'none' && !isAllOn ? 'to at' : plan.status;
  // a 12-hour clock without AM or PM does not distinguish evening from morning, or midnight from noon
  const isOdd = plan.docket.some(({ time }) => time >= '19:00' || time < '01:00');
  const time = isOdd && plan.time.startsWith('12-') ? 'us' : plan.time;
  // a calendar event has one combined day and time
  const moment = plan.form === 'ics' ? 'iso T' : plan.moment;
  const momentStyle = moment === '' ? null : styleNamed(MOMENT_STYLES, moment);
  const printed = styleNamed(DAY_STYLES, plan.day);
  // a file writes its days in one order, except with the fault "two orders of days"
  const isOther = momentStyle?.order && printed.order && momentStyle.order !== printed.order;
  return {
    day: isOther ? styleNamed(DAY_STYLES, 'iso') : printed,
    time: styleNamed(TIME_STYLES, time),
    moment: momentStyle,
    status: status === 'none' ? null : styleNamed(STATUS_STYLES, status),
    title: styleNamed(TITLE_STYLES, plan.title),
    caseNumber: styleNamed(CASE_STYLES, plan.caseNumber),
    judge: styleNamed(JUDGE_STYLES, plan.judge),
  };
}
