import { judgesAtom, officesAtom } from '@court/contract';
import { type CHANGED_FIELDS, isDay, judgeName } from '@court/records';
import { atom } from 'jotai';
import { clockTime, longDate } from '../words/court-dates';
import { wordFor } from '../words/en-us';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Says a side of a change as a reader knows it: days, clocks, names and words for what the record holds as code. */
export const changedValueAtom = atom((get) => {
  const { byId: judges } = get(judgesAtom);
  const { byId: offices } = get(officesAtom);
  return (field: (typeof CHANGED_FIELDS)[number], value: string): string => {
    switch (field) {
      case 'date':
        return isDay(value) ? longDate(value) : value;
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
  };
});
