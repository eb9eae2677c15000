import { messagesOf } from '@court/ui';
import { rows } from './en-US.json';

/** What rows and bars say, whatever is listed. */
export const rowMessages = messagesOf({ 'en-US': rows });
