import { readPrintedCaseNumber, SOURCE_FIELDS } from '@court/domain';
import { proposeValue } from '../reading/moments/closed-values';
import { readClock, readInstant } from '../reading/moments/read-clock';
import { isSerialDay, readDay } from '../reading/moments/read-moment';
import { MERIDIEM, MOMENT, PART_FIELDS } from '../reading/reading';
import { isOther, OTHER_WORDS, PARTY_NAMES, RESTRICTION, ROLES } from './headings/heading-words';
import { KNOWN_HEADINGS } from './headings/known-headings';
import { isNamePart } from './headings/name-columns';
import { plainHeading } from './headings/plain-heading';
import type { Look } from './look-at-export';

/** The proposal for a column. `field` and `confidence` are null if there is none. */
export type Match = {
  heading: string;
  field: string | null;
  confidence: 'certain' | 'likely' | 'check' | null;
  /** the reason, as a continuation of "because" */
  why: string;
};

const isDate = (text: string) => readDay(text, null).days.length > 0;
const isTime = (text: string) => readClock(text).time !== null;
function isMoment(text: string): boolean {
  if (readInstant(text) !== null) return true;
  const read = readClock(text);
  return read.time !== null && read.day !== null && isDate(read.day);
}
const isCaseNumberCell = (text: string) => readPrintedCaseNumber(text) !== null;
const isKnown = (field: string) => (text: string) => proposeValue(field, text, null).ours !== null;

/** `TXWB`, `W.D. Tex.`, `Western District of Texas`. */
const COURT = /^[a-z]{2,3}bk?$|\bdistrict\b|\bbankr|^[nsewmc]\.?\s?d\.?(?:\s|$)/i;

/** How the values of a field look, in the plural. Fields that are not listed hold any text. */
const LOOKS: Readonly<Record<string, { like: string; test: (text: string) => boolean }>> = {
  id: {
    like: 'ids',
    test: (text) =>
      /^(?=.*\d)\S{1,60}$/.test(text) && !isCaseNumberCell(text) && (isSerialDay(text) || !isDate(text)),
  },
  caseNumber: { like: 'case numbers', test: isCaseNumberCell },
  leadCaseNumber: { like: 'case numbers', test: isCaseNumberCell },
  date: { like: 'days', test: isDate },
  continuedTo: { like: 'days', test: isDate },
  time: { like: 'times', test: isTime },
  continuedTime: { like: 'times', test: isTime },
  [MOMENT]: { like: 'days with a time', test: isMoment },
  durationMinutes: { like: 'numbers of minutes', test: (text) => /^\d{1,4}$/.test(text) },
  chapter: { like: 'chapters', test: isKnown('chapter') },
  caseType: { like: 'types of case', test: isKnown('caseType') },
  court: { like: 'courts', test: (text) => COURT.test(text.trim()) },
  status: { like: 'statuses', test: isKnown('status') },
  docketNumber: {
    like: 'numbers of documents',
    test: (text) => /\d/.test(text) && text.length <= 40 && !/\d:\d\d/.test(text) && !isCaseNumberCell(text),
  },
  sealed: { like: 'Y and N', test: isKnown('sealed') },
  [MERIDIEM]: { like: 'AM and PM', test: isKnown(MERIDIEM) },
  'appear.mode': { like: 'ways to appear', test: isKnown('appear.mode') },
  'appear.url': { like: 'addresses', test: (text) => /^(https?:\/\/|www\.)/i.test(text) },
  'appear.meetingId': {
    like: 'meeting IDs',
    test: (text) => /^\d[\d\s-]{7,}\d(?:\.0+)?$|^\d+(?:\.\d+)?e\+?\d+$/i.test(text.trim()),
  },
  'appear.phone': { like: 'telephone numbers', test: (text) => text.replace(/\D/g, '').length >= 7 },
};
/** Minimum share of a column's values that must look like the field's. A few statuses may be unknown. */
const MIN_SHARE = { heading: 0.5, nameless: 0.95 };
/** Fields that are detected by the values of a column, with any heading. */
const SEEN = ['caseNumber', MOMENT, 'date', 'time', 'status'];
/** Fields that decide who comes where and when. If a heading only contains one of their words, the clerk is asked. */
const DECISIVE = ['caseNumber', MOMENT, 'date', 'time', MERIDIEM, 'status', 'continuedTo', 'sealed'];
const NAMES_JUDGE = /^(the )?(hon\b|honorable\b|(chief )?(u\.?s\.? )?(bankruptcy )?judge\b)/i;

const isAnyParty = (heading: string) => /^party(?: name)?$/.test(plainHeading(heading));

/** Whether a column states the role of a party. */
export const isRoleHeading = (heading: string): boolean => ROLES.test(plainHeading(heading));

type Candidate = Match & { column: number; field: string; score: number };

