import { messagesOf } from '@court/ui';
import { offices } from './en-US.json';

/** What the offices’ page says before its app, too. */
export const officeFirstMessages = messagesOf({ 'en-US': offices });
