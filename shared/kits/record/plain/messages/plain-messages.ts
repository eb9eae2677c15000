import { messagesOf } from '@court/ui';
import { plain } from './en-US.json';

/** What a hearing or a 341 meeting says in plain words: to be heard, sent and printed large. At a sixth-grade level. */
export const plainMessages = messagesOf({ 'en-US': plain });

/** What a status means, by `why.` and by `met.`; null if it has no sentence. */
export const sentenceFor = (group: 'why' | 'met', status: string): string | null =>
  Object.hasOwn(plain, `${group}.${status}`) ? plainMessages(`${group}.${status}` as 'why.stricken') : null;