function candidate(
  column: number,
  { heading, plain }: { heading: string; plain: string },
  values: readonly string[],
  field: string,
): Candidate | null {
  const looks = LOOKS[field];
  const fitting = looks ? values.filter(looks.test).length : 0;
  const share = looks && values.length > 0 ? fitting / values.length : null;
  const counted =
    looks && share !== null ? `${fitting} of ${values.length} values look like ${looks.like}` : '';
  const make = (score: number, confidence: Match['confidence'], ...why: string[]): Candidate => ({
    ...{ column, heading, field, score, confidence, why: why.filter((part) => part !== '').join('; ') },
  });
  if (heading === field) return make(10, 'certain', 'is the field’s own name', counted);
  if (isOther(field, plain)) return null;
  const known = KNOWN_HEADINGS[field] ?? [];
  const at = known.indexOf(plain);
  if (share !== null && share < MIN_SHARE.heading) {
    const isOnly = Object.values(KNOWN_HEADINGS).filter((names) => names.includes(plain)).length === 1;
    // "Court" may be the heading of courtrooms
    const confidence = field === 'court' ? 'check' : 'likely';
    return at >= 0 && isOnly ? make(3, confidence, 'the heading says so', counted) : null;
  }
  if (at >= 0) {
    const isSure = share === null || share > 0.9;
    const said = plain === 'section' ? 'it is above each group of rows' : 'the heading says so';
    return make(6 - at / 100 + (share ?? 0), isSure ? 'certain' : 'likely', said, counted);
  }
  // the status of a case is not the status of its hearing
  if (field === 'status' && /\bcase\b/.test(plain)) return null;
  if (OTHER_WORDS.test(plain) || RESTRICTION.test(plain)) return null;
  const word = known.find((name) => name.length > 3 && ` ${plain} `.includes(` ${name} `));
  if (word !== undefined) {
    // the last word decides the meaning of a heading: "debtor attorney"
    const score = 2 + (plain.endsWith(word) ? 1 : 0) + word.length / 100 + (share ?? 0);
    const isMomentOfDay = field === MOMENT && KNOWN_HEADINGS.date?.includes(plain);
    const isSure = share !== null && (isMomentOfDay || !DECISIVE.includes(field));
    return make(score, isSure ? 'likely' : 'check', `the heading holds “${word}”`, counted);
  }
  if (field === 'judge' && values.length > 0 && values.every((text) => NAMES_JUDGE.test(text)))
    return make(2, 'check', 'each value is a judge’s name');
  // a five-digit number may be a spreadsheet day or anything else
  if (values.some(isSerialDay)) return null;
  if (!SEEN.includes(field) || share === null || share < MIN_SHARE.nameless) return null;
  return make(1 + share, 'check', counted);
}

/** The values of a column, without empty cells. */
export const valuesOf = ({ rows }: Look, column: number): string[] =>
  rows.flatMap(({ cells }) => (cells[column] ? [cells[column]] : []));

/**
 * Matches the columns of a file to fields by heading and values. A field is proposed for at most one column, the best.
 * A list without titles uses its debtors as titles.
 */
export function matchColumns(look: Look): Match[] {
  const fields = [...SOURCE_FIELDS, ...PART_FIELDS];
  const hasRoles = look.headings.some((heading) => ROLES.test(plainHeading(heading)));
  const candidates = look.headings.flatMap((heading, column) => {
    const own = plainHeading(heading);
    if (heading === '' || isNamePart(heading) || ROLES.test(own)) return [];
    const values = valuesOf(look, column);
    const plain = hasRoles && PARTY_NAMES.test(own) ? 'party name' : own;
    return fields.flatMap((field) => candidate(column, { heading, plain }, values, field) ?? []);
  });
  candidates.sort((a, b) => b.score - a.score || a.column - b.column);
  const taken = new Map<number, Candidate>();
  const isHeld = (field: string) => [...taken.values()].some((one) => one.field === field);
  const isTold = (field: string) =>
    isHeld(field) ||
    ((field === 'date' || field === 'time') && isHeld(MOMENT)) ||
    (field === MOMENT && isHeld('date'));
  for (const one of candidates) if (!taken.has(one.column) && !isTold(one.field)) taken.set(one.column, one);
  const debtors = [...taken.values()].find(({ field }) => field === 'debtors');
  if (debtors && !isHeld('caseTitle'))
    taken.set(debtors.column, {
      ...debtors,
      field: 'caseTitle',
      ...(debtors.confidence === 'check' ? {} : { confidence: 'likely' }),
      why: 'no other column holds the title',
      // a creditor is also a party
      ...(isAnyParty(debtors.heading) && !look.headings.some(isRoleHeading)
        ? { confidence: 'check', why: 'each may be a debtor, or another party' }
        : {}),
    });
  return look.headings.map(
    (heading, column) => taken.get(column) ?? { heading, field: null, confidence: null, why: '' },
  );
}
