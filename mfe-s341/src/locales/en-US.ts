import type { DocketMessages } from '@court/docket';

/** US English. */
export const enUS: DocketMessages = {
  'day.title': ({ date }) => `${date} · 341 meetings`,
  'count.hearings': ({ count }, grammar) =>
    grammar.plural(count, { one: '1 meeting', other: `${grammar.number(count)} meetings` }),
  'count.judges': ({ count }, grammar) =>
    grammar.plural(count, { one: '1 trustee', other: `${count} trustees` }),
  'count.offices': ({ count }, grammar) =>
    grammar.plural(count, { one: '1 office', other: `${count} offices` }),
  'day.loading': ({ date }) => `Reading the 341 meetings on ${date}…`,
  'day.failed': ({ date }) => `The 341 meetings on ${date} could not be read`,
};
