import { caseKey, isDay } from '@court/domain';
import { headingOf, type Printed } from './print-files';
import { firstLast } from './printing/print-names';
import { peopleIn } from './printing/print-sheet';
import type { Hearing } from './printing/truth';
import type { Outcome, ReadRecord } from './read-back';

/** Lower case, without accents and punctuation. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** The words of a name, sorted. */
const words = (text: string) => fold(text).split(' ').sort().join(' ');

const OFF = ['vacated', 'cancelled', 'stricken', 'withdrawn', 'not-held'];
const OVER = ['held', 'concluded'];
const MOVED = ['continued', 'rescheduled'];
/** The class of a status: on, off, over or moved. */
const classOf = (status: string) =>
  OFF.includes(status) ? 'off' : OVER.includes(status) ? 'over' : MOVED.includes(status) ? 'moved' : status;

/** Whether a published name can belong to a judge: the same last name, and no other given name. */
function isJudge(published: string, judge: string): boolean {
  const own = fold(judge).split(' ');
  const parts = fold(published).split(' ');
  if (parts.at(-1) !== own.at(-1)) return false;
  const given = own.slice(0, -1);
  return parts
    .slice(0, -1)
    .every((part) => given.some((name) => name === part || (part.length === 1 && name.startsWith(part))));
}

/** The fields, debtors and new times that a publication of the printed docket must have. */
type Expected = {
  has: (means: string) => boolean;
  /** debtors named in the print */
  debtors: (hearing: Hearing) => string[];
  newTime: boolean;
};

const isEqual = (published: string | null | undefined, truth: string) =>
  fold(published ?? '') === fold(truth);

/** The fields of a record that differ from the hearing. */
function unlike(record: ReadRecord, hearing: Hearing, { has, debtors, newTime }: Expected): string[] {
  const number = `${String(hearing.year % 100)}-${String(hearing.serial).padStart(5, '0')}`;
  const { status, to } = hearing.status;
  const names = debtors(hearing).map(words).sort();
  const title = words(record.caseTitle).split(' ');
  const said = hearing.sides ?? hearing.debtors.map(firstLast);
  const isTitled = fold(said.join(' '))
    .split(' ')
    .every((word) => title.includes(word));
  const checks: Record<string, boolean> = {
    caseNumber: caseKey(record.caseNumber, record.caseType) === caseKey(number, hearing.type),
    id: !has('id') || record.id === hearing.id,
    date: record.date === hearing.day,
    time: record.time === hearing.time,
    status: classOf(record.status) === classOf(status),
    continuedTo: (record.continuedTo ?? null) === ((has('newDay') && to?.day) || null),
    continuedTime: (record.continuedTime ?? null) === ((newTime && to?.time) || null),
    debtors:
      JSON.stringify((record.debtors ?? []).map(({ name }) => words(name)).sort()) === JSON.stringify(names),
    caseTitle: isTitled || !has('caseTitle'),
    judge:
      !has('judge') || (hearing.judge === '' ? !record.judge : isJudge(record.judge ?? '', hearing.judge)),
    office: !has('office') || isEqual(record.office, hearing.office),
    matter: !has('matter') || isEqual(record.matter, hearing.matter),
    docketNumber: !has('docketNumber') || isEqual(record.docketNumber, hearing.docketNumber),
    location: !has('location') || isEqual(record.location, hearing.room),
  };
  return Object.entries(checks)
    .filter(([, isSame]) => !isSame)
    .map(([field]) => `${field}: published ${JSON.stringify(Reflect.get(record, field))}`);
}

function expectedOf({ files, plan, styles }: Printed, { map }: Outcome): Expected {
  const ignored = Array.isArray(map.ignore) ? map.ignore : [];
  const means = new Set(
    files.flatMap(({ sheet }) =>
      sheet.columns.filter(({ heading }) => !ignored.includes(heading)).map((one) => one.means),
    ),
  );
  const isDebtors = ['debtors', 'both', 'rows'].includes(peopleIn(plan));
  const isWithNewDay = styles.status?.hasDay === true || means.has('continuedTo');
  return {
    has: (field) => (field === 'newDay' ? isWithNewDay : means.has(field)),
    debtors: (hearing) => {
      const names = hearing.debtors.map(firstLast);
      if (hearing.sides) return isDebtors && peopleIn(plan) !== 'rows' ? names : [];
      return names;
    },
    newTime: styles.status?.hasTime === true,
  };
}

/** Finds a judge published under two names, and two judges, distinct in the print, published under one. */
function judgeFaults(pairs: readonly (readonly [ReadRecord, Hearing])[]): string[] {
  const names = new Map<string, Set<string>>();
  for (const [{ judge }, hearing] of pairs)
    if (judge && hearing.judge !== '')
      names.set(hearing.judge, (names.get(hearing.judge) ?? new Set()).add(judge));
  return [...names]
    .filter(([, published]) => published.size > 1)
    .map(([judge, published]) => `judge ${judge} is published as ${[...published].join(' and ')}`);
}

/** The reasons for which a publication is neither the truth nor a question. Empty if it is one of them. */
export function differences(printed: Printed, outcome: Outcome): string[] {
  const { files, plan } = printed;
  const leaks = files
    .flatMap(({ sheet }) => sheet.secrets)
    .filter((digits) => outcome.said.includes(digits) || JSON.stringify(outcome.map).includes(digits));
  if (leaks.length > 0) return [`a message holds ${leaks.join(', ')}`];
  const { published } = outcome;
  if (published === null) return [];
  const expected = expectedOf(printed, outcome);
  const ignored: unknown[] = Array.isArray(outcome.map.ignore) ? outcome.map.ignore : [];
  const needless = files
    .flatMap(({ sheet }) => sheet.mustAsk.map((one) => ({ ...one, heading: headingOf(sheet, one.means) })))
    .filter(({ heading }) => heading === null || !ignored.includes(heading))
    .map(({ why }) => `nothing was asked about ${why}`);
  if (files.some(({ sheet }) => sheet.secrets.some((digits) => JSON.stringify(published).includes(digits))))
    needless.push('a private number is published');
  const left = [...published];
  const pairs: (readonly [ReadRecord, Hearing])[] = [];
  const missing: string[] = [];
  for (const hearing of plan.docket.filter(({ sealed }) => !sealed)) {
    const at = left.findIndex((record) => unlike(record, hearing, expected).length === 0);
    const [record] = at < 0 ? [] : left.splice(at, 1);
    if (record) pairs.push([record, hearing]);
    else {
      const near = left.toSorted(
        (a, b) => unlike(a, hearing, expected).length - unlike(b, hearing, expected).length,
      )[0];
      missing.push(
        `${JSON.stringify(hearing)} is not published; the nearest differs in ${near ? unlike(near, hearing, expected).join(', ') : 'all'}`,
      );
    }
  }
  const more = missing.length > 0 ? [] : left.map((record) => `no hearing is ${JSON.stringify(record)}`);
  if (published.some(({ date }) => !isDay(date))) more.push('a day is none');
  return [...needless, ...missing, ...more, ...judgeFaults(pairs)];
}
