import { messagesOf } from '@court/ui';
import { newDate } from './en-US.json';

/** What only the dates of a case say of a new date, or the court's last check of a list. */
export const newDateMessages = messagesOf({ 'en-US': newDate });
