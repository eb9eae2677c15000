import { messagesOf } from '@court/domain';
import { menu } from './en-US.json';

export const menuMessages = messagesOf({ 'en-US': menu });
