import { messagesOf } from '@court/domain';
import { offices } from './en-US.json';

/** Texts of the offices page that the first paint needs too. */
export const officeFirstMessages = messagesOf({ 'en-US': offices });
