import { messagesOf } from '@court/ui';
import { offices } from './en-US.json';

/** What the page of the offices says before its app, too. */
export const officeFirstMessages = messagesOf({ 'en-US': offices });
