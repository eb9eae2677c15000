import { shared } from './en-US.json';
import { messagesOf } from './messages-of';

/** What several areas say. */
export const sharedMessages = messagesOf({ 'en-US': shared });

/** `status.` and the like with what stands in a record; null when no word is known for it. */
export function wordFor(group: 'status' | 'how' | 'type', value: string): string | null {
  const key = `${group}.${value}`;
  return Object.hasOwn(shared, key) ? sharedMessages(key as 'status.held') : null;
}
