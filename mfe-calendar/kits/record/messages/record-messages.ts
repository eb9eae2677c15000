import { messagesOf } from '@court/domain';
import { record } from './en-US.json';

/** Texts of the page of a hearing or 341 meeting. */
export const recordMessages = messagesOf({ 'en-US': record });
