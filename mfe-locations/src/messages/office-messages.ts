import { messagesOf } from '@court/ui';
import { offices } from './en-US.json';

export const officeMessages = messagesOf({ 'en-US': offices });
