import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';

/** The language of words, dates and numbers on the screen. */
export const LOCALE = 'en-US';

/** What a message may ask of the language. */
export type Grammar = {
  /** `{ one: '1 hearing', other: '84 hearings' }` by the language's plural rules */
  plural(this: Grammar, count: number, forms: { one?: string; other: string }): string;
  number(this: Grammar, value: number): string;
};

export type Messages = Record<string, string | ((values: never, grammar: Grammar) => string)>;

type Values<M> = M extends (values: infer V, grammar: Grammar) => string ? [values: V] : [];

/** Says a message by its key, in the reader's language. */
export type Words<M extends Messages> = <K extends keyof M & string>(
  key: K,
  ...values: Values<M[K]>
) => string;

/** The words of one workspace: a table of messages a language, with US English to fall back on. */
export function wordsOf<M extends Messages>(messages: { 'en-US': M; [locale: string]: M }): Words<M> {
  // The library's types know message functions only as its compiler writes them.
  const dictionary = new LocalizedStringDictionary<string, never>(messages as never);
  const formatter = new LocalizedStringFormatter(LOCALE, dictionary);
  return (key, ...values) => formatter.format(key, values[0] as never);
}
