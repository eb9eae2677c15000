import { messagesOf } from '@court/ui';
import { device } from './en-US.json';

export const deviceMessages = messagesOf({ 'en-US': device });
