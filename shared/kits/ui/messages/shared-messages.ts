import { counts, paper, parts, shared, unofficial } from './en-US.json';
import { messagesOf } from './messages-of';

/** What rows say, and several areas of them. */
export const sharedMessages = /* @__PURE__ */ messagesOf({ 'en-US': shared });

/** What the parts of a screen say that no first paint draws. */
export const partMessages = /* @__PURE__ */ messagesOf({ 'en-US': parts });

/** Texts that say that the page is unofficial, and that the court's own docket governs. */
export const unofficialMessages = /* @__PURE__ */ messagesOf({ 'en-US': unofficial });

/** Texts that appear only on printed pages. */
export const paperMessages = /* @__PURE__ */ messagesOf({ 'en-US': paper });

/** The word for a record's value, such as `status.held`. Null if there is no word for it. */
export function wordFor(group: 'status' | 'how' | 'type', value: string): string | null {
  const key = `${group}.${value}`;
  return Object.hasOwn(shared, key) ? sharedMessages(key as 'status.held') : null;
}

const countMessages = /* @__PURE__ */ messagesOf({ 'en-US': counts });

/** '92 hearings · 11 off', of those that will not be held at their date. */
export const withOff = (words: string, off: number): string =>
  off > 0 ? `${words} · ${countMessages('off', { count: off })}` : words;
