/** The language of messages, dates and numbers on the screen. */
export const LOCALE = 'en-US';

/** Messages by key, as the build compiles them from a catalog: a text, or a function of its values. */
type MessageTable = Record<string, string | ((values: never) => string)>;

type Values<M> = M extends (values: infer V) => string ? [values: V] : [];

/** Returns a message by its key, in the reader's language. */
export type Messages<M extends MessageTable> = <K extends keyof M & string>(
  key: K,
  ...values: Values<M[K]>
) => string;

/** Branches of a plural or select: `=0`, `one`, `other`. */
type Branches = Record<string, string> & { other: string };

let numbers: Intl.NumberFormat | undefined;
let ordinals: Intl.PluralRules | undefined;

/**
 * Functions that compiled messages call for numbers and plurals. shared/federation/messages generates the calls.
 * Messages of a first screen do not need Intl, whose first use is slow: see court-clocks.ts of @court/domain.
 */
const grammar = {
  number(value: number): string {
    if (Number.isSafeInteger(value)) return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
    numbers ??= new Intl.NumberFormat(LOCALE);
    return numbers.format(value);
  },
  plural(count: number, branches: Branches, type: Intl.PluralRuleType = 'cardinal'): string {
    if (type === 'ordinal') ordinals ??= new Intl.PluralRules(LOCALE, { type });
    const rule = type === 'ordinal' ? ordinals?.select(count) : count === 1 ? 'one' : 'other';
    return branches[`=${count}`] ?? branches[rule ?? 'other'] ?? branches.other;
  },
  select: (value: string | boolean, branches: Branches): string => branches[`${value}`] ?? branches.other,
};

let lists: Intl.ListFormat | undefined;

/** A list in words: 'Austin, Waco, and El Paso'. Creates its format at the first call, which takes a phone 45 ms. */
export function wordList(words: Iterable<string>): string {
  lists ??= new Intl.ListFormat(LOCALE);
  return lists.format(words);
}

/** The messages of one section. `tables` has a table per language; US English is the fallback. */
export function messagesOf<M extends MessageTable>(tables: { 'en-US': M; [locale: string]: M }): Messages<M> {
  const table = tables[LOCALE] ?? tables['en-US'];
  return (key, ...[values]) => {
    const message = table[key] as string | ((values: unknown, language: typeof grammar) => string);
    return typeof message === 'string' ? message : message(values, grammar);
  };
}
