import { messagesOf } from '@court/domain';
import { terms } from './en-US.json';

/** Explanations of bankruptcy terms, for readers who do not know them. */
export const termMessages = messagesOf({ 'en-US': terms });

/** A term that has an explanation. */
export type Term = keyof typeof terms;

/** The term of a chapter of the Bankruptcy Code. A chapter without its own explanation gets the general one. */
export function chapterTerm(chapter: string): Term {
  const term = `chapter.${chapter}`;
  return Object.hasOwn(terms, term) ? (term as Term) : 'chapter';
}
