import { type Holiday, messagesOf, whyClosed } from '@court/domain';
import { closed } from '../messages/en-US.json';

const closedMessages = messagesOf({ 'en-US': closed });

/** 'Thanksgiving Day'. Null if the day is not a federal court holiday. */
export function holidayName(date: string): string | null {
  const why = whyClosed(date);
  return why === null || why === 'weekend' ? null : closedMessages(why satisfies Holiday);
}

/** A sentence that says why the court is closed on a day. Null on a court day. */
export function closedSentence(date: string): string | null {
  const name = holidayName(date);
  if (name) return closedMessages('holiday', { name });
  return whyClosed(date) === 'weekend' ? closedMessages('weekend') : null;
}
