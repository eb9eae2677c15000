import { messagesOf } from '@court/domain';
import { qr } from './en-US.json';

export const qrMessages = messagesOf({ 'en-US': qr });
