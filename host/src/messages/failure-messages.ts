import { messagesOf } from '@court/ui';
import { failure } from './en-US.json';

/** What is said of an area that could not be shown, or not as it is now. */
export const failureMessages = messagesOf({ 'en-US': failure });
