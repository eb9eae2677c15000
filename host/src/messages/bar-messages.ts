import { messagesOf } from '@court/domain';
import { bar } from './en-US.json';

/** Texts of the shell that the first paint uses too. */
export const barMessages = messagesOf({ 'en-US': bar });
