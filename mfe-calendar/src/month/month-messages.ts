import { messagesOf } from '@court/ui';
import { month } from '../messages/en-US.json';

export const monthMessages = messagesOf({ 'en-US': month });
