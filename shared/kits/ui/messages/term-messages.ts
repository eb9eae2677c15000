import { terms } from './en-US.json';
import { messagesOf } from './messages-of';

/** What words of bankruptcy law mean, for a reader who meets them for the first time. */
export const termMessages = messagesOf({ 'en-US': terms });

/** A word that can be explained. */
export type Term = keyof typeof terms;

/** A chapter of the Bankruptcy Code; one that has no words of its own is explained as any chapter. */
export function chapterTerm(chapter: string): Term {
  const term = `chapter.${chapter}`;
  return Object.hasOwn(terms, term) ? (term as Term) : 'chapter';
}
