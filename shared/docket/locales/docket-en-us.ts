import type { Grammar } from '@court/shared/words/words-of';
import type { Nouns } from './nouns';

type Count = { count: number };

/** What a day says of what it lists before the first of it is there, in US English. */
export const docketEnUS = ({ one, many, title, judge }: Nouns) => ({
  'day.title': ({ date }: { date: string }) => `${title} on ${date}`,
  'count.hearings': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: `1 ${one}`, other: `${grammar.number(count)} ${many}` }),
  'count.judges': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: `1 ${judge.one}`, other: `${count} ${judge.other}` }),
  'count.offices': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 office', other: `${count} offices` }),
  'day.loading': ({ date }: { date: string }) => `Reading the ${many} on ${date}…`,
  'day.failed': ({ date }: { date: string }) => `The ${many} on ${date} could not be read`,
});
