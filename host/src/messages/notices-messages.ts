import { messagesOf } from '@court/domain';
import { notices } from './en-US.json';

/** Texts of the browser's notifications. */
export const noticesMessages = messagesOf({ 'en-US': notices });
