import type { DocketMessages } from '@court/docket';

/** US English. */
export const enUS: DocketMessages = {
  'day.title': ({ date }) => `${date} · Hearings`,
  'count.hearings': ({ count }, grammar) =>
    grammar.plural(count, { one: '1 hearing', other: `${grammar.number(count)} hearings` }),
  'count.judges': ({ count }, grammar) => grammar.plural(count, { one: '1 judge', other: `${count} judges` }),
  'count.offices': ({ count }, grammar) =>
    grammar.plural(count, { one: '1 office', other: `${count} offices` }),
  'day.loading': ({ date }) => `Reading the hearings on ${date}…`,
  'day.failed': ({ date }) => `The hearings on ${date} could not be read`,
};
