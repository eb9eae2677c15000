import { shared } from './messages/en-US.json';
import { messagesOf } from './messages-of';

/** Texts of rows, used by several areas. */
export const sharedMessages = /* @__PURE__ */ messagesOf({ 'en-US': shared });

/** The word for a record's value, such as `status.held`. Null if there is no word for it. */
export function wordFor(group: 'status' | 'how' | 'type', value: string): string | null {
  const key = `${group}.${value}`;
  return Object.hasOwn(shared, key) ? sharedMessages(key as 'status.held') : null;
}

/** 'Trustee Ada Brook'; a name that says so itself, 'United States Trustee', as it is. */
export const trusteeWords = (name: string): string =>
  /\btrustee\b/i.test(name) ? name : sharedMessages('trustee', { name });
