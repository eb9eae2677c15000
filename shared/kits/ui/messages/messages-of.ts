import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';

/** The language of messages, dates and numbers on the screen. */
export const LOCALE = 'en-US';

/** Messages by key, as the build compiles them from a catalogue: a text, or a function of the values that it shows. */
type MessageTable = Record<string, string | ((values: never) => string)>;

type Values<M> = M extends (values: infer V) => string ? [values: V] : [];

/** Says a message by its key, in the reader's language. */
export type Messages<M extends MessageTable> = <K extends keyof M & string>(
  key: K,
  ...values: Values<M[K]>
) => string;

/** The messages of one section: its table in each language, with US English to fall back on. */
export function messagesOf<M extends MessageTable>(tables: { 'en-US': M; [locale: string]: M }): Messages<M> {
  // The library's types know compiled messages with the formatter that it hands them.
  const dictionary = new LocalizedStringDictionary<string, never>(tables as never);
  const formatter = new LocalizedStringFormatter(LOCALE, dictionary);
  return (key, ...values) => formatter.format(key, values[0] as never);
}
