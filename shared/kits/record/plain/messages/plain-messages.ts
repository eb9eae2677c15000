import { messagesOf } from '@court/ui';
import { plain } from './en-US.json';

/** What a hearing or a 341 meeting says in plain words: to be heard, sent and printed large. At a sixth-grade level. */
export const plainMessages = messagesOf({ 'en-US': plain });
