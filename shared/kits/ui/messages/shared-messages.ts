import { counts, paper, parts, shared, unofficial } from './en-US.json';
import { messagesOf } from './messages-of';

/** Texts of rows, used by several areas. */
export const sharedMessages = /* @__PURE__ */ messagesOf({ 'en-US': shared });

/** Texts of screen parts that no first paint draws. */
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

/** Adds the number of hearings that will not be held at their date: '92 hearings · 11 off'. */
export const withOff = (words: string, off: number): string =>
  off > 0 ? `${words} · ${countMessages('off', { count: off })}` : words;
