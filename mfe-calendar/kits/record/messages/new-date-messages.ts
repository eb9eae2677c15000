import { messagesOf } from '@court/domain';
import { newDate } from './en-US.json';

/** Texts about a new date that need the other records of the case or the time of the court's last list. */
export const newDateMessages = messagesOf({ 'en-US': newDate });
