import { messagesOf } from '@court/domain';
import { month } from '../messages/en-US.json';

export const monthMessages = messagesOf({ 'en-US': month });
