import { messagesOf } from '@court/ui';
import { offices, officesLater } from './en-US.json';

export const officeMessages = messagesOf({ 'en-US': { ...offices, ...officesLater } });
