import { messagesOf } from '@court/domain';
import { meeting } from './en-US.json';

/** Texts only for the page of a 341 meeting. Every statement of law cites its source. */
export const meetingMessages = messagesOf({ 'en-US': meeting });
