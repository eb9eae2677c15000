import type { CalendarChange } from '@court/shared/data/calendar-changes-of';
import { CHANGED_FIELDS } from '@court/shared/records/change-record';
import { clockTime, shortDate } from '@court/shared/words/court-dates';
import { wordFor } from '@court/shared/words/en-us';
import { homeWords } from '../locales/home-en-us';

/** What ids in a change stand for; an id without a name is left as it is. */
export type Names = { judge: (id: string) => string; office: (id: string) => string };

/** One thing that changed, in words; a side is null where the court says nothing. */
export type ChangeFact = { label: string; from: string | null; to: string | null };

const clock = (time: string) => (/^\d\d:\d\d$/.test(time) ? clockTime(time) : time);
const day = (date: string, near: string) => (/^\d{4}-\d\d-\d\d$/.test(date) ? shortDate(date, near) : date);

/** What a change says, field by field, in the order in which it is told. `today` is YYYY-MM-DD. */
export function changeFacts(change: CalendarChange, names: Names, today: string): ChangeFact[] {
  const inWords: Record<(typeof CHANGED_FIELDS)[number], (value: string) => string> = {
    status: (value) => wordFor('status', value) ?? value,
    how: (value) => wordFor('how', value) ?? value,
    date: (value) => day(value, today),
    time: clock,
    eventTime: clock,
    place: (value) => value,
    outcome: (value) => value,
    ...names,
  };
  const facts = CHANGED_FIELDS.flatMap((field) => {
    const sides = change[field];
    if (!sides) return [];
    const said = (value: string | undefined) => (value === undefined ? null : inWords[field](value));
    return [{ label: homeWords(`field.${field}`), from: said(sides.from), to: said(sides.to) }];
  });
  if (change.appear && !change.how)
    facts.push({ label: homeWords('field.how'), from: null, to: homeWords('changedAppear') });
  return facts;
}
