import { messagesOf } from '@court/domain';
import { device } from './en-US.json';

export const deviceMessages = messagesOf({ 'en-US': device });
