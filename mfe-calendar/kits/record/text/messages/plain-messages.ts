import { messagesOf } from '@court/domain';
import { plain } from './en-US.json';

/** Texts of the plain-words view of a hearing or 341 meeting: read aloud, shared, printed large. Sixth-grade level. */
export const plainMessages = messagesOf({ 'en-US': plain });

/** The sentence that explains a status, from the `why.` or the `met.` messages. Null if there is none. */
export const sentenceFor = (group: 'why' | 'met', status: string): string | null =>
  Object.hasOwn(plain, `${group}.${status}`) ? plainMessages(`${group}.${status}` as 'why.stricken') : null;
