import { messagesOf } from '@court/ui';
import { qr } from './en-US.json';

export const qrMessages = messagesOf({ 'en-US': qr });
