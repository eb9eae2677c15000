import type { Question } from '../../reading/questions';
import { type Knowledge, only } from './knowledge';

/** The time that `clock=12h` gives to a bare time. */
function on12Hours(printed: string): string | null {
  const [, hour = '', minute = ''] = /^(\d{1,2}):?(\d\d)(?::00)?$/.exec(printed) ?? [];
  if (hour === '') return null;
  const number = Number(hour);
  return `${String(number >= 1 && number <= 6 ? number + 12 : number).padStart(2, '0')}:${minute}`;
}
const on24Hours = (printed: string): string | null => {
  const [, hour = '', minute = ''] = /^(\d{1,2}):?(\d\d)(?::00)?$/.exec(printed) ?? [];
  return hour === '' ? null : `${hour.padStart(2, '0')}:${minute}`;
};

/** The clock rule that reads all bare times of the file correctly. */
function clockOf({ bareTimes }: Knowledge): string | null {
  if (bareTimes.length === 0) return null;
  if (bareTimes.every(([printed, time]) => on12Hours(printed) === time)) return 'clock=12h';
  return bareTimes.every(([printed, time]) => on24Hours(printed) === time) ? 'clock=24h' : null;
}

/**
 * The answer about a column. Null if the column has no meaning. All columns with parts of a name get the same answer.
 */
function columnAnswer(heading: string, { columns, parts }: Knowledge): string | null {
  const means = columns.get(heading);
  if (means === undefined || means === 'unknown') return null;
  if (means === 'part') return `join:caseTitle=${parts.join('+')}`;
  return means === 'role' ? `rows:${heading}=drop` : `column:${heading}=${means}`;
}

function neededAnswer(field: string, knowledge: Knowledge): string | null {
  const [heading] = [...knowledge.columns].find(([, means]) => means === field) ?? [];
  if (heading !== undefined) return `column:${heading}=${field}`;
  if (field === 'caseTitle' && knowledge.parts.length > 0)
    return `join:caseTitle=${knowledge.parts.join('+')}`;
  return null;
}

const CLOSED = ['status', 'sealed', 'caseType', 'chapter', 'meridiem'];

/** Whether a suspicious day or time is a hearing's true one. */
const isTrue = (value: string, { hearings }: Knowledge) =>
  // the proof prints all offsets in the court's first zone
  value === 'times with an offset but no office' ||
  hearings.some(({ day, time }) => value === day || value === time);

/** The answer for a rule about the whole file. */
function ruleAnswer(rule: string, knowledge: Knowledge): string | null {
  const { order, carried, hearings, columns, hidesNewDays } = knowledge;
  if (rule === 'dates') return order && `dates=${order}`;
  if (rule === 'clock') return clockOf(knowledge);
  if (rule === 'carryDown') return carried.length > 0 ? `carryDown=${carried.join(', ')}` : null;
  if (rule === 'continuedWithoutDay') return hidesNewDays ? 'continuedWithoutDay=true' : null;
  if (rule === 'laterDay') return 'laterDay=scheduled';
  const isAllOn = hearings.every(({ status }) => status.status === 'scheduled');
  const hasStatus = [...columns.values()].some((means) => means === 'status' || means === 'unknown');
  return rule === 'default:status' && isAllOn && !hasStatus ? 'default:status=scheduled' : null;
}

/** The text that a question is about: `judge:Hon. Rivera=…` is about `Hon. Rivera`. */
function aboutOf({ answers }: Question, kind: string): string {
  const [first] = answers;
  const text = first?.set.slice(kind.length + 1) ?? '';
  return text.slice(0, text.lastIndexOf('='));
}

/**
 * The answer of a clerk who knows the truth: the `--set` text, or null if the truth does not determine it. Never
 * accepts a proposed answer unchecked.
 */
export function truthfulAnswer(question: Question, knowledge: Knowledge): string | null {
  const { about } = question;
  const colon = about.indexOf(':');
  const [kind, rest] = colon < 0 ? [about, ''] : [about.slice(0, colon), about.slice(colon + 1)];
  if (kind === 'column') return columnAnswer(rest, knowledge);
  if (kind === 'needed') return neededAnswer(rest, knowledge);
  if (CLOSED.includes(kind)) {
    const ours = only(knowledge.values.get(kind), rest);
    return ours && `${about}=${ours}`;
  }
  if (kind === 'judge' || kind === 'office') {
    const name = only(kind === 'judge' ? knowledge.judges : knowledge.offices, rest);
    return name && `${kind}:${aboutOf(question, kind)}=${name}`;
  }
  if (kind === 'titles') {
    const title = aboutOf(question, 'debtors');
    const debtors = only(knowledge.titles, title);
    return debtors && `debtors:${title}=${debtors}`;
  }
  if (kind === 'role') {
    const role = only(knowledge.roles, rest);
    return role && `role:${aboutOf(question, 'role')}=${role}`;
  }
  if (kind === 'unusual') return isTrue(rest, knowledge) ? `unusual:${rest}=expected` : null;
  return ruleAnswer(about, knowledge);
}
