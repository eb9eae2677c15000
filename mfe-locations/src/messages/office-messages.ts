import { messagesOf } from '@court/domain';
import { offices, officesLater } from './en-US.json';

export const officeMessages = messagesOf({ 'en-US': { ...offices, ...officesLater } });
