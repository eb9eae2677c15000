import { messagesOf } from '@court/ui';
import { record } from './en-US.json';

/** What stands on the page of a hearing or a 341 meeting. */
export const recordMessages = messagesOf({ 'en-US': record });

/** A status that the glossary explains; null if it does not. */
export const explainedStatus = (status: string): 'stricken' | 'vacated' | null =>
  Object.hasOwn(record, `what.${status}`) ? (status as 'stricken' | 'vacated') : null;
