import { type Judge, judgeName, type Office } from '../court/reference';
import { CHANGED_FIELDS, type RecordChange } from '../source/change-record';
import { isDay } from '../time/court-days';
import { changeMessages } from './change-messages';
import { clockTime, dayAndClock, longDate } from './court-dates';
import { wordFor } from './shared-messages';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The judges and offices that a change names by id. */
export type ChangeNames = {
  judges: Readonly<Record<string, Judge>>;
  offices: Readonly<Record<string, Pick<Office, 'name'>>>;
};

/** Converts one side of a change to text: formats dates and times, and replaces ids and codes by names and words. */
function inWords(
  field: (typeof CHANGED_FIELDS)[number],
  value: string,
  { judges, offices }: ChangeNames,
): string {
  switch (field) {
    case 'date':
      return isDay(value) ? longDate(value) : value;
    case 'continuedTo': {
      const [date = '', time = ''] = value.split(' ');
      return isDay(date) ? dayAndClock(date, time) : value;
    }
    case 'time':
    case 'eventTime':
      return CLOCK.test(value) ? clockTime(value) : value;
    case 'status':
      return wordFor('status', value) ?? value;
    case 'how':
      return wordFor('how', value) ?? value;
    case 'judge':
      return judgeName(value, judges) ?? value;
    case 'office':
      return offices[value]?.name ?? value;
    default:
      return value;
  }
}

/** One changed field, in words. `from` is null if the court gave no value before. */
export type ChangeFact = { label: string; from: string | null; to: string };

/**
 * Returns the facts of a change, field by field, in display order. `showsOwn`: includes a hearing's own time within
 * its block.
 */
export function changeFacts(change: RecordChange, names: ChangeNames, showsOwn: boolean): ChangeFact[] {
  const facts = CHANGED_FIELDS.flatMap((field) => {
    const { from, to } = change[field] ?? {};
    if ((!from && !to) || (field === 'eventTime' && !showsOwn)) return [];
    const label = changeMessages(`field.${field}`);
    return [
      {
        label,
        from: from ? inWords(field, from, names) : null,
        to: to ? inWords(field, to, names) : changeMessages('notSaid'),
      },
    ];
  });
  const appear = { label: changeMessages('appearChanged'), from: null, to: changeMessages('appearDiffers') };
  return change.appear ? [...facts, appear] : facts;
}
