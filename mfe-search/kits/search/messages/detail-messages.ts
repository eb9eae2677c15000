import { messagesOf } from '@court/domain';
import { detail } from './en-US.json';

/** Texts of the pages of an attorney, a case and a debtor. */
export const detailMessages = messagesOf({ 'en-US': detail });
