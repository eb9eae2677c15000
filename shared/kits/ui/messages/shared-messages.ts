import { counts, paper, parts, shared, unofficial } from './en-US.json';
import { messagesOf } from './messages-of';

/** What rows say, and several areas of them. */
export const sharedMessages = /* @__PURE__ */ messagesOf({ 'en-US': shared });

/** What the parts of a screen say that no first paint draws. */
export const partMessages = /* @__PURE__ */ messagesOf({ 'en-US': parts });

/** What a page says of its standing beside the court's own docket. */
export const unofficialMessages = /* @__PURE__ */ messagesOf({ 'en-US': unofficial });

/** What printed pages say of themselves. */
export const paperMessages = /* @__PURE__ */ messagesOf({ 'en-US': paper });

/** `status.` and the like with what stands in a record; null when no word is known for it. */
export function wordFor(group: 'status' | 'how' | 'type', value: string): string | null {
  const key = `${group}.${value}`;
  return Object.hasOwn(shared, key) ? sharedMessages(key as 'status.held') : null;
}

const countMessages = /* @__PURE__ */ messagesOf({ 'en-US': counts });

/** '92 hearings · 11 off', of those that will not be held at their date. */
export const withOff = (words: string, off: number): string =>
  off > 0 ? `${words} · ${countMessages('off', { count: off })}` : words;
