import { type Asking, askOf } from '../clerk';
import { CLOSED_FIELDS, closedKey, ownValue, proposeValue } from '../moments/closed-values';
import { continuedFrom, readStatus, statusKey } from '../moments/read-status';
import type { Reading } from '../reading';
import { isRecord, printedValue } from '../record-limits';
import type { Fault } from '../source-file';
import { isEmpty } from './record-moments';

type Fields = Record<string, unknown>;
type Job = { fields: Fields; reading: Reading; asking: Asking | null };

/** Statuses of a hearing that moves to another day. */
const CONTINUING = ['continued', 'rescheduled'];

/** The object that contains a field, and the key there: `appear.mode` is in `appear`. */
function holderOf(fields: Fields, field: string): [Fields, string] | null {
  const [first = '', inner] = field.split('.');
  if (inner === undefined) return [fields, first];
  const whole = fields[first];
  return isRecord(whole) ? [whole, inner] : null;
}

function askValue(field: string, text: string, asking: Asking): void {
  const key = closedKey(field, text);
  askOf(asking, `${field}:${key}`, () => {
    const { ours, why } = proposeValue(field, text, asking.reading.dates);
    const all = CLOSED_FIELDS[field] ?? [];
    const others = all.filter((one) => one !== ours);
    return {
      text: `What does “${text}” mean as ${field}? ${why === '' || why === 'is not known' ? 'The map does not know it' : why.charAt(0).toUpperCase() + why.slice(1)}`,
      answers: [
        ...(ours ? [{ set: `${field}:${key}=${ours}`, meaning: `${ours}, as it seems` }] : []),
        { set: `${field}:${key}=<value>`, meaning: `for <value> one of ${(ours ? others : all).join(', ')}` },
      ],
    };
  });
}

/** Our value of a closed field, from the format or the map. Asks about any other text. */
function readClosed(field: string, { fields, reading, asking }: Job): void {
  const [holder, key] = holderOf(fields, field) ?? [];
  const text = holder && key ? holder[key] : null;
  if (!holder || !key || (typeof text !== 'string' && typeof text !== 'number')) return;
  const printed = String(text).trim();
  if (printed === '') return;
  const ours = reading.values.get(field)?.get(closedKey(field, printed)) ?? ownValue(field, printed);
  if (ours !== null) holder[key] = ours;
  else if (asking) askValue(field, printed, asking);
}

/**
 * Puts the day and time after "to" in a status into their fields, which are already read. It is a fault if the status
 * and a column differ. `printed` is the status in the export.
 */
export function readTarget({ fields, reading }: Job, printed: unknown): Fault | null {
  if (typeof printed !== 'string' || !CONTINUING.includes(printedValue(fields.status))) return null;
  const { to } = readStatus(printed, reading.dates);
  if (!to) return null;
  const [day, other] = to.days;
  if (day !== undefined && other !== undefined)
    return {
      field: 'status',
      reason: 'names a day that could be two dates. Add --set dates=mdy or --set dates=dmy',
    };
  if (day !== undefined) {
    if (isEmpty(fields.continuedTo)) fields.continuedTo = day;
    else if (fields.continuedTo !== day)
      return { field: 'continuedTo', reason: 'is another day than the one in the status' };
  }
  if (to.time) {
    if (isEmpty(fields.continuedTime)) fields.continuedTime = to.time;
    else if (fields.continuedTime !== to.time)
      return { field: 'continuedTime', reason: 'is another time than the one in the status' };
  }
  if (!to.time && statusKey(printed).includes('{time}'))
    return { field: 'status', reason: 'names a time that says neither AM nor PM. Export it as 1:30 PM' };
  return null;
}

/** Reads the fields with closed lists of values. */
export function readClosedFields(job: Job): void {
  for (const field of Object.keys(CLOSED_FIELDS)) readClosed(field, job);
}

/** Asks whether a hearing with a blank status is on. */
export function askBlankStatus({ fields, asking }: Job): void {
  if (!asking || !isEmpty(fields.status)) return;
  askOf(asking, 'default:status', () => ({
    text: 'Is a hearing still on whose status is blank?',
    answers: [{ set: 'default:status=scheduled', meaning: 'yes: show it as scheduled, even if it is off' }],
  }));
  // lets the check report the row's other faults; nothing is published
  fields.status = 'scheduled';
}

/** Asks about a hearing that is not after the day from which it was continued, because the court may mean "to". */
function askFrom(printed: string, { fields, reading, asking }: Job): void {
  const { date, status } = fields;
  if (!asking || status !== 'scheduled' || typeof date !== 'string' || !/from/i.test(printed)) return;
  const day = continuedFrom(printed, reading.dates);
  if (day === null || day < date) return;
  const value = `continued from ${day}`;
  if (reading.unusual.has(value)) return;
  askOf(asking, `unusual:${value}`, () => ({
    text: `Is a hearing on ${date} held whose status says “${printed}”? That day is not before its own. If it moves to that day, correct the status`,
    answers: [{ set: `unusual:${value}=expected`, meaning: 'yes: it is held as printed' }],
  }));
}

/**
 * Checks that a record's status, day and continued day agree. Asks the clerk, or returns the contradiction. Days are
 * YYYY-MM-DD. `printed` is the status in the export.
 */
export function checkContinued(job: Job, printed: unknown): Fault | null {
  const { fields, reading, asking } = job;
  const { status, continuedTo, date } = fields;
  if (typeof printed === 'string' && printed !== '') askFrom(printed, job);
  const isContinued = CONTINUING.includes(printedValue(status));
  if (typeof continuedTo === 'string' && typeof date === 'string' && continuedTo !== '') {
    const isLater =
      typeof fields.continuedTime === 'string' && fields.continuedTime > printedValue(fields.time);
    if (isContinued && continuedTo === date && !isLater)
      return { field: 'continuedTo', reason: 'is the hearing’s own day. Correct one of them' };
    if (continuedTo < date)
      return { field: 'continuedTo', reason: 'is a day before the hearing’s own. Correct one of them' };
    if (status !== 'scheduled' || continuedTo === date) return null;
    if (reading.laterDay === 'continued') fields.status = 'continued';
    else if (reading.laterDay === 'scheduled') fields.continuedTo = null;
    else if (asking)
      askOf(asking, 'laterDay', () => ({
        text: 'Is a hearing held that is scheduled, and has a later day in the column of continued days?',
        answers: [
          { set: 'laterDay=continued', meaning: 'no: it moves to the later day' },
          { set: 'laterDay=scheduled', meaning: 'yes: the later day is another hearing' },
        ],
      }));
  } else if (asking && isContinued && !reading.continuedWithoutDay)
    askOf(asking, 'continuedWithoutDay', () => ({
      text: 'To which day is a hearing continued whose row names none?',
      answers: [{ set: 'continuedWithoutDay=true', meaning: 'the court does not say; publish it so' }],
    }));
  return null;
}
