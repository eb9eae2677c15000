import { messagesOf } from '@court/ui';
import { detail } from './en-US.json';

/** Of the pages of an attorney, a case and a debtor. */
export const detailMessages = messagesOf({ 'en-US': detail });
